/** The faces that people and house players can wear. */
import type { Lang } from '$lib/preferences.svelte'

export const ANIMALS = [
  'renard',
  'chat',
  'hibou',
  'ours',
  'lapin',
  'grenouille',
  'herisson',
  'coq',
  'bouledogue',
  'manchot',
  'lion',
  'souris',
] as const

export const ROBOTS = ['robot-1', 'robot-2', 'robot-3', 'robot-4', 'robot-5', 'robot-6'] as const

export type Animal = (typeof ANIMALS)[number]
export type AvatarName = Animal | (typeof ROBOTS)[number]

const LABELS: Record<Lang, Record<Animal, string>> = {
  fr: {
    renard: 'renard',
    chat: 'chat',
    hibou: 'hibou',
    ours: 'ours',
    lapin: 'lapin',
    grenouille: 'grenouille',
    herisson: 'hérisson',
    coq: 'coq',
    bouledogue: 'bouledogue',
    manchot: 'manchot',
    lion: 'lion',
    souris: 'souris',
  },
  en: {
    renard: 'fox',
    chat: 'cat',
    hibou: 'owl',
    ours: 'bear',
    lapin: 'rabbit',
    grenouille: 'frog',
    herisson: 'hedgehog',
    coq: 'cockerel',
    bouledogue: 'bulldog',
    manchot: 'penguin',
    lion: 'lion',
    souris: 'mouse',
  },
}

/** Returns true if `text` is the name of a face. */
export function isAvatar(text: string): text is AvatarName {
  return ([...ANIMALS, ...ROBOTS] as string[]).includes(text)
}

/** Returns « renard » or "fox"; a robot is a robot in both languages. */
export function avatarLabel(name: AvatarName, lang: Lang): string {
  return name in LABELS[lang] ? LABELS[lang][name as Animal] : name.replace('-', ' ')
}
