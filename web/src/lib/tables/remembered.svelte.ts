/** A switch that this device remembers from one visit to the next. */
export class Remembered {
  #on: boolean = $state(false)

  /** `key` is its place in `localStorage`; nothing stands there while the switch is off. */
  constructor(readonly key: string) {
    try {
      this.#on = localStorage.getItem(key) === 'yes'
    } catch {
      // a browser that keeps nothing
    }
  }

  get on(): boolean {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    try {
      if (on) localStorage.setItem(this.key, 'yes')
      else localStorage.removeItem(this.key)
    } catch {
      // kept for this visit only
    }
  }
}
