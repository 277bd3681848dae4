import { describe, expect, it, vi } from 'vitest'
import { actionsOf, meaningOf } from './bar'
import { frameOf, LEVELS, moodAt, moodOf, TICKS } from './danger'
import { henView, playerView, played, told } from './samples'
import { turnsOf } from './story'
import { takerOf, winnerOf, type Props } from './table'
import { whyOf } from './why'
import { lineOf, remarkOf } from './words'

const say = (key: string, params: object = {}): string => `${key} ${JSON.stringify(params)}`
const legal = (...types: ('play' | 'chicken' | 'stop')[]): Props['legal'] => types.map((type) => ({ type }))

describe('the danger', () => {
  it('has a word for every count, and a frame that grows points', () => {
    expect([0, 10, 11, 14, 15, 18, 19, 20, 21, 22].map(moodAt)).toEqual([
      'safe',
      'safe',
      'risky',
      'risky',
      'very',
      'very',
      'mad',
      'mad',
      'exact',
      'bust',
    ])
    expect(LEVELS.map(({ from }) => moodAt(from))).toEqual(LEVELS.map(({ mood }) => mood))
    const corners = LEVELS.map(({ mood }) => frameOf(mood).split('L').length)
    expect(corners).toEqual([1, 24, 32, 48])
    expect(TICKS).toHaveLength(21)
  })

  it('is remembered while the series is taken away', () => {
    const gone = { pile: [], sums: [] }
    expect(moodOf(henView(), [])).toBe('very')
    expect(moodOf(henView({ ...gone, count: 0 }), [])).toBe('empty')
    const bust = told({ type: 'bust', seat: 1, count: 25, picked: 3 })
    expect(moodOf(henView({ ...gone, count: 25 }), bust)).toBe('bust')
    const fled = told({ type: 'chickened', seat: 1, count: 16, picked: 2 })
    expect(moodOf(henView({ ...gone, count: 16 }), fled)).toBe('chicken')
  })
})

describe('the line', () => {
  const ask = (more: Parameters<typeof henView>[0], ...types: ('play' | 'chicken' | 'stop')[]) =>
    lineOf({ view: henView(more), me: 0, legal: legal(...types), events: [] })

  it('asks what is to be done (turn.2 to turn.4, chicken.1, extra.1)', () => {
    expect(ask({ run: 'start', due: 2 }, 'play')).toMatchObject({
      key: 'prompt.start',
      params: { due: 2 },
      mine: true,
    })
    expect(ask({}, 'play', 'chicken').key).toBe('prompt.turn')
    expect(ask({ count: 10 }, 'play').key).toBe('prompt.turn_low')
    expect(ask({ run: 'chicken', due: 0 }, 'play', 'stop').key).toBe('prompt.chicken')
    expect(ask({ run: 'free', due: 1 }, 'play').key).toBe('prompt.free')
    expect(ask({ run: 'extra', due: 0 }, 'play', 'stop').key).toBe('prompt.extra')
  })

  it('else says whom all wait for, or what just happened', () => {
    const others = { me: 0, legal: [], events: told({ type: 'stopped', seat: 1 }) }
    expect(lineOf({ ...others, view: henView({ to_act: [2] }) })).toEqual({
      key: 'wait.series',
      params: { seat: 2 },
      mine: false,
    })
    expect(lineOf({ ...others, view: henView({ to_act: [2], run: 'start', pile: [] }) }).key).toBe(
      'wait.start',
    )
    expect(lineOf({ ...others, view: henView({ to_act: [] }) }).key).toBe('event.stopped')
    const still = { ...others, view: henView({ to_act: [] }) }
    const counted = (how: 'add' | 'subtract') => told(played(1, '8h', how, 8, 16, how === 'add' ? 24 : 8))
    expect(lineOf({ ...still, events: counted('add') }).key).toBe('announce.count')
    expect(lineOf({ ...still, events: counted('subtract') }).key).toBe('announce.subtract')
    expect(lineOf({ ...others, events: [], view: henView({ to_act: [], phase: 'over' }) }).key).toBe(
      'wait.over',
    )
  })

  it('explains a card that does not simply add (count.3 to count.12)', () => {
    const why = (card: string, how: 'add' | 'set' | 'subtract', value: number, count: number) =>
      whyOf({ card, how, value, count })
    expect(why('7s', 'add', 7, 16)).toBeNull()
    expect(why('8h', 'subtract', 8, 8)).toBe('why.red')
    expect(why('As', 'add', 11, 11)).toBe('why.ace')
    expect(why('Kd', 'set', 20, 20)).toBe('why.king')
    expect(why('Qd', 'add', 0, 7)).toBe('why.queen')
    expect(why('X1', 'set', 0, 0)).toBe('why.joker')
    expect(why('Jc', 'add', 8, 16)).toBe('why.jack')
    expect(why('Jh', 'subtract', 11, 0)).toBe('why.jack_red')
    expect(why('Js', 'add', 0, 0)).toBe('why.jack_zero')
    expect(why('Js', 'set', 20, 20)).toBe('why.jack_king')
    expect(why('Js', 'set', 0, 0)).toBe('why.jack_joker')
  })

  it('remarks on the last thing that needs a word, once', () => {
    const asked = { key: 'prompt.turn', params: {}, mine: true }
    const bust = told({ type: 'bust', seat: 1, count: 25, picked: 3 })
    expect(remarkOf(told(played(1, '7s', 'add', 7, 9, 16)), asked, say)).toBeUndefined()
    const red = told(played(1, '8h', 'subtract', 8, 16, 8), { type: 'stopped', seat: 1 })
    expect(remarkOf(red, asked, say)).toMatch(/^why\.red/)
    expect(remarkOf(bust, asked, say)).toMatch(/^event\.bust/)
    expect(remarkOf(bust, { ...asked, key: 'event.bust' }, say)).toBeUndefined()
    expect(remarkOf([], asked, say)).toBeUndefined()
  })
})

describe('the bar', () => {
  it('offers to chicken out where one may, and says what it costs (chicken.1, chicken.2)', () => {
    const act = vi.fn()
    const [play, chicken] = actionsOf(henView(), legal('play', 'chicken'), say, act)
    expect(chicken).toMatchObject({ id: 'chicken', disabled: false, small: 'bar.chicken_small {"cards":2}' })
    play?.onpress()
    chicken?.onpress()
    expect(act.mock.calls).toEqual([['play'], ['chicken']])
  })

  it('says why one may not (chicken.1)', () => {
    const reasons = (...args: Parameters<typeof actionsOf>) =>
      actionsOf(...args).map(({ reason, disabled }) => disabled && reason)
    const act = (): void => undefined
    expect(reasons(henView({ count: 9 }), legal('play'), say, act)).toEqual([
      false,
      'refusal.chicken_too_low {"count":11}',
    ])
    expect(reasons(henView({ run: 'start', due: 2 }), legal('play'), say, act)[1]).toMatch(/chicken_not_now/)
    expect(reasons(henView({ to_act: [1] }), [], say, act)).toEqual(['bar.wait {}', 'bar.wait {}'])
  })

  it('lets one stop where going on is optional (turn.4)', () => {
    const view = henView({ run: 'extra', due: 0 })
    const ids = actionsOf(view, legal('play', 'stop'), say, () => undefined).map(({ id }) => id)
    expect(ids).toEqual(['play', 'stop'])
  })

  it('means the same for two cards in a row, and something else when a choice opens', () => {
    expect(meaningOf(legal('play'))).toBe(meaningOf(legal('play')))
    expect(meaningOf(legal('play', 'stop'))).not.toBe(meaningOf(legal('play')))
  })
})

describe('what is told', () => {
  it('of the series is who played what since it began', () => {
    const history = [
      ...told(
        played(2, 'Ks', 'set', 20, 0, 20),
        { type: 'bust', seat: 2, count: 30, picked: 2 },
        played(0, '9s', 'add', 9, 0, 9),
        played(0, '7s', 'add', 7, 9, 16),
        played(1, '8h', 'subtract', 8, 16, 8),
        { type: 'paired', seat: 1 },
      ),
    ]
    const turns = turnsOf(history, 4)
    expect(turns.map(({ seat, cards }) => [seat, cards.map(({ card }) => card)])).toEqual([
      [0, ['9s', '7s']],
      [1, ['8h']],
    ])
    expect(turnsOf(history, 1).map(({ seat }) => seat)).toEqual([1])
    expect(turnsOf([...history, null], 4)).toEqual([])
  })

  it('of a series that goes is who takes it (bust.1, chicken.2, exact.1, exact.4)', () => {
    const exact = (receiver: number | null) =>
      told({ type: 'twenty_one', seat: 0, goes: receiver === null ? 'out' : 'left', receiver, passed: 2 })
    expect(takerOf(told({ type: 'bust', seat: 2, count: 25, picked: 3 }))).toBe(2)
    expect(takerOf(exact(1))).toBe(1)
    expect(takerOf(exact(null))).toBe('out')
    expect(takerOf([...exact(1), ...told(played(0, '2s', 'add', 2, 0, 2))])).toBeNull()
  })

  it('of the end is who has no cards left, or nobody (win.1, cap.1)', () => {
    expect(winnerOf(henView())).toBeNull()
    expect(winnerOf(henView({ players: [playerView(3), playerView(0), playerView(5)] }))).toBe(1)
  })
})
