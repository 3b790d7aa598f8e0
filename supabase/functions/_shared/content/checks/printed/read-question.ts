import type { Judge, Reader } from './judge-printed.ts'
import { readComparison, readGap, readOrder, readSequence, readTruth } from './relation-readers.ts'
import { readConversion, readPart, readRounding, readSum } from './sum-readers.ts'

const READERS: readonly Reader[] = [
  readTruth,
  readComparison,
  readRounding,
  readConversion,
  readPart,
  readSum,
  readOrder,
  readSequence,
  readGap,
]

/** What has to be drawn first is no part of the sum. */
const DRAWN_FIRST = /^(?:draw|show|set|mark)\b[^.]*\.\s+/i

/**
 * Reads a question as it is printed and works it out, without the data behind it. Null where this small reader cannot
 * read it; most word problems are left to the proof.
 */
export function readQuestion(prompt: string): Judge | null {
  const question = prompt.replace(DRAWN_FIRST, '').replace(/\n/g, ' ').trim()
  for (const read of READERS) {
    const judge = read(question)
    if (judge) return judge
  }
  return null
}
