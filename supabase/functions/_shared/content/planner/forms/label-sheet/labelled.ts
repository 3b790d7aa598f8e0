import type { DrawnMark } from '../../../blocks.ts'

/** A part of a drawing: its name, where it is, and the side of the page on which it is named. */
export interface LabelledPart {
  name: string
  at: [x: number, y: number]
  side: 'left' | 'right'
  /** What it does or is, in a few words. */
  does: string
  /** True where it is named from Year 4 on only. */
  older?: true
}

/** A line drawing on a field that is 90 wide, with parts to name. */
export interface Labelled {
  title: string
  area: string
  height: number
  marks: readonly DrawnMark[]
  parts: readonly LabelledPart[]
  /** What the teacher should know. */
  note?: string
}
