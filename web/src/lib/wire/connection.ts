/**
 * One WebSocket to the salon: handshake, commands with ids that are answered, resumption after a loss.
 *
 * Nothing here knows what a message means beyond the answer to it; the owner keeps the state and says, through
 * `hello`, what the device already has.
 */
import type { Closed, Command, FromClient, FromServer, Hello, Refusal } from './types.gen'

export type Link = 'connecting' | 'open' | 'waiting' | 'closed'

/** What a connection needs from the outside; the tests give their own. */
export interface Outside {
  /** Opens a socket; throws if the address is impossible. */
  open: () => WebSocket
  hello: () => Hello
  message: (message: FromServer) => void
  link: (link: Link) => void
  /** A number from 0 to 1. */
  random: () => number
}

interface Pending {
  id: string
  command: Command
  answer: (refusal: Refusal | null) => void
}

/** The answer to what is asked of a connection that has ended. */
const LEFT: Refusal = { code: 'left', params: {} }
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** The server asks for a sign of life more often than this; a longer silence is a lost connection. */
const SILENCE = 45_000

/** How long to wait before the try number `tries` (from 0), in milliseconds: doubled each time, half of it by chance. */
export function backOff(tries: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return full / 2 + (full / 2) * random
}

export class Connection {
  #outside: Outside
  #socket: WebSocket | null = null
  #welcome = false
  #ended = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, Pending>()
  #prefix: string
  #count = 0

  constructor(outside: Outside) {
    this.#outside = outside
    this.#prefix = Math.floor(outside.random() * 36 ** 8).toString(36)
  }

  /** Connects and keeps connected until `end` or until the server closes for good. */
  start(): void {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#away)
    document.addEventListener('visibilitychange', this.#visible)
    this.#connect()
  }

  /** Lets go of the socket for good; what is unanswered is refused as `left`. */
  end(): void {
    this.#stop('closed')
    this.#settle(LEFT)
  }

  /** Starts again after the server closed for good. */
  again(): void {
    this.#ended = false
    this.#tries = 0
    this.start()
  }

  /** Sends a command; the answer is null (done) or the refusal. Kept and sent again while the connection is lost. */
  send(command: Command): Promise<Refusal | null> {
    if (this.#ended) return Promise.resolve(LEFT)
    return new Promise((answer) => {
      const id = `${this.#prefix}-${++this.#count}`
      this.#pending.set(id, { id, command, answer })
      if (this.#welcome) this.#write({ type: 'do', id, command })
    })
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#outside.link('connecting')
    let socket: WebSocket
    try {
      socket = this.#outside.open()
    } catch {
      this.#lost()
      return
    }
    this.#socket = socket
    this.#welcome = false
    socket.onopen = () => this.#write(this.#outside.hello())
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data))
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    this.#watch()
  }

  #read(text: string): void {
    this.#watch()
    const message = JSON.parse(text) as FromServer
    if (message.type === 'ping') this.#write({ type: 'pong', n: message.n })
    else if (message.type === 'ack') this.#answer(message.id, null)
    else if (message.type === 'refused') this.#answer(message.id, message.refusal)
    else if (message.type === 'closed') this.#closed(message)
    else {
      this.#outside.message(message)
      if (message.type === 'welcome') this.#welcomed()
    }
  }

  #welcomed(): void {
    this.#welcome = true
    this.#tries = 0
    this.#outside.link('open')
    for (const { id, command } of this.#pending.values()) this.#write({ type: 'do', id, command })
  }

  #answer(id: string | null | undefined, refusal: Refusal | null): void {
    if (id === null || id === undefined) return
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.answer(refusal)
  }

  #closed(message: Closed): void {
    if (message.retry) {
      this.#lost()
      return
    }
    this.#stop('closed')
    this.#outside.message(message)
    this.#settle(message.refusal)
  }

  #lost(): void {
    this.#drop()
    if (this.#ended) return
    this.#outside.link('waiting')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#tries++, this.#outside.random()))
  }

  #drop(): void {
    clearTimeout(this.#watchdog)
    const socket = this.#socket
    this.#socket = null
    this.#welcome = false
    socket?.close()
  }

  #stop(link: Link): void {
    this.#ended = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#away)
    document.removeEventListener('visibilitychange', this.#visible)
    this.#drop()
    this.#outside.link(link)
  }

  #settle(refusal: Refusal): void {
    for (const { answer } of this.#pending.values()) answer(refusal)
    this.#pending.clear()
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.#lost(), SILENCE)
  }

  /** Try at once: the network is back, or the person looks at the page again. */
  #now = (): void => {
    if (this.#ended || this.#welcome || this.#socket?.readyState === WebSocket.CONNECTING) return
    this.#tries = 0
    this.#drop()
    this.#connect()
  }

  /** The network is gone: do not wait for the silence to tell. */
  #away = (): void => this.#lost()

  #visible = (): void => {
    if (document.visibilityState === 'visible') this.#now()
  }
}
