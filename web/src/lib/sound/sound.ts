/** Few, short, soft sounds, made in the program. Silent until the first gesture of the person. */
import { preferences } from '$lib/preferences.svelte'

export type SoundName = 'card' | 'chip' | 'knock' | 'turn' | 'die' | 'wheel' | 'ball' | 'fanfare' | 'refuse'

/** One note of the synthesiser (its own order of parameters) and when it begins, in ms. */
interface Note {
  at: number
  /** Undefined parameters keep the synthesiser's defaults. */
  tone: (number | undefined)[]
}

const _ = undefined
const note = (tone: (number | undefined)[], at = 0): Note => ({ at, tone })

/* volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …, noise (14th) */
const SOUNDS: Record<SoundName, Note[]> = {
  card: [note([0.35, 0.06, 1450, 0.002, 0.008, 0.035, 4, 2.2, -38, _, _, _, _, 1.1])],
  chip: [
    note([0.3, 0.05, 2350, 0.001, 0.004, 0.045, 0, 1.6, -6]),
    note([0.22, 0.05, 3100, 0.001, 0.004, 0.05, 0, 1.6, -6], 45),
  ],
  knock: [
    note([0.7, 0.02, 118, 0.002, 0.012, 0.07, 0, 1.4, -4, _, _, _, _, 0.35]),
    note([0.55, 0.02, 110, 0.002, 0.012, 0.07, 0, 1.4, -4, _, _, _, _, 0.35], 150),
  ],
  turn: [
    note([0.28, 0, 880, 0.004, 0.05, 0.42, 0, 1.2]),
    note([0.22, 0, 1320, 0.004, 0.05, 0.5, 0, 1.2], 110),
  ],
  die: [
    note([0.4, 0.1, 420, 0.001, 0.01, 0.03, 4, 1.6, -8, _, _, _, _, 0.6]),
    note([0.32, 0.1, 380, 0.001, 0.01, 0.03, 4, 1.6, -8, _, _, _, _, 0.6], 130),
    note([0.25, 0.1, 350, 0.001, 0.01, 0.03, 4, 1.6, -8, _, _, _, _, 0.6], 230),
    note([0.2, 0.1, 330, 0.001, 0.01, 0.03, 4, 1.6, -8, _, _, _, _, 0.6], 300),
  ],
  wheel: [note([0.22, 0.02, 62, 0.3, 1.6, 1.4, 0, 1, -0.1, _, _, _, _, 0.8])],
  ball: [
    note([0.3, 0.08, 1900, 0.001, 0.004, 0.03, 0, 1.8, -10]),
    note([0.25, 0.08, 1700, 0.001, 0.004, 0.03, 0, 1.8, -10], 140),
    note([0.2, 0.08, 1500, 0.001, 0.004, 0.04, 0, 1.8, -10], 240),
  ],
  fanfare: [
    note([0.26, 0, 523.25, 0.01, 0.09, 0.16, 1, 1.1]),
    note([0.26, 0, 659.25, 0.01, 0.09, 0.16, 1, 1.1], 140),
    note([0.26, 0, 783.99, 0.01, 0.09, 0.16, 1, 1.1], 280),
    note([0.3, 0, 1046.5, 0.01, 0.24, 0.5, 1, 1.1], 420),
  ],
  refuse: [note([0.3, 0, 196, 0.005, 0.04, 0.12, 0, 1.3, -1.5])],
}

const GESTURES = ['pointerdown', 'keydown'] as const
type Synthesiser = { zzfx: (...parameters: (number | undefined)[]) => unknown }
let synthesiser: Promise<Synthesiser> | undefined

function wake(): void {
  synthesiser ??= import('zzfx')
  for (const gesture of GESTURES) removeEventListener(gesture, wake, true)
}

/** Waits for the first gesture; returns how to stop waiting. */
function listen(): () => void {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true })
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake, true)
  }
}

/** Plays a sound once, or nothing if the person has muted it or has not yet touched the page. */
function play(name: SoundName): void {
  const { muted, volume } = preferences
  if (muted || volume === 0 || !synthesiser || document.hidden) return
  void synthesiser.then(({ zzfx }) => {
    for (const { at, tone } of SOUNDS[name]) {
      const [loudness = 1, ...rest] = tone
      setTimeout(() => zzfx(loudness * volume, ...rest), at)
    }
  })
}

export const sound = { listen, play }
