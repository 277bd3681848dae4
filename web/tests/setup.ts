/** Stand-ins for what jsdom lacks: Web Animations, media queries, matrices and observers. */
import { vi } from 'vitest'

Element.prototype.animate ??= (() => {
  const animation = {
    cancel: () => undefined,
    finish: () => undefined,
    finished: Promise.resolve(),
    onfinish: null as (() => void) | null,
    currentTime: 0,
    playState: 'finished',
  }
  queueMicrotask(() => animation.onfinish?.())
  return animation
}) as unknown as typeof Element.prototype.animate
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => undefined

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia

class Observer {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}
globalThis.ResizeObserver ??= Observer as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver

class Matrix {
  a = 1
  b = 0
  c = 0
  d = 1
  e = 0
  f = 0
  constructor(text = '') {
    const values = /matrix\(([^)]*)\)/.exec(text)?.[1]?.split(',').map(Number)
    if (values?.length === 6)
      [this.a, this.b, this.c, this.d, this.e, this.f] = values as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
  }
}
globalThis.DOMMatrixReadOnly ??= Matrix as unknown as typeof DOMMatrixReadOnly
globalThis.DOMMatrix ??= Matrix as unknown as typeof DOMMatrix

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
