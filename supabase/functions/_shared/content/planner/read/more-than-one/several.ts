import { asksForHomework } from '../words/everyday/homework-words.ts'
import { yearLabel, yearsIn } from '../years.ts'
import { HOMEWORK, HOMEWORK_PARTS, ONE_PRODUCT, SUBJECT_OF_DAY, WHOLE_DAY } from './more-than-one.data.ts'

const MANY = 3
const PARTS = /\s*(?:,|;|\n|\+|\band\b|\bplus\b)\s*/i

/** The parts of a homework sheet that goes over several subjects, each as a sheet of its own; none where it has one. */
function homeworkIn(text: string): string[] {
  if (!HOMEWORK.pattern.test(text)) return []
  const parts = HOMEWORK_PARTS.filter(({ pattern }) => pattern.test(text)).map(({ sheet }) => sheet)
  return parts.length > 1 ? parts : []
}

/** The things that a message asks for one beside another; empty for a message that asks for one or two. */
export function severalIn(text: string): string[] {
  // A whole day and a sheet of homework each have a form of their own.
  if (dayIn(text) !== null || asksForHomework(text)) return []
  const homework = homeworkIn(text)
  if (homework.length > 0) return homework
  const parts = text.split(PARTS).filter((part) => /\s/.test(part.trim()) && ONE_PRODUCT.pattern.test(part))
  return parts.length >= MANY ? parts : []
}

const EVERY_SUBJECT = new RegExp(SUBJECT_OF_DAY.pattern.source, 'gi')
const FEWEST_SUBJECTS = 2

/** The subjects of a whole day that a message asks for, none where it names none; null where no day is asked for. */
export function dayIn(text: string): string[] | null {
  if (!WHOLE_DAY.pattern.test(text)) return null
  const subjects = [...new Set((text.match(EVERY_SUBJECT) ?? []).map((one) => one.toLowerCase()))]
  const isBare = /\b(?:relie[fv]\w*|plan)\b/i.test(text)
  return subjects.length >= FEWEST_SUBJECTS || (subjects.length === 0 && isBare) ? subjects : null
}

/** The first of several things asked for, with the class that was named for all; else the whole text. */
export function firstOf(text: string): string {
  const [first] = severalIn(text)
  if (first === undefined) return text
  const year = yearsIn(first).length > 0 ? null : yearLabel(yearsIn(text))
  return year === null ? first : `${first}, ${year}`
}
