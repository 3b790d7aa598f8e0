import { FRAME_PITCH } from '../../../html/dots.ts'
import type { Figure } from '../../../task.ts'

const A_ROW = 5
const A_FRAME = 10

/** Tens frames that are filled one after another, row by row from the left; each count has a frame of its own. */
export function framesWith(counts: readonly number[]): Extract<Figure, { kind: 'dots' }> {
  const places = counts.flatMap((count, frame) =>
    Array.from({ length: Math.min(count, A_FRAME) }, (_, n): [number, number] => [
      frame * FRAME_PITCH + (n % A_ROW),
      Math.floor(n / A_ROW),
    ]),
  )
  return { kind: 'dots', places, frames: counts.length }
}

/** A number to twenty: a full frame comes first. */
export const framesOf = (count: number) => framesWith(count <= A_FRAME ? [count] : [A_FRAME, count - A_FRAME])
