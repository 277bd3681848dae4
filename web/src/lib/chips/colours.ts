/** The look of the chips by value, and of the counters by stool. */

export interface ChipLook {
  base: string
  edge: string
  line: string
}

const LOOKS: readonly (readonly [number, ChipLook])[] = [
  [5000, { base: '#d8c9ee', edge: '#5a3f86', line: '#5a3f86' }],
  [1000, { base: '#b9d9cf', edge: '#235b4c', line: '#235b4c' }],
  [500, { base: '#b8c7de', edge: '#4b5f80', line: '#4b5f80' }],
  [200, { base: '#e2a48d', edge: '#8a4731', line: '#8a4731' }],
  [100, { base: '#d79a3c', edge: '#6d4410', line: '#5c390d' }],
  [50, { base: '#e7b64a', edge: '#8b6112', line: '#8b6112' }],
  [20, { base: '#c9ddb2', edge: '#4d6b33', line: '#4d6b33' }],
  [0, { base: '#f4e7c6', edge: '#a08b5e', line: '#a08b5e' }],
]

/** Returns the look of a chip of this value; a value between two has the look of the lower. */
export function chipLook(value: number): ChipLook {
  return (LOOKS.find(([least]) => value >= least) ?? LOOKS[LOOKS.length - 1])?.[1] as ChipLook
}

/** Colours of a stack seen from the side: body and edge marks. */
export function stackLook(value: number): readonly [string, string] {
  if (value >= 1000) return ['#54287a', '#f3ead2']
  if (value >= 500) return ['#27497c', '#f3ead2']
  if (value >= 100) return ['#1d2733', '#e8c66f']
  if (value >= 50) return ['#96283a', '#f3ead2']
  if (value >= 20) return ['#2c6e49', '#f3ead2']
  return ['#efe3c4', '#2c6e49']
}

/** One person's counters, as the old ones of mother-of-pearl: a colour and a shape each. */
export interface CounterLook {
  colour: string
  deep: string
  path: string
}

export const COUNTERS: readonly CounterLook[] = [
  {
    colour: '#f29479',
    deep: '#a3472f',
    path: 'M4.67-11.27 11.27-4.67V4.67L4.67 11.27H-4.67L-11.27 4.67V-4.67L-4.67-11.27Z',
  },
  {
    colour: '#86d0a6',
    deep: '#2f7d55',
    path: 'M-8-10.6H8Q10.6-10.6 10.6-8V8Q10.6 10.6 8 10.6H-8Q-10.6 10.6-10.6 8V-8Q-10.6-10.6-8-10.6Z',
  },
  {
    colour: '#f0c254',
    deep: '#9a6d12',
    path: 'M0-11.4A11.4 11.4 0 1 1 0 11.4A11.4 11.4 0 1 1 0-11.4Z',
  },
  { colour: '#cbb0f2', deep: '#7652ab', path: 'M0-12.6 10.91-6.3V6.3L0 12.6-10.91 6.3V-6.3Z' },
  {
    colour: '#a8d8f3',
    deep: '#3b7ba1',
    path: 'M3.67-8.87A3.9 3.9 0 0 1 8.87-3.67A3.9 3.9 0 0 1 8.87 3.67A3.9 3.9 0 0 1 3.67 8.87A3.9 3.9 0 0 1-3.67 8.87A3.9 3.9 0 0 1-8.87 3.67A3.9 3.9 0 0 1-8.87-3.67A3.9 3.9 0 0 1-3.67-8.87A3.9 3.9 0 0 1 3.67-8.87Z',
  },
]
