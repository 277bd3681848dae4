/**
 * The live region's queue: whole sentences, each once, in order, at a pace that can be followed.
 *
 * A screen reader reads a polite region when it changes; a sentence that is replaced too early is lost. So each
 * stays for as long as it takes to say, and when many wait they are said together.
 */
const MS_A_LETTER = 45
const SHORTEST_MS = 700
/** So many sentences may wait before the rest is said in one breath. */
const PATIENCE = 4

/** How long `text` is left in the region, in milliseconds. */
export function sayingTime(text: string): number {
  return Math.max(SHORTEST_MS, text.length * MS_A_LETTER)
}

export class Announcer {
  /** What the region holds now. */
  text: string = $state('')
  #queue: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Says a sentence when those before it have been said. */
  say(sentence: string): void {
    if (sentence === '') return
    this.#queue.push(sentence)
    if (this.#timer === undefined) this.#next()
  }

  /** Forgets what waits. */
  clear(): void {
    this.#queue = []
  }

  #next(): void {
    const count = this.#queue.length > PATIENCE ? this.#queue.length : 1
    const sentence = this.#queue.splice(0, count).join(' ')
    // The same words twice in a row would not be noticed as a change.
    this.text = sentence === this.text ? `${sentence}\u00a0` : sentence
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#queue.length) this.#next()
    }, sayingTime(sentence))
  }
}

export const announcer = new Announcer()
