/** The mark on the icon of the installed program: how many places wait for this person. */

/** Shows `waiting` on the icon, where the system can; none takes the mark away. */
export function markIcon(waiting: number): void {
  // A system that may not be asked (no permission, not installed) shows nothing.
  const marked = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.()
  marked?.catch(() => undefined)
}
