import type { Figure } from '../../../content/task.ts'
import type { WireTask } from '../forms/wire-parts.ts'
import { toTask } from '../tasks.ts'
import { readFigure, UNKNOWN } from './read-figure.ts'

/** A sentence that only sends pupils to a picture: "Look at the number line." */
const LOOK =
  /^\W*(?:look (?:carefully )?at|use|study|see|here is|here are|this is)\b[^.?!]*\b(?:pictures?|images?|figures?|diagrams?|drawings?|graphs?|charts?|number lines?|maps?|clocks?|tables?|grids?|arrays?|shapes?|angles?|bars?|coins?|dots?|squares?|rectangles?)\b[^.?!]*[.!:]\s*/iu

/** Words that may speak of a picture. A question without any of them was given one as an ornament. */
const POINTS =
  /\b(?:pictures?|photos?|images?|figures?|diagrams?|drawings?|graphs?|pictographs?|charts?|lines?|maps?|clocks?|tables?|grids?|arrays?|shapes?|angles?|bars?|coins?|dots?|squares?|rectangles?|shown?|shows|see|look|below|above|here|there|this|that|these|those|how many|how much|count|measure|label|colour|circle|match)\b/iu

/** A question with its figure, as far as the figure can be drawn. */
export type TaskFigure<T> =
  | { state: 'drawn'; wire: T; figure: Figure | null }
  /** The figure is missing, and the question stands without it: its answer was worked out from its words alone. */
  | { state: 'bare'; wire: T; why: string }
  /** The figure is missing, and the question asks about it. */
  | { state: 'broken'; wire: T; why: string }

/** Reads the figure of a question. Where it cannot be drawn, the words that point at it go with it, if the rest still stands. */
export function taskFigure<T extends WireTask>(wire: T): TaskFigure<T> {
  const read = readFigure(wire.figure)
  if (read.ok) return { state: 'drawn', wire, figure: read.figure }
  const { why } = read
  const bare = { ...wire, prompt: wire.prompt.replace(LOOK, '') }
  const isOrnament = why === UNKNOWN && !POINTS.test(wire.prompt)
  const stands = bare.prompt.trim() !== '' && (isOrnament || toTask(bare, '', 'core').check !== null)
  return stands ? { state: 'bare', wire: bare, why } : { state: 'broken', wire, why }
}
