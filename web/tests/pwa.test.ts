import { afterEach, describe, expect, test, vi } from 'vitest'
import { manifest, token } from '../build/pwa.ts'
import { isAway, leftOver, wayOf } from '../src/worker/answers'
import type { Order } from '../src/worker/worker'
import { markIcon } from '$lib/shell/badge'
import { filesOf, Updates } from '$lib/shell/updates.svelte'

const HERE = 'https://salon.example'

describe('what the service worker answers', () => {
  test.each([
    ['/', 'navigate', 'page'],
    ['/s/BCDFGH', 'navigate', 'page'],
    ['/s/BCDFGH/tv', 'navigate', 'page'],
    ['/nowhere', 'navigate', null],
    ['/api/salons/BCDFGH/records/1', 'navigate', null],
    ['/assets/index-abc.js', 'cors', 'file'],
    ['/assets/icon-abc.svg', 'no-cors', 'file'],
    ['/api/games', 'cors', null],
    ['/ws', 'websocket', null],
    ['/readyz', 'cors', null],
    ['/manifest.webmanifest', 'cors', null],
  ])('%s (%s): %s', (path, mode, way) => {
    expect(wayOf({ url: `${HERE}${path}`, method: 'GET', mode }, HERE)).toBe(way)
  })

  test('nothing that changes something, and nothing of another host', () => {
    expect(wayOf({ url: `${HERE}/assets/a.js`, method: 'POST', mode: 'cors' }, HERE)).toBeNull()
    expect(wayOf({ url: 'https://other.example/assets/a.js', method: 'GET', mode: 'cors' }, HERE)).toBeNull()
  })

  test('a proxy without a program behind it is away; a refusal of ours is an answer', () => {
    expect([200, 304, 404, 429, 500, 502, 503, 504].filter(isAway)).toEqual([502, 503, 504])
  })

  test('what no page of this build asks for is thrown away', () => {
    const cached = [`${HERE}/assets/old-1.js`, `${HERE}/assets/new-1.js`, `${HERE}/offline.html`]
    expect(leftOver(cached, ['/assets/new-1.js', '/offline.html'])).toEqual([`${HERE}/assets/old-1.js`])
  })
})

/** A worker of the build with these files; what it is told is kept. */
class Worker {
  told: string[] = []
  state: ServiceWorkerState = 'installed'
  constructor(readonly files: readonly string[]) {}
  postMessage = (order: Order, ports: MessagePort[]): void => {
    this.told.push(order.type)
    if (order.type === 'knows') ports[0]?.postMessage(order.files.every((name) => this.files.includes(name)))
  }
}

const page = (...names: string[]): Document => {
  const made = document.implementation.createHTMLDocument()
  const script = made.createElement('script')
  script.setAttribute('src', `${location.origin}${names[0]}`)
  const foreign = made.createElement('link')
  foreign.setAttribute('href', `${location.origin}/manifest.webmanifest`)
  made.head.append(script, foreign)
  for (const name of names.slice(1)) {
    const link = made.createElement('link')
    link.setAttribute('href', `${location.origin}${name}`)
    made.head.append(link)
  }
  return made
}

describe('updates', () => {
  test('a page is of the version whose files it has loaded', () => {
    expect(filesOf(page('/assets/index-1.js', '/assets/index-1.css'))).toEqual([
      '/assets/index-1.js',
      '/assets/index-1.css',
    ])
  })

  test('a waiting worker of this very version takes over without a word', async () => {
    const updates = new Updates()
    const worker = new Worker(['/assets/index-2.js'])
    await updates.meet(worker as unknown as ServiceWorker, page('/assets/index-2.js'))
    expect(worker.told).toEqual(['knows', 'take-over'])
    expect(updates.ready).toBe(false)
  })

  test('a worker of another version waits, and the page says so', async () => {
    const updates = new Updates()
    const worker = new Worker(['/assets/index-3.js'])
    await updates.meet(worker as unknown as ServiceWorker, page('/assets/index-2.js'))
    expect(worker.told).toEqual(['knows'])
    expect(updates.ready).toBe(true)
  })

  test('another tab let a newer one take over: the page says so; one of this version is no news', async () => {
    const updates = new Updates()
    const container = Object.assign(new EventTarget(), {
      controller: null as Worker | null,
      register: vi.fn(() => Promise.resolve(Object.assign(new EventTarget(), { waiting: null }))),
    })
    await updates.watch(container as unknown as ServiceWorkerContainer)
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
    const same = new Worker(filesOf(document))
    same.state = 'activated'
    container.controller = same
    container.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(same.told).toEqual(['knows']))
    expect(updates.ready).toBe(false)

    const script = document.createElement('script')
    script.type = 'text/plain'
    script.setAttribute('src', '/assets/index-2.js')
    document.head.append(script)
    container.controller = new Worker(['/assets/index-3.js'])
    container.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(updates.ready).toBe(true))
    script.remove()
  })
})

describe('the mark on the icon', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('counts the places that wait, and goes when none does', () => {
    const set = vi.fn(() => Promise.reject(new DOMException('not allowed')))
    const clear = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { setAppBadge: set, clearAppBadge: clear })
    markIcon(2)
    expect(set).toHaveBeenCalledWith(2)
    markIcon(0)
    expect(clear).toHaveBeenCalledOnce()
  })

  test('a browser that cannot is left alone', () => {
    vi.stubGlobal('navigator', {})
    expect(() => markIcon(1)).not.toThrow()
  })
})

describe('the manifest', () => {
  test.each(['fr', 'en'] as const)(
    '%s: named, coloured by the tokens, with icons that a system may cut',
    (lang) => {
      expect(manifest(lang)).toMatchObject({
        lang,
        name: 'Le Salon',
        start_url: '/',
        display: 'standalone',
        background_color: token('room'),
        theme_color: token('room'),
        shortcuts: [{ url: '/#last' }, { url: '/#join' }],
        icons: [
          { sizes: '192x192', purpose: 'any' },
          { sizes: '512x512', purpose: 'any' },
          { sizes: '192x192', purpose: 'maskable' },
          { sizes: '512x512', purpose: 'maskable' },
        ],
      })
    },
  )

  test('a colour that there is not is said', () => {
    expect(() => token('neon')).toThrow('--neon')
  })
})
