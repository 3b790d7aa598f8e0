/** Tasks as data: code makes and proves the answers, so a worksheet never prints a key nobody worked out. */

export type Level = 'support' | 'core' | 'extension'
export const LEVELS: readonly Level[] = ['support', 'core', 'extension']

/** How to work the answer out again without the code that made it. Expressions use + - * / ^ and brackets. */
export type Check =
  | { kind: 'value'; expr: string }
  | { kind: 'remainder'; dividend: number; divisor: number }
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'order'; values: string[] }
  | { kind: 'truth'; left: string; relation: '=' | '<' | '>'; right: string }
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
  | { kind: 'fact'; of: string; asks: 'sides' | 'corners' | 'faces' | 'edges' | 'vertices' }

/** A picture beside a task; every one prints in black and white and is described in words. */
export type Figure =
  | { kind: 'bar'; parts: number; shaded: number }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'array'; rows: number; columns: number }
  | { kind: 'rectangle'; across: string; down: string }

/** Room to write: nothing, a short blank, ruled lines, a box to show working in, or a large one to draw in. */
export type Space = 'none' | 'blank' | 'line' | 'lines' | 'long' | 'box' | 'draw'

export interface Task {
  id: string
  level: Level
  prompt: string
  figure: Figure | null
  space: Space
  /** What the teacher looks for. With `check` null it is a guide, shown as "look for". */
  answer: string
  working: string | null
  check: Check | null
}
