/** What a teacher wrote, and what has to be there afterwards. Everything here is data; ../asked judges it. */

export type Area = 'maths' | 'english' | 'science' | 'social' | 'health' | 'arts' | 'technology' | 'reo'

export type Form =
  | 'plan'
  | 'worksheet'
  | 'activity'
  | 'assessment'
  | 'reading'
  | 'quiz'
  | 'cards'
  | 'rubric'
  | 'checklist'
  | 'writing frame'
  | 'game'
  | 'word search'
  | 'crossword'
  | 'exit tickets'
  | 'letter'

/** Questions of one kind, as the solver names them (../solver). */
export type Kind =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'remainder'
  | 'operations'
  | 'missing number'
  | 'true or false'
  | 'compare'
  | 'order'
  | 'round'
  | 'estimate'
  | 'place value'
  | 'number words'
  | 'sequence'
  | 'repeating pattern'
  | 'odd or even'
  | 'factors'
  | 'multiples'
  | 'primes'
  | 'powers'
  | 'name a fraction'
  | 'fraction of'
  | 'equivalent'
  | 'simplify'
  | 'add fractions'
  | 'subtract fractions'
  | 'multiply fractions'
  | 'divide fractions'
  | 'mixed numbers'
  | 'decimals and fractions'
  | 'percent of'
  | 'percent change'
  | 'ratio'
  | 'rate'
  | 'total'
  | 'change'
  | 'coins'
  | 'clock'
  | 'time later'
  | 'duration'
  | 'units of time'
  | 'calendar'
  | 'units'
  | 'measure'
  | 'scale'
  | 'perimeter'
  | 'area'
  | 'volume'
  | 'angle'
  | 'shape'
  | 'symmetry'
  | 'turns'
  | 'grid'
  | 'coordinates'
  | 'graph'
  | 'average'
  | 'chance'
  | 'outcomes'
  | 'algebra'
  | 'equation'

/** What the printed sums must be like. Every parsed question of a sheet keeps to it, and two thirds of a plan's. */
export interface Sums {
  kinds: readonly Kind[]
  /** One factor, or the divisor, is one of these. */
  tables?: readonly number[]
  /** The largest number that may be printed in a question or answer. */
  within?: number
  /** Every division comes out. */
  exact?: true
  /** Minutes past the hour that every clock or time of a question shows. */
  minutesPast?: readonly number[]
  /** Printed words or signs that each question must hold one of: "$20|$20.00". */
  each?: string
  /** Of two or more fractions in one question. */
  denominators?: 'same' | 'different' | readonly number[]
  numerators?: 'same'
}

/**
 * A request. In `about`, `has` and `says` a comma parts what must all be there and a bar what may stand for it:
 * "moon|marama, orbit". A word matches from its beginning, so "volcano" finds "volcanoes"; one of three or four letters
 * with its endings only, so "act" finds "acting" and no "activity"; one of two letters, or "=art", as it stands; "vap*"
 * finds all that begins so.
 */
export interface Request {
  id: string
  text: string
  /** The text stands so many times in a row. */
  times?: number
  /** What is wanted; a lesson plan where nothing is said. */
  make?: Form
  /** The chat it is written in, where that is not the one its form belongs to. */
  chat?: 'plan' | 'resource'
  /** A goal chosen in the picker: the first of that area and year whose wording holds `has`. */
  goal?: { area?: Area; year: string; has: string }
  /** The learning area or areas that fit, where it is not that of the list alone; null where none can be told. */
  area?: readonly Area[] | null
  years?: readonly number[]
  minutes?: number
  /** Periods asked for, where there are several. */
  lessons?: number
  count?: number
  /** Words that must be printed where the lesson or sheet itself stands: a title, a note or the goal does not count. */
  about?: string
  /** Words of the matter itself that the teacher did not say: with enough of them it has content, without it is a frame. */
  material?: string
  sums?: Sums
  /** Words that a constraint asks for: sentence starters, an outdoor place, something for fast finishers. */
  has?: string
  /** Words that a constraint forbids. */
  avoids?: string
  pages?: number
  levels?: number
  choices?: number
  /** Answers on the pupil's sheet, not on a page of their own. */
  answersBeside?: true
  /** Also answered in te reo Māori. */
  language?: 'mi'
  /** Words that the teacher must be told, wherever they stand. */
  says?: string
  /** No document is expected: a question back, or plain words that say what cannot be made. */
  reply?: 'question' | 'words'
}
