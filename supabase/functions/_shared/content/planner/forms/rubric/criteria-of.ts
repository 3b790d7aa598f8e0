import { mathsTopic } from '../../maths/choose-topic.ts'
import { phrasesIn } from '../../maths/listed-phrases.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Topic } from '../../topic.ts'
import { bankFor } from '../words/words-for.ts'
import type { RubricBank } from './rubric-bank.ts'
import { RUBRICS } from './rubrics.data.ts'

const plain = (line: string) => line.replace(/[.\s]+$/, '').replace(/^I can /i, '')

/** The success criteria of the lesson, each as the end of “I can …”. */
export function lessonCriteria({ approach }: Lesson): string[] {
  const criteria = approach.kind === 'topic' ? approach.topic.teaching.criteria : approach.frame.criteria
  return [...criteria].map(plain)
}

const CRITERIA_OF_EACH = 2
const ALL_YEARS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The topic that a phrase names, in the year of the class or the nearest year that has it. */
function topicNear(phrase: string, year: number): Topic | null {
  const near = [...ALL_YEARS].sort((a, b) => Math.abs(a - year) - Math.abs(b - year))
  for (const one of near) {
    const found = mathsTopic(phrase, null, one)
    if (found?.fit === 'goal') return found.topic
  }
  return null
}

/** The criteria of several topics of mathematics, some of each: those of mixed practice name none of them. */
export function criteriaOfEach({ approach, request }: Lesson): string[] {
  if (approach.kind !== 'topic' || !approach.topic.isMixed) return []
  const found = phrasesIn(request.understood.topic).flatMap((phrase) => topicNear(phrase, request.year) ?? [])
  const criteria = found.flatMap(({ teaching }) => teaching.criteria.slice(0, CRITERIA_OF_EACH).map(plain))
  return found.length < 2 ? [] : [...new Set(criteria)]
}

/** What else a pupil should know for a topic: its words, each as the end of “I can …”. */
export function wordCriteria(lesson: Lesson, count: number): string[] {
  const { approach, request } = lesson
  const words =
    approach.kind === 'topic'
      ? approach.topic.teaching.english.map(([term]) => term)
      : Object.keys(bankFor(request.topic)?.words ?? {})
  return words.slice(0, count).map((word) => `explain what “${word}” means, with an example`)
}

/** What stands after “about” is the topic of the work: “a speech about football” is a speech. */
const ABOUT = /\b(?:about|on)\b/i

/** The criteria written for the kind of work a request names. */
export function rubricFor(text: string): RubricBank | null {
  return lastNamed(text.split(ABOUT)[0] ?? '') ?? lastNamed(text)
}

/** English puts the kind last: "a persuasive speech" is a speech. */
function lastNamed(text: string): RubricBank | null {
  const found = RUBRICS.flatMap((bank) => {
    const match = bank.pattern.exec(text)
    return match === null ? [] : [{ bank, end: match.index + match[0].length, length: match[0].length }]
  })
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.bank ?? null
}
