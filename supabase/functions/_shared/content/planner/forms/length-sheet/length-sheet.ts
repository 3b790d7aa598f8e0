import type { Lesson } from '../../prepare/lesson.ts'
import { lengthSheetAsked } from '../../read/words/lengths/length-sheet-asked.ts'
import type { MadeForm } from '../made-form.ts'
import { compareLengths } from './compare-lengths.ts'
import { rulerLines } from './ruler-lines.ts'

/** Lengths are compared by looking in the first years only. */
const LAST_YEAR_OF_LOOKING = 2

/** Lengths drawn on the page: lines to measure, or things to compare; null where the request asks for neither. */
export function lengthSheet(lesson: Lesson): MadeForm | null {
  const { topic, year, yearKnown } = lesson.request
  const asked = lengthSheetAsked(topic)
  if (asked === 'ruler') return rulerLines(lesson)
  return asked === 'compare' && (!yearKnown || year <= LAST_YEAR_OF_LOOKING) ? compareLengths(lesson) : null
}
