import { SCHOOL_WEEK } from './more-than-one.data.ts'
import { EACH, ONE_LESSON, SERIES, type SeriesWords } from './series.data.ts'

/** Several lessons on one topic that a message asks for. */
export interface SeriesAsked {
  lessons: number
  /** The weeks that were named, where no number of lessons was. */
  weeks?: number
  /** True where a unit was asked for, and neither lessons nor weeks were named. */
  isOpen?: true
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fortnight: 2,
}

const DAYS_OF_SCHOOL = 5
/** The most lessons of one overview. */
export const MOST_LESSONS = 10
const LESSONS_A_WEEK = 2

const ofWeeks = (weeks: number): SeriesAsked => ({
  lessons: weeks === 2 ? MOST_LESSONS : Math.min(MOST_LESSONS, weeks * LESSONS_A_WEEK),
  weeks,
})

function askedBy({ counts }: SeriesWords, named: string): SeriesAsked {
  const number = NUMBERS[named.toLowerCase()] ?? Number(named)
  if (counts === 'week') return { lessons: DAYS_OF_SCHOOL }
  if (counts === 'unit') return { lessons: DAYS_OF_SCHOOL, isOpen: true }
  return counts === 'weeks' ? ofWeeks(number) : { lessons: number }
}

/** “Turn this into a unit” says no more. */
const isShort = (text: string) => text.trim().split(/\s+/).length <= 8

/** What a message asks for as a unit, a week or a number of lessons; null where it asks for one. */
export function seriesAsked(text: string): SeriesAsked | null {
  if (ONE_LESSON.pattern.test(text)) return null
  for (const words of SERIES) {
    const found = words.pattern.exec(text)
    if (found) return askedBy(words, found.groups?.number ?? '')
  }
  if (/\b(?:into|be|it|this) (?:an? )?(?:whole )?unit\b/i.test(text) && isShort(text))
    return { lessons: DAYS_OF_SCHOOL, isOpen: true }
  return SCHOOL_WEEK.pattern.test(text) ||
    /\bweekly (?:lesson )?plan\b(?! (?:template|sheet|page|grid))/i.test(text)
    ? { lessons: DAYS_OF_SCHOOL }
    : null
}

/** The length of each lesson, which is read before. */
const MINUTES =
  /(?:\b(?:short|long|quick|daily)\s+)?(?:\b(?:of|for|at|x)\s+)?\b\d{1,3} ?-?min(?:ute)?s?\b(?:\s+(?:of|on)\b(?=\s+\p{L}))?/giu

/** The words of a request for several lessons without those that say how many and how long. */
export function withoutSeries(text: string): string {
  if (seriesAsked(text) === null) return text
  const left = [...SERIES, EACH].reduce((words, { pattern, leaves }) => words.replace(pattern, leaves), text)
  return left
    .replace(MINUTES, ' ')
    .replace(/\bfor (?:an?|the|one|this|next) (?:whole )?week\b/i, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\s+(?=[,.;])|[,;](?=\s*[,;])/g, '')
    .replace(/^[\s,;]+/, '')
    .replace(/^(?:on|of|about)\s+(?=\p{L})/iu, '')
    .trim()
}

/** Words that a message may have beside a number of lessons when it changes the document before it. */
const BESIDE =
  /\b(?:please|pls|can|could|you|we|i|do|make|turn|change|stretch|spread|split|extend|plan|have|need|want|be|it|this|that|the|lesson|plan|into|to|as|a|an|out|over|across|instead|now|actually|ok|and|only|just|for|of|long|week|fortnight|unit|whole)\b|[^\p{L}]+/giu
const BEGINS_CHANGE =
  /^(?:(?:please|pls|ok|actually|now|can (?:you|we|i|it|this)|could (?:you|we|it|this))[\s,]+)*(?:make|turn|change|stretch|spread|split|extend|do|be|have)\b/i

/** True for a message that asks for nothing but another number of lessons: "make it 7 lessons", "turn this into a unit". */
export const isSeriesChange = (text: string): boolean => {
  if (!BEGINS_CHANGE.test(text.trim())) return false
  const asksForUnit = /\b(?:into|be|it|this) (?:an? )?(?:whole )?(?:unit|week)\b/i.test(text)
  const asked = seriesAsked(text) !== null || asksForUnit
  const left = SERIES.reduce((words, { pattern }) => words.replace(pattern, ' '), text)
  return asked && left.replace(BESIDE, '') === ''
}
