import type { LineDrawing } from './blocks.ts'

/** Tasks are data: code makes the answers and proves them, so a worksheet never prints an answer nobody worked out. */

export type Level = 'support' | 'core' | 'extension'
export const LEVELS: readonly Level[] = ['support', 'core', 'extension']

/**
 * The facts needed to work an answer out again without the code that made it. Expressions use + - * / ^ and brackets.
 */
export type Check =
  | { kind: 'value'; expr: string }
  | { kind: 'remainder'; dividend: number; divisor: number }
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'order'; values: string[] }
  | { kind: 'truth'; left: string; relation: '=' | '<' | '>' | '<=' | '>='; right: string }
  | { kind: 'equation'; left: string; right: string; unknown: string }
  | { kind: 'time-after'; start: string; minutes: number }
  | { kind: 'time-between'; start: string; end: string }
  | { kind: 'clock-24'; time: string; half: 'am' | 'pm' }
  | { kind: 'round'; value: string; to: string }
  | { kind: 'factors'; of: number }
  | { kind: 'hcf'; of: [number, number] }
  | { kind: 'lcm'; of: [number, number] }
  | { kind: 'prime'; of: number }
  | { kind: 'parity'; of: number }
  | { kind: 'statistic'; what: 'mean' | 'median' | 'mode' | 'range'; values: number[] }
  | { kind: 'sequence'; terms: number[]; next: number }
  | { kind: 'repeat'; terms: string[] }
  /** A statement that the answer to another question is `given`: true or false. */
  | { kind: 'claim'; of: Exclude<Check, { kind: 'claim' }>; given: string }
  | { kind: 'fact'; of: string; asks: 'sides' | 'corners' | 'faces' | 'edges' | 'vertices' }
  | NumberCheck
  | AlgebraCheck
  | SpaceCheck
  | LifeCheck

/** Checks of numbers as words, parts and lists. */
export type NumberCheck =
  | { kind: 'words'; of: number }
  | { kind: 'reo-number'; of: number }
  | { kind: 'ordinal'; of: number }
  | { kind: 'expanded'; of: number }
  | { kind: 'between'; value: number; step: number }
  | { kind: 'pairs'; total: number; sign: '+' | '×' }
  | { kind: 'family'; of: [number, number] }
  /** The four facts of two parts and their total. */
  | { kind: 'sum-family'; of: [number, number] }
  | { kind: 'fraction-words'; top: number; bottom: number }
  | { kind: 'ratio'; of: [number, number] }
  | { kind: 'square'; of: number }
  | { kind: 'power'; base: number; exponent: number }
  | { kind: 'root-between'; of: number }
  | { kind: 'roman'; of: number }
  | { kind: 'from-roman'; numeral: string }
  /** A number as a digit, a decimal point and a power of ten; the expression is its value. */
  | { kind: 'scientific'; expr: string }
  | { kind: 'divisible'; of: number; by: number }
  | { kind: 'prime-product'; of: number }
  | { kind: 'sequence-exact'; terms: string[]; next: number }
  | { kind: 'order-down'; values: string[] }

export type AlgebraCheck =
  | { kind: 'repeat-core'; terms: string[] }
  | { kind: 'like-terms'; expr: string; unknown: string }
  | { kind: 'point'; x: string; y: string }
  /** The places of named points, in the order of their names. */
  | { kind: 'points'; names: string[]; of: [x: number, y: number][] }
  /** What a rule in x gives for each of these numbers, written as values or as points. */
  | { kind: 'rule-values'; rule: string; of: number[]; as: 'values' | 'points' }
  | { kind: 'sentence'; left: string; right: string }
  | { kind: 'inequality'; left: string; relation: '<' | '>'; right: string }
  | { kind: 'truth-word'; left: string; right: string }

export type SpaceCheck =
  | { kind: 'shape'; sides: number; also: string }
  | { kind: 'polygon'; of: string }
  | { kind: 'symmetry'; of: string; turn: boolean }
  | { kind: 'triangle'; sides: number[] }
  | { kind: 'triangle-angles'; of: number[] }
  | { kind: 'quadrilateral'; facts: string }
  | { kind: 'angle-name'; degrees: number }
  | { kind: 'against'; degrees: number; mark: number }
  | { kind: 'grid'; from: string; across: number; up: number }
  | { kind: 'solid'; faces: string }
  | { kind: 'alike'; of: [number, number, number, number] }

/** Checks of time, money, measures and things in a list. */
export type LifeCheck =
  | { kind: 'at'; list: readonly string[]; place: number }
  | { kind: 'most'; labels: readonly string[]; values: number[]; which: 'most' | 'least' }
  | { kind: 'cycle'; list: readonly string[]; from: number; steps: number }
  | { kind: 'subsequence'; of: readonly string[] }
  | { kind: 'season'; month: number }
  | { kind: 'time-12'; start: string; minutes: number }
  | { kind: 'am-pm'; of: string }
  | { kind: 'makes'; cents: number }
  | { kind: 'order-money'; of: number[] }
  | { kind: 'coin-or-note'; cents: number }
  | { kind: 'unit-for'; of: string }
  | { kind: 'mixed-unit'; total: number; size: number }
  | { kind: 'combinations'; of: string[][] }

/** Things that are drawn to be counted. */
export type Picture = 'star' | 'fish' | 'apple' | 'leaf' | 'ball' | 'heart'

/** A picture of a task. Every picture prints in black and white and is described in words. */
export type Figure =
  | { kind: 'bar'; parts: number; shaded: number }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'array'; rows: number; columns: number }
  | { kind: 'rectangle'; across: string; down: string }
  | { kind: 'squares'; rows: number; columns: number }
  /** Dots, or pictures of one thing to count. In `frames`, so many tens frames side by side, dots are counters; the second begins at column 6. */
  | { kind: 'dots'; places: [x: number, y: number][]; picture?: Picture; frames?: number }
  /** A line with an arrow at each of `marks`. */
  | { kind: 'number-line'; from: number; to: number; step: number; marks: number[] }
  | { kind: 'bars'; title: string; step: number; bars: [label: string, value: number][] }
  /** Points with names where there are several. */
  | { kind: 'grid'; size: number; points: [x: number, y: number][]; names?: string[] }
  /** A grid map with letters across and numbers up. */
  | { kind: 'map'; size: number; places: { name: string; x: number; y: number }[] }
  /** `sides` are their lengths, clockwise from the top; an empty one is not named. */
  | { kind: 'shape'; name: string; turn: number; sides?: string[] }
  /** New Zealand coins and notes, in cents. */
  | { kind: 'coins'; cents: number[] }
  | { kind: 'angle'; degrees: number }
  /** A pie chart; what stands beside each part may hold its share: “Bus 25%”. */
  | { kind: 'pie'; title: string; parts: [label: string, degrees: number][] }
  /** A line drawing of a thing, such as one with numbered lines to name its parts on. */
  | { kind: 'drawing'; drawing: LineDrawing }

/** The room to write: none, a short blank, ruled lines, a box for working, or a large box to draw in. */
export type Space = 'none' | 'blank' | 'line' | 'lines' | 'long' | 'box' | 'draw'

export interface Task {
  id: string
  level: Level
  prompt: string
  figure: Figure | null
  space: Space
  /** The options of a question with choices. The answer is one of them, letter for letter. */
  choices?: string[]
  /** The answer, or with `check` null a guide to what the teacher looks for. */
  answer: string
  working: string | null
  check: Check | null
  /** The name by which the steps of a plan point to it: "We do 1". */
  label?: string
}
