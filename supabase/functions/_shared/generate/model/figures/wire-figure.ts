import { z } from 'zod'

/**
 * A figure as data, which our program draws. It is flat, without unions, because some providers allow few of them in a
 * schema; the prompt says what its numbers and words mean for each kind.
 */
export const wireFigure = z
  .object({
    kind: z.enum([
      'none',
      'number-line',
      'bar',
      'array',
      'clock',
      'coins',
      'rectangle',
      'shape',
      'squares',
      'dots',
      'grid',
      'chart',
      'map',
      'angle',
      'table',
    ]),
    numbers: z.array(z.number()).max(40),
    words: z.array(z.string().max(200)).max(30),
  })
  .default({ kind: 'none', numbers: [], words: [] })
export type WireFigure = z.infer<typeof wireFigure>

/** Stands for a figure that cannot be read, so that its question can be judged without it. An empty table is drawn by nobody. */
export const UNREADABLE: WireFigure = { kind: 'table', numbers: [], words: [] }

/** Stands for a figure that a question speaks of and that nobody declared. */
export const UNDECLARED: WireFigure = { kind: 'table', numbers: [0], words: [] }
