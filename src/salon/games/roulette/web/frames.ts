/** The movements of the wheel as keyframes for the browser, which then needs nothing more to show them. */
import { ballFalls, ballLands, ballRises, ballRuns, rotorTurn, TURNING_MS } from './wheel'

const STEPS = 80
const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
/** The ball is told to run a little longer than it may. */
const RUNS_MS = TURNING_MS + 4000

export type Movement = Keyframe[]

const turned = (angle: number): Keyframe => ({ transform: `rotate(${angle}deg)` })

/** Moves a thing from the centre of the wheel outwards; the wheel's radius is 500, and it is the container. */
export const outwards = (radius: number): string => `translateY(${-radius / 10}cqw)`

export function rotorFrames(home: number): Keyframe[] {
  return shares.map((share) => turned(home + rotorTurn(share * TURNING_MS)))
}

export function runFrames(last: number | null): { turns: Keyframe[]; rises: Keyframe[]; ms: number } {
  const turns = shares.map((share) => turned(ballRuns(last, share * RUNS_MS)))
  // Thrown quickly at the start: more steps there.
  const rises = shares.map((share) => {
    const offset = share * share
    return { offset, transform: outwards(ballRises(offset * RUNS_MS)) }
  })
  return { turns, rises, ms: RUNS_MS }
}

export function landFrames(
  last: number | null,
  from: number,
  number: number,
): { turns: Keyframe[]; falls: Keyframe[] } {
  return {
    turns: shares.map((share) => turned(ballLands(last, from, number, share))),
    falls: shares.map((share) => ({ transform: outwards(ballFalls(share)) })),
  }
}
