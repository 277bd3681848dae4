/** The shape of the shell's dictionaries: what `fr.json` has, every language must have. */
import type en from './en.json'
import type fr from './fr.json'
import type { Text } from './say'

/** Same keys, any words: a text may be a choice in one language and plain in the other. */
export type Like<T> = T extends string
  ? Text
  : T extends { by: string }
    ? Text
    : { readonly [K in keyof T]: Like<T[K]> }

export type Dictionary = Like<typeof fr>

/** Every text's dotted key. */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string | { by: string } ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]
export type Key = Keys<typeof fr>

/** A type error here: a language lacks a key of `fr.json`, or has one more. */
export type Complete<A, B> = A extends B ? (B extends A ? true : never) : never
export const complete: Complete<Keys<typeof en>, Key> = true

/** The text with this dotted key, if there is one. */
export function find(dictionary: unknown, key: string): Text | undefined {
  let at: unknown = dictionary
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Record<string, unknown>)[part]
  }
  if (typeof at === 'string') return at
  return typeof at === 'object' && at !== null && 'by' in at ? (at as Text) : undefined
}
