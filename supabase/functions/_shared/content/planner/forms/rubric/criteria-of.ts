import type { Lesson } from '../../prepare/lesson.ts'
import { bankFor } from '../words/words-for.ts'
import type { RubricBank } from './rubric-bank.ts'
import { RUBRICS } from './rubrics.data.ts'

const plain = (line: string) => line.replace(/[.\s]+$/, '').replace(/^I can /i, '')

/** The success criteria of the lesson, each as the end of “I can …”. */
export function lessonCriteria({ approach }: Lesson): string[] {
  const criteria = approach.kind === 'topic' ? approach.topic.teaching.criteria : approach.frame.criteria
  return [...criteria].map(plain)
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

/** The criteria written for the kind of work a request names. English puts it last: "a persuasive speech" is a speech. */
export function rubricFor(text: string): RubricBank | null {
  const found = RUBRICS.flatMap((bank) => {
    const match = bank.pattern.exec(text)
    return match === null ? [] : [{ bank, end: match.index + match[0].length, length: match[0].length }]
  })
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.bank ?? null
}
