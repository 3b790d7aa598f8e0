import type { Figure, Task } from '../../../task.ts'
import type { Place } from './place.ts'

/** Figures that can be drawn with a stick or with chalk. */
const DRAWN: ReadonlySet<Figure['kind']> = new Set(['bar', 'array', 'rectangle', 'shape', 'squares', 'angle'])
/** A longer question is not kept in mind. */
const MOST_LETTERS = 130
const ON_PAPER =
  /\b(?:squared paper|tables?:|ruler|protractor|colou?r in|shade|underline|ring the|circle the|fill in the|in columns)\b/i

/** True for a picture of equal groups beside words that name both numbers: it only helps who reads. */
const isInWords = (figure: Figure, prompt: string): boolean =>
  figure.kind === 'array' &&
  [figure.rows, figure.columns].every((number) => new RegExp(`\\b${number}\\b`).test(prompt))

/** True where a class can work at a question without having it on paper. */
export function canBeHeard({ prompt, figure }: Task, { on }: Place): boolean {
  if (prompt.length > MOST_LETTERS || ON_PAPER.test(prompt)) return false
  if (/_{3,}|□/.test(prompt) && on === null) return false
  return figure === null || isInWords(figure, prompt) || (on !== null && DRAWN.has(figure.kind))
}
