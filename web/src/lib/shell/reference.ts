/** The short reference of an error on this page: the same for the same place in the code, and nobody's address. */
export function referenceOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  let hash = 0x811c9dc5 // FNV-1a: enough to find the line of the console again
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return `p-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
