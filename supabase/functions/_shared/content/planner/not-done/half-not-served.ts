import { listInWords } from '../list-in-words.ts'
import { mathsTopic } from '../maths/choose-topic.ts'
import { phrasesIn } from '../maths/listed-phrases.ts'
import { withoutRefused } from '../read/ruled-out/ruled-out.ts'
import { topicWords } from '../read/topic-words.ts'
import { stemsOf } from '../read/words/stem.ts'
import type { Topic } from '../topic.ts'
import { taughtTexts } from './conditions-not-met.ts'
import { DEEDS } from './deeds.data.ts'
import type { Written } from './not-done.ts'

const JOINS = /&|\+|\b(?:and|then|plus)\b/i
const YEARS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Words that narrow what the other half asks for, and ask for nothing more. */
const NARROWS = /^(?:only|just|no|not|without)\b/i

/** True for words that name another topic of mathematics in some year: “only tenths” is no other than fractions. */
function namesOther(phrase: string, { id }: Topic): boolean {
  if (NARROWS.test(phrase)) return false
  const found = YEARS.flatMap((year) => mathsTopic(phrase, null, year) ?? [])
  return found.some(({ fit }) => fit === 'goal') && found.every(({ topic }) => topic.id !== id)
}

/** One of two things that a request joins with “and”, of which nothing is printed: “name and sort 3D shapes” without sorting. */
export function halfNotServed({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed || request.goals.length > 0) return []
  const about = topicWords(withoutRefused(request.topic))
  const phrases = phrasesIn(about)
  const printed = [lesson.title, ...taughtTexts(sections)].join('\n')
  const deeds = DEEDS.filter(({ pattern }) => pattern.test(about))
  const undone = deeds.filter(({ served }) => !served.test(printed)).map(({ name }) => name)
  const stems = new Set(stemsOf(printed))
  const areTwo = phrases.length > 1 || JOINS.test(about)
  if (!areTwo) return []
  const topics = phrases.filter(
    (phrase) => namesOther(phrase, approach.topic) && stemsOf(phrase).every((stem) => !stems.has(stem)),
  )
  const missing = [
    ...undone,
    ...(topics.length < phrases.length ? topics.map((phrase) => `“${phrase}”`) : []),
  ]
  if (missing.length === 0) return []
  const made = request.understood.want === 'lesson plan' ? 'lesson' : 'sheet'
  return [
    `You asked for ${listInWords(missing)} as well. This ${made} is on “${lesson.title}” and does not have that: ask for ${missing.length > 1 ? 'each' : 'it'} on its own.`,
  ]
}
