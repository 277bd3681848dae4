/** Whether a newer version of the program is ready than the one that this page came from. */
import type { Order } from '../../worker/worker'

/** The hashed files that this page has loaded: they name its version. */
export function filesOf(page: Document): string[] {
  const { origin } = location
  return [...page.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')]
    .map((element) => ('href' in element ? element.href : element.src))
    .filter((address) => address.startsWith(`${origin}/assets/`))
    .map((address) => address.slice(origin.length))
}

/** Asks a worker whether all of `files` are of its version. */
function knows(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      answer(data === true)
    }
    tell(worker, { type: 'knows', files }, [port2])
  })
}

const tell = (worker: ServiceWorker, order: Order, ports: MessagePort[] = []): void =>
  worker.postMessage(order, ports)

export class Updates {
  /** A reload would bring a newer version. */
  ready: boolean = $state(false)

  /** Looks at a worker that is about to serve this page: one of this version may, another one waits for a reload. */
  async meet(worker: ServiceWorker, page: Document = document): Promise<void> {
    if (!(await knows(worker, filesOf(page)))) this.ready = true
    else if (worker.state === 'installed') tell(worker, { type: 'take-over' })
  }

  /** Installs the service worker once the page is at rest, and watches for newer ones. */
  async watch(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
    const { waiting } = registration
    if (waiting) void this.meet(waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      // The first one of a device replaces nobody.
      if (!worker || !registration.active) return
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed') void this.meet(worker)
      })
    })
    // Another tab has let a newer one take over.
    workers.addEventListener('controllerchange', () => {
      if (workers.controller) void this.meet(workers.controller)
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  }
}

export const updates = new Updates()

/** Begins to watch, where there are service workers (not over plain HTTP from another device, not in development). */
export function watchForUpdates(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!import.meta.env.PROD || !workers) return
  const begin = (): void => {
    updates.watch(workers).catch(() => undefined) // a browser that forbids them: the page works without
  }
  const atRest = (): unknown => (self.requestIdleCallback ?? setTimeout)(begin)
  if (document.readyState === 'complete') atRest()
  else addEventListener('load', atRest, { once: true })
}
