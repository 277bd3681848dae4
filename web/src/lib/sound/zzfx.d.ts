declare module 'zzfx' {
  /** Plays one tone; the parameters are the synthesiser's own, an undefined one keeps its default. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
}
