/**
 * The service worker. The build writes it to `/sw.js` with the names of its files (`web/build/pwa.ts`).
 *
 * A built file is kept under its hashed name and never asked for again. A page always comes from the server; when the
 * server is not to be had, the offline page stands in its place, at the same address. Nothing else is touched.
 */
/// <reference lib="webworker" />
import { isAway, leftOver, wayOf } from './answers'

declare const self: ServiceWorkerGlobalScope
/** Every file of the build. */
declare const __FILES__: readonly string[]
/** What the offline page needs. */
declare const __OFFLINE__: readonly string[]

const FILES = new Set(__FILES__)
const CACHE = 'salon'
const PAGE = '/offline.html'

/** What pages ask of the worker; it answers the first on the port. */
export type Order = { type: 'knows'; files: readonly string[] } | { type: 'take-over' }

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(__OFFLINE__.filter((name) => !here.has(name)))
  await cache.add(new Request(PAGE, { cache: 'reload' }))
}

async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE)
  const cached = (await cache.keys()).map(({ url }) => url)
  await Promise.all(leftOver(cached, [...FILES, PAGE]).map((url) => cache.delete(url)))
}

async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(request, response)
  } catch {
    // a device that is full keeps nothing more; the page has its answer all the same
  }
}

async function file(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    const copy = response.clone()
    later(keep(request, copy))
  }
  return response
}

async function page(request: Request): Promise<Response> {
  const offline = async (): Promise<Response> =>
    (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error()
  try {
    const response = await fetch(request)
    return isAway(response.status) ? await offline() : response
  } catch {
    return offline()
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin)
  if (way === 'page') event.respondWith(page(event.request))
  if (way === 'file') event.respondWith(file(event.request, (work) => event.waitUntil(work)))
})
self.addEventListener('message', (event) => {
  const order = event.data as Order
  if (order.type === 'take-over') event.waitUntil(self.skipWaiting())
  else event.ports[0]?.postMessage(order.files.every((name) => FILES.has(name)))
})
