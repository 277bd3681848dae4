/** Name and avatar, remembered on the device. The seat does not hang on them: it belongs to the device's secret. */
import { ANIMALS } from '$lib/avatars/names'

const KEY = 'salon.me'
/** Everything that the program keeps on a device begins so. */
const OURS = 'salon.'

interface Profile {
  name: string
  avatar: string
}

function stored(): Profile {
  const avatar = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? ANIMALS[0]
  const fresh: Profile = { name: '', avatar }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Profile, unknown>>
    if (typeof kept.name === 'string') fresh.name = kept.name
    const known = ANIMALS.find((animal) => animal === kept.avatar)
    if (known) fresh.avatar = known
  } catch {
    // a browser that keeps nothing, or something else under our name
  }
  return fresh
}

export const profile: Profile = $state(stored())

/** Keeps name and avatar for the next visit. */
export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...profile, name: profile.name.trim() }))
  } catch {
    // known for this visit only
  }
}

/** Whether this device has a name already. */
export const known = (): boolean => profile.name.trim() !== ''

/** Clears everything that the program keeps on this device. */
export function forgetDevice(): void {
  profile.name = ''
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** The kit's name of a face that the server names. */
export function faceOf(avatar: string): string {
  return avatar.replace(/^robot(?=\d)/, 'robot-')
}
