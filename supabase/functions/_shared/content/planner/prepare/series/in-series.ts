import type { Kit } from '../../../kit.ts'
import type { LessonRequest } from '../../read/request.ts'

/** A lesson of the unit by its number: "lesson 3". */
const NUMBERED = /^lesson (\d{1,2})$/

export const isNumbered = (lesson: string): boolean => NUMBERED.test(lesson)

/** The place of the lesson that is to be written whole: the one that was named, or the one after the last. */
function placeOf({ lesson, follows }: LessonRequest, titles: readonly string[]): number {
  const number = NUMBERED.exec(lesson ?? '')?.[1]
  if (number !== undefined) return Number(number) - 1
  const before = follows?.title ?? null
  return before === null ? 0 : titles.findIndex((title) => before.startsWith(title)) + 1
}

/**
 * The request with the lessons of its unit in the order in which they are taught. The one that is written whole stands first: the first of the
 * unit, or the one after it where the next lesson is asked for. That is a lesson of its own, so it is no harder, and asks nothing about the one before.
 */
export function inSeries(request: LessonRequest, series: readonly Kit[]): LessonRequest {
  if (series.length < 2) return NUMBERED.test(request.lesson ?? '') ? { ...request, lesson: null } : request
  const titles = series.map(({ title }) => title)
  if (request.lesson !== null && !NUMBERED.test(request.lesson)) return request
  const title = titles[placeOf(request, titles)]
  if (title === undefined) return { ...request, lesson: null }
  const next = request.follows === null ? {} : { follows: null, harder: Math.max(0, request.harder - 1) }
  const first = request.kits.filter(({ kit }) => kit.title === title)
  const others = request.kits.filter(({ kit }) => kit.title !== title)
  return { ...request, ...next, lesson: null, kits: [...first, ...others] }
}
