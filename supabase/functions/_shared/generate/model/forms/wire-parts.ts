import { z } from 'zod'
import { wireFigure } from '../figures/wire-figure.ts'

/** The parts of which every schema of a section is made. */

export const text = (max: number) => z.string().min(2).max(max)
/** What may be one digit or letter: a choice, a word, an answer, the name of a column. */
export const short = (max: number) => z.string().min(1).max(max)
export const line = text(600)
export const lines = (min: number, max: number) => z.array(line).min(min).max(max)

const proof = z.object({
  kind: z.enum([
    'none',
    'value',
    'remainder',
    'compare',
    'equation',
    'time-after',
    'time-between',
    'round',
    'order',
    'mean',
    'median',
    'range',
    'sequence',
  ]),
  a: z.string().max(200),
  b: z.string().max(200),
  show: z.enum(['number', 'fraction', 'money', 'percent']),
  unit: z.string().max(12),
})

export const task = z.object({
  prompt: text(900),
  figure: wireFigure,
  space: z.enum(['blank', 'line', 'lines', 'long', 'box', 'draw']),
  proof,
  answer: z.string().min(1).max(700),
  working: z.string().max(400),
})
export type WireTask = z.infer<typeof task>

/** The letters that one paragraph of a text has room for. A longer one is split. */
export const MAX_PARAGRAPH = 900

/** A text that pupils read. */
export const printedText = z.object({
  title: text(90),
  paragraphs: z.array(text(MAX_PARAGRAPH)).min(1).max(12),
})
