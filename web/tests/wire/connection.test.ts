import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backOff, Connection, type Link } from '$lib/wire/connection'
import type { Do, FromClient, FromServer } from '$lib/wire/types.gen'

class Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: FromClient[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }
  accept(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get commands(): Do[] {
    return this.sent.filter((message) => message.type === 'do')
  }
}

let sockets: Socket[]
let links: Link[]
let heard: FromServer[]
let connection: Connection
const last = (): Socket => sockets.at(-1) as Socket
const welcome = { type: 'welcome', protocol: 1, build: 'b', you: 'p1', room: { type: 'room', n: 1 } }
const stand = { type: 'stand', place: 'table' } as const

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  links = []
  heard = []
  connection = new Connection({
    open: () => {
      sockets.push(new Socket())
      return last() as unknown as WebSocket
    },
    hello: () => ({ type: 'hello', protocol: 1, code: 'ABCDEF' }),
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
    random: () => 0.5,
  })
  connection.start()
})
afterEach(() => {
  connection.end()
  vi.useRealTimers()
})

test('a device introduces itself before anything else', () => {
  void connection.send(stand)
  last().accept()
  expect(last().sent.map(({ type }) => type)).toEqual(['hello'])
  last().tell(welcome)
  expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'do'])
  expect(links).toEqual(['connecting', 'open'])
})

describe('answers', () => {
  beforeEach(() => {
    last().accept()
    last().tell(welcome)
  })

  test('a command is done or refused by its own id', async () => {
    const one = connection.send(stand)
    const two = connection.send(stand)
    const [a, b] = last().commands
    expect(a?.id).not.toBe(b?.id)
    last().tell({ type: 'refused', id: b?.id, refusal: { code: 'not_seated', params: {} } })
    last().tell({ type: 'ack', id: a?.id })
    expect(await one).toBeNull()
    expect((await two)?.code).toBe('not_seated')
  })

  test('what is unanswered is sent again with the same id after a loss, what is answered is not', async () => {
    const done = connection.send(stand)
    last().tell({ type: 'ack', id: last().commands[0]?.id })
    await done
    const open = connection.send({ type: 'start' })
    const id = last().commands[1]?.id
    last().close()
    expect(links.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(1000)
    last().accept()
    last().tell(welcome)
    expect(last().commands.map((command) => command.id)).toEqual([id])
    last().tell({ type: 'ack', id })
    expect(await open).toBeNull()
  })

  test('a ping is answered with its number', () => {
    last().tell({ type: 'ping', n: 41 })
    expect(last().sent.at(-1)).toEqual({ type: 'pong', n: 41 })
  })

  test('a server that falls silent is taken for lost', () => {
    vi.advanceTimersByTime(44_000)
    last().tell({ type: 'ping', n: 1 })
    vi.advanceTimersByTime(44_000)
    expect(links.at(-1)).toBe('open')
    vi.advanceTimersByTime(2_000)
    expect(links).toContain('waiting')
  })

  test('a close for good is told, answers everything and is not tried again', async () => {
    const open = connection.send(stand)
    last().tell({ type: 'closed', refusal: { code: 'replaced', params: {} } })
    expect((await open)?.code).toBe('replaced')
    expect(heard.at(-1)?.type).toBe('closed')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    connection.again()
    expect(sockets).toHaveLength(2)
  })

  test('a close with retry is a loss', () => {
    last().tell({ type: 'closed', refusal: { code: 'restarting', params: {} }, retry: true })
    expect(links.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
  })
})

describe('back-off', () => {
  test('doubles up to a limit, half of it by chance', () => {
    expect([0, 1, 2].map((tries) => backOff(tries, 1))).toEqual([400, 800, 1600])
    expect(backOff(2, 0)).toBe(800)
    expect(backOff(30, 1)).toBe(8000)
  })

  test('the network coming back tries at once', () => {
    last().close()
    const before = sockets.length
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(before + 1)
  })

  test('an open connection is left alone by it', () => {
    last().accept()
    last().tell(welcome)
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(1)
  })
})
