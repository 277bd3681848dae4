import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import SalonScreen from '../src/screens/SalonScreen.svelte'
import { useLanguage } from '$lib/i18n/i18n.svelte'
import { preferences } from '$lib/preferences.svelte'
import { profile } from '$lib/shell/profile.svelte'
import type { FromClient, PlaceView, RoomView } from '$lib/wire/types.gen'

// A busy machine may take its time; what is awaited still has to come.
const PATIENCE = 10_000
configure({ asyncUtilTimeout: PATIENCE })

/** The server's end of the socket that the page opens. */
class Server {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Server
  static opened = 0
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  heard: FromClient[] = []

  constructor() {
    Server.last = this
    Server.opened++
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get commands(): object[] {
    return this.heard.flatMap((message) => (message.type === 'do' ? [message.command] : []))
  }
}

const place = (name: 'table' | 'blackjack' | 'roulette'): PlaceView => ({
  place: name,
  game: name === 'table' ? null : name,
  status: 'idle',
  seats: Array.from({ length: name === 'table' ? 8 : 5 }, () => null),
  round: null,
  rounds: null,
  match: 0,
})
const room: RoomView = {
  code: 'ABCDEF',
  host: 'p1',
  locked: false,
  capacity: 12,
  people: [
    { id: 'p1', name: 'Léa', avatar: 'renard' },
    { id: 'p2', name: '<img src=x onerror=boom()>', avatar: 'chat' },
  ],
  table: place('table'),
  blackjack: place('blackjack'),
  roulette: place('roulette'),
  choice: null,
  results: [],
}
const welcome = (extra: object = {}): object => ({
  type: 'welcome',
  protocol: 1,
  build: 'b',
  you: 'p1',
  room: { type: 'room', n: 1, room },
  ...extra,
})
const closed = (code: string, params = {}): object => ({ type: 'closed', refusal: { code, params } })

async function enter(): Promise<void> {
  render(SalonScreen, { code: 'ABCDEF', place: null })
  await waitFor(() => expect(Server.last.heard[0]?.type).toBe('hello'))
}

beforeAll(async () => {
  preferences.lang = 'fr'
  await useLanguage('fr')
})
beforeEach(() => {
  vi.stubGlobal('WebSocket', Server)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"games":[],"id":"p1"}')))
  Server.opened = 0
  profile.name = 'Léa'
  profile.avatar = 'renard'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a device without a name is asked for one before it connects', async () => {
  profile.name = ''
  render(SalonScreen, { code: 'ABCDEF', place: null })
  expect(screen.getByLabelText('Ton nom')).toBeTruthy()
  expect(Server.opened).toBe(0)
  screen.getByRole('button', { name: 'Entrer' }).click()
  expect(await screen.findByText('Écris d’abord ton nom.')).toBeTruthy()
  expect(Server.opened).toBe(0)
})

test('the hello carries code, name and avatar', async () => {
  await enter()
  expect(Server.last.heard[0]).toMatchObject({ code: 'ABCDEF', name: 'Léa', avatar: 'renard', protocol: 1 })
})

describe('refusals have their words and their way out', () => {
  test.each([
    ['unknown_salon', {}, /Aucun salon n’a ce code/, 'Essayer un autre code'],
    ['salon_full', { capacity: 12 }, /Ce salon est plein.*12 personnes/, 'Réessayer'],
    ['salon_locked', {}, /fermée à clé/, 'Réessayer'],
    ['removed', {}, /t’a fait sortir/, 'Ouvrir un autre salon'],
    ['replaced', {}, /autre écran/, 'Jouer sur cet écran'],
    ['old_client', {}, /nouvelle version/, 'Recharger la page'],
    ['internal', { reference: 'abc123' }, /abc123/, 'Réessayer'],
  ])('%s', async (code, params, words, way) => {
    await enter()
    Server.last.tell(closed(code, params))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('button', { name: way })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Revenir à l’accueil' })).toBeTruthy()
  })

  test('a name that does not do brings the form back, with the reason', async () => {
    await enter()
    Server.last.tell(closed('name_too_long', { max: 24 }))
    expect(await screen.findByText(/Ce nom est trop long/)).toBeTruthy()
    expect(screen.getByLabelText('Ton nom')).toBeTruthy()
  })

  test('playing on this screen again connects anew', async () => {
    await enter()
    Server.last.tell(closed('replaced'))
    const before = Server.opened
    ;(await screen.findByRole('button', { name: 'Jouer sur cet écran' })).click()
    await waitFor(() => expect(Server.opened).toBe(before + 1))
  })

  test('a device without identity gets one and comes back by itself', async () => {
    await enter()
    Server.last.tell(closed('no_identity'))
    await waitFor(() => expect(Server.opened).toBe(2))
    await waitFor(() => expect(Server.last.heard[0]?.type).toBe('hello'))
    Server.last.tell(welcome())
    expect(await screen.findByRole('button', { name: /Qui est là/ })).toBeTruthy()
  })
})

describe('inside', () => {
  beforeEach(async () => {
    await enter()
    Server.last.tell(welcome())
    await screen.findByRole('button', { name: /Qui est là/ })
  })
  const say = (n: number, person: string, text: string): void =>
    Server.last.tell({
      type: 'room',
      n,
      room,
      events: [{ n, event: { type: 'said', person, name: 'Max', text } }],
    })

  test('what is typed is shown as text, never as anything else', async () => {
    screen.getByRole('button', { name: /Messages/ }).click()
    await screen.findByRole('dialog')
    say(2, 'p2', '<b onclick="boom()">gras</b>')
    expect(await screen.findByText('<b onclick="boom()">gras</b>')).toBeTruthy()
    expect(document.querySelector('dialog b')).toBeNull()
    expect(document.querySelector('img[onerror]')).toBeNull()
  })

  test('a muted person is not shown, and can be heard again', async () => {
    screen.getByRole('button', { name: /Messages/ }).click()
    const dialog = await screen.findByRole('dialog')
    say(2, 'p2', 'coucou')
    ;(await within(dialog).findByRole('button', { name: /Ne plus entendre Max/ })).click()
    await waitFor(() => expect(within(dialog).queryByText('coucou')).toBeNull())
    say(3, 'p2', 'encore')
    ;(await within(dialog).findByRole('button', { name: /Entendre de nouveau/ })).click()
    expect(await within(dialog).findByText('encore')).toBeTruthy()
  })

  test('a lost connection is said once it lasts, and the room stays', async () => {
    Server.last.onclose?.()
    expect(await screen.findByText('Reconnexion…')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Qui est là/ })).toBeTruthy()
  })

  test('the host can lock the door; a refusal is shown in words', async () => {
    screen.getByRole('button', { name: /Qui est là/ }).click()
    ;(await screen.findByRole('switch', { name: /Fermer la porte/ })).click()
    await waitFor(() => expect(Server.last.commands).toContainEqual({ type: 'lock', locked: true }))
    const sent = Server.last.heard.find(
      (message) => message.type === 'do' && message.command.type === 'lock',
    ) as { id: string }
    Server.last.tell({ type: 'refused', id: sent.id, refusal: { code: 'not_host', params: {} } })
    expect(await screen.findByText(/Seule la personne qui tient le salon/)).toBeTruthy()
  })
})
