/** One set of icons, one hand: strokes of 1.75 in a box of 24. */

export interface IconArt {
  /** Outlines. */
  lines?: string
  /** Filled shapes. */
  solid?: string
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const ICONS = {
  door: { lines: 'M5 21V4.5L14 3v18M14 6h4.5v15M3 21h18M10.5 12v1.5' },
  chat: { lines: 'M4 5h16v11H11l-4.5 4V16H4zM8 9.5h8M8 12.5h5' },
  more: { solid: disc(5.5, 12, 1.7) + disc(12, 12, 1.7) + disc(18.5, 12, 1.7) },
  history: { lines: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2' },
  rules: {
    lines:
      'M12 6C9.5 4.3 6.5 4 3.5 4.5V19c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V4.5C17.5 4 14.5 4.3 12 6zM12 6v14.5',
  },
  score: { lines: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4' },
  settings: {
    lines: `${disc(12, 12, 3)}M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1`,
  },
  close: { lines: 'M6 6l12 12M18 6L6 18' },
  back: { lines: 'M15 5l-7 7 7 7' },
  forward: { lines: 'M9 5l7 7-7 7' },
  down: { lines: 'M5 9l7 7 7-7' },
  crown: { solid: 'M3.5 18.5L2.5 7.5l5 4L12 4.5l4.5 7 5-4-1 11z' },
  crownSmall: { lines: 'M5 17.5L4 10.5l4.2 2.5L12 8l3.8 5 4.2-2.5-1 7z' },
  broom: { lines: 'M20 3L11.5 12.5', solid: 'M8.5 10l5.5 5-4 6.5L2.5 15.5z' },
  broomSmall: {
    lines: 'M19.5 3L11 12.5M8.5 10.5l5 4.5-3.5 6.5L3 16zM5.5 16.8l2-2.3M7.6 18.6l2.2-2.6',
  },
  robot: {
    lines:
      'M12 7V4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 15.5h6M1.5 11.5v3M22.5 11.5v3',
    solid: disc(12, 3, 1.3) + disc(9, 11.5, 1.4) + disc(15, 11.5, 1.4),
  },
  host: { lines: 'M12 21V11M8 21h8M7 11h10l1.5-6h-13zM12 5V2.5' },
  mute: { lines: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5' },
  sound: {
    lines: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  },
  share: { lines: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11.5H4.5V21h15v-9.5H18' },
  copy: { lines: 'M8.5 8.5h11V21h-11zM15.5 8.5V3h-11v12.5h4' },
  qr: {
    lines: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17.5 20H20M14 20h.5',
    solid: disc(7, 7, 0.9) + disc(17, 7, 0.9) + disc(7, 17, 0.9),
  },
  eye: {
    lines: `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z${disc(12, 12, 2.8)}`,
  },
  spectator: {
    lines: `M3 13.5l3-7h3l1.5 5M21 13.5l-3-7h-3l-1.5 5M10.5 14h3${disc(6.5, 15, 4)}${disc(17.5, 15, 4)}`,
  },
  exchange: { lines: 'M4 8.5h15l-3.8-3.8M20 15.5H5l3.8 3.8' },
  plus: { lines: 'M12 5v14M5 12h14' },
  minus: { lines: 'M5 12h14' },
  check: { lines: 'M4.5 12.5l5 5L19.5 7' },
  lock: { lines: 'M5.5 11h13v10h-13zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5' },
  hourglass: {
    lines:
      'M6 3h12M6 21h12M7.5 3v3.5c0 2.5 4.5 4 4.5 5.5s-4.5 3-4.5 5.5V21M16.5 3v3.5c0 2.5-4.5 4-4.5 5.5s4.5 3 4.5 5.5V21',
  },
  trick: { lines: 'M12 5.2l6.5 1.2-2.2 12.6-3-.5M4 8.7l8.7-1.5 2.2 12.6-8.7 1.5z' },
  frost: {
    lines:
      'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4L12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M4 10.8l3.3-1-.9-3.3M20 13.2l-3.3 1 .9 3.3M20 10.8l-3.3-1 .9-3.3M4 13.2l3.3 1-.9 3.3',
  },
  flash: { solid: 'M13.5 2.5L5 13.5h6L10 21.5l9-12h-6z' },
  hen: {
    lines:
      'M5 9C6.5 5.5 10 5 12 7.5c1.2 1.6 1.8 3 3.8 3.3 1.8.3 3.3-.3 4.7-1.8.5 5-2.5 9-7.5 9-4.5 0-7-3-7-7.5zM5 9L2.5 10.5 5.2 11.5M7 5.3C6.5 3.8 8 3 8.8 4 9.5 2.7 11.3 3.3 10.8 5M10.5 18v3M14 18v3',
    solid: disc(8.2, 8.8, 0.8),
  },
  bulb: {
    lines: 'M9.5 17.5h5M10 20.5h4M9.5 17.5c0-2.5-3.5-3.8-3.5-8a6 6 0 0 1 12 0c0 4.2-3.5 5.5-3.5 8',
  },
  stool: {
    lines:
      'M5 6.5c0-1.4 3-2.5 7-2.5s7 1.1 7 2.5S16 9 12 9 5 7.9 5 6.5zM5 6.5v1.8c0 1.5 3 2.7 7 2.7s7-1.2 7-2.7V6.5M7.5 10.5L6 21M16.5 10.5L18 21M6.8 16.5h10.4',
  },
  offline: {
    lines:
      'M3 8.5a14 14 0 0 1 4-2.5M10.5 5a14 14 0 0 1 10.5 3.5M6 12.5a9 9 0 0 1 3.5-2M14.5 10.7a9 9 0 0 1 3.5 1.8M9 16.2a4.5 4.5 0 0 1 6 0M4 3l16 18',
    solid: disc(12, 19.5, 1.2),
  },
  dice: {
    lines: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z',
    solid: disc(8.5, 8.5, 1.4) + disc(15.5, 15.5, 1.4) + disc(12, 12, 1.4),
  },
  seal: {
    lines: `${disc(12, 9.5, 6)}M8.5 14.5L7 21.5l5-2.5 5 2.5-1.5-7M9.5 9.5l2 2 3.5-3.5`,
  },
  tv: { lines: 'M3 6h18v11.5H3zM8.5 21h7M12 17.5V21' },
  people: {
    lines: `${disc(9, 8, 3.5)}M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 5a3.2 3.2 0 0 1 0 6.2M17.5 14c2.5.7 4 2.9 4 6`,
  },
  pencil: { lines: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5' },
  download: { lines: 'M12 3.5V15M7.5 11L12 15.5 16.5 11M4.5 16v5h15v-5' },
  trophy: {
    lines:
      'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5 3.7 5M16.5 5.5H20c0 3.5-1.5 5-3.7 5M12 14v4M8.5 20.5h7M9.5 20.5c0-1.7 1-2.5 2.5-2.5s2.5.8 2.5 2.5',
  },
} as const satisfies Record<string, IconArt>

export type IconName = keyof typeof ICONS
