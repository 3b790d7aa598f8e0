import type { Kit } from '../../../kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { areAkin, topicStems } from '../../read/words/stem.ts'
import { wordsOfSheet } from './topic-of-sheet.ts'

const SMALL = new Set('and the for with from what which how why who when are our about into'.split(' '))

/** True where the title of a lesson, or one of the phrases that find it, says every telling word of a topic. */
export function isAbout({ title, find }: Kit, words: string): boolean {
  const wanted = topicStems(words).filter((stem) => !SMALL.has(stem))
  return (
    wanted.length > 0 &&
    [title, ...find.en, ...find.mi].some((phrase) => {
      const said = topicStems(phrase)
      return wanted.every((stem) => said.some((other) => areAkin(stem, other)))
    })
  )
}

/** The lesson of the bank that is about the topic of a sheet; undefined where the nearest one is about something else. */
export function lessonOnTopic({ approach, request }: Lesson): Kit | undefined {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const isChosen = kit !== undefined && (request.goals.length > 0 || request.lesson === kit.title)
  return kit !== undefined && (isChosen || isAbout(kit, wordsOfSheet(request))) ? kit : undefined
}
