/** What the device wants of a salon that it is about to enter, and the last one that it was in. */
const KEY = 'salon.last'

let playAt: string | null = null

/** « Jouer tout de suite »: the salon with this code fills its table and starts as soon as it is entered. */
export function playNowIn(code: string): void {
  playAt = code
}

/** Whether to do so now; asked once. */
export function takePlayNow(code: string): boolean {
  const now = playAt === code
  playAt = null
  return now
}

export function rememberSalon(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch {
    // known by its address only
  }
}

/** The code of the salon that this device was in last, if it has not left it. */
export function lastSalon(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
