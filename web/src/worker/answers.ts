/** What the service worker does with a request, as functions of values: nothing here touches the network. */

/** `file`: from the cache, where it is; `page`: from the server, or else the offline page. */
export type Way = 'file' | 'page'

export interface Asked {
  url: string
  method: string
  mode: string
}

/** Where the built files are, whose names change with what is in them. */
const FILES = '/assets/'
const PAGES = /^\/(s\/[^/]+(\/tv)?\/?)?$/

/** How a request is answered; null: as if there were no worker (`/api`, the socket, other hosts, all else). */
export function wayOf({ url, method, mode }: Asked, origin: string): Way | null {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin) return null
  if (mode === 'navigate') return PAGES.test(pathname) ? 'page' : null
  return pathname.startsWith(FILES) ? 'file' : null
}

/** Whether an answer means that the salon is not to be had: a proxy says so while the program is away. */
export const isAway = (status: number): boolean => [502, 503, 504].includes(status)

/** The cached addresses that no page of this build asks for any more. */
export function leftOver(cached: readonly string[], kept: readonly string[]): string[] {
  const known = new Set(kept)
  return cached.filter((url) => !known.has(new URL(url).pathname))
}
