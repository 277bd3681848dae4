/** Where the page is: the way in, a salon, a place in it, its television view. */
import type { PlaceName } from '$lib/wire/types.gen'

export type Route =
  | { page: 'way-in' }
  | { page: 'salon'; code: string; place: PlaceName | null }
  | { page: 'tv'; code: string }
  | { page: 'unknown' }

const PLACES: readonly string[] = ['table', 'blackjack', 'roulette']

/** What an address means. A code is taken as it is: the server says whether there is such a salon. */
export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  if (pathname === '/') return { page: 'way-in' }
  const [, code, tv] = /^\/s\/([^/]{1,16})(\/tv)?\/?$/.exec(pathname) ?? []
  if (code === undefined) return { page: 'unknown' }
  if (tv) return { page: 'tv', code: codeOf(code) }
  const place = hash.slice(1)
  return { page: 'salon', code: codeOf(code), place: PLACES.includes(place) ? (place as PlaceName) : null }
}

/** A code as it is written: letters only, in capitals. */
export function codeOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '')
}

export const pathOf = (code: string, place: PlaceName | null = null): string =>
  `/s/${code}${place ? `#${place}` : ''}`

class Router {
  now: Route = $state.raw(routeOf(location))

  constructor() {
    addEventListener('popstate', () => (this.now = routeOf(location)))
  }

  /** Goes there; the browser's back button comes back, unless it takes the place of where one is. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.now = routeOf(location)
  }
}

export const router = new Router()
