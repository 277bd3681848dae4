/** What a person has chosen for this device: look, cards, speed, sound. Kept in `localStorage`. */

export type Lang = 'fr' | 'en'
export type Theme = 'evening' | 'day' | 'auto'
export type DeckStyle = 'standard' | 'big' | 'four' | 'safe'
export type BackStyle = 'fans' | 'rays' | 'lozenges'

export interface Preferences {
  lang: Lang
  theme: Theme
  /** Letters of the court cards: V D R, or J Q K. */
  indices: Lang
  deck: DeckStyle
  back: BackStyle
  /** One tap plays; otherwise one tap selects and a second plays. */
  oneTap: boolean
  /** From 0.5 (slower) to 3 (faster). */
  speed: number
  /** From 0 to 1. */
  volume: number
  muted: boolean
  /** Less movement: no confetti, no flying reactions, movements as fades. */
  calm: boolean
  /** The games whose first steps have been read. */
  introduced: readonly string[]
}

const KEY = 'salon.preferences'
const MANIFEST = '/manifest.webmanifest'
const MANIFEST_EN = '/manifest.en.webmanifest'

const ALLOWED: { [K in keyof Preferences]: (value: unknown) => boolean } = {
  lang: (value) => value === 'fr' || value === 'en',
  theme: (value) => value === 'evening' || value === 'day' || value === 'auto',
  indices: (value) => value === 'fr' || value === 'en',
  deck: (value) => ['standard', 'big', 'four', 'safe'].includes(value as string),
  back: (value) => ['fans', 'rays', 'lozenges'].includes(value as string),
  oneTap: (value) => typeof value === 'boolean',
  speed: (value) => typeof value === 'number' && value >= 0.5 && value <= 3,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  muted: (value) => typeof value === 'boolean',
  calm: (value) => typeof value === 'boolean',
  introduced: (value) => Array.isArray(value) && value.every((key) => typeof key === 'string'),
}

function defaults(): Preferences {
  return {
    lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: 'evening',
    indices: 'fr',
    deck: 'standard',
    back: 'fans',
    oneTap: false,
    speed: 1,
    volume: 0.6,
    muted: false,
    calm: false,
    introduced: [],
  }
}

/** Returns the text of what differs from the defaults, so that a default may still change later. */
export function dumpPreferences(values: Preferences): string {
  const usual = defaults()
  const differs = (key: string, value: unknown): boolean =>
    JSON.stringify(usual[key as keyof Preferences]) !== JSON.stringify(value)
  const chosen = Object.entries(values).filter(([key, value]) => differs(key, value))
  return JSON.stringify(Object.fromEntries(chosen))
}

/** Returns the preferences in `text`; whatever is not understood has its default. Never raises. */
export function readPreferences(text: string | null): Preferences {
  const values = defaults()
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return values
    const known = Object.entries(stored).filter(([key, value]) => ALLOWED[key as keyof Preferences]?.(value))
    return Object.assign(values, Object.fromEntries(known))
  } catch {
    return values
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // a browser that keeps nothing
  }
}

export const preferences: Preferences = $state(readPreferences(stored()))

/** Puts the theme and the speed on the root element, and keeps them there; returns how to stop. */
export function applyPreferences(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.style.setProperty('--speed', String(preferences.speed))
      root.lang = preferences.lang
      const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      if (manifest) manifest.href = preferences.lang === 'fr' ? MANIFEST : MANIFEST_EN
      try {
        localStorage.setItem(KEY, dumpPreferences(preferences))
      } catch {
        // kept for this visit only
      }
    })
    $effect(() => {
      const root = document.documentElement
      const daylight = matchMedia('(prefers-color-scheme: light)')
      const follow = (): void => {
        const theme =
          preferences.theme === 'auto' ? (daylight.matches ? 'day' : 'evening') : preferences.theme
        root.dataset['theme'] = theme
      }
      follow()
      daylight.addEventListener('change', follow)
      return () => daylight.removeEventListener('change', follow)
    })
  })
}
