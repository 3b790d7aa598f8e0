import type { Level } from '../../task.ts'
import type { ClassPart } from '../../understood.ts'
import type { LessonRequest } from '../read/request.ts'
import type { TopicOfPart } from '../topic.ts'
import type { Lesson } from './lesson.ts'

/** The part of the class that works on the questions of a level, where a teacher named one. */
export const partOfLevel = ({ understood }: LessonRequest, level: Level): ClassPart | undefined =>
  (understood.parts ?? []).find((part) => part.level === level)

/** True for a part of which only that it is ahead or behind was said: the level of every sheet is for it. */
export const isOnlyLevel = ({ year, numbers, about }: ClassPart): boolean =>
  year === undefined && numbers === undefined && about === undefined

/** What the part of the class works on that has the questions of a level; null where none is meant or there are no such questions. */
export function topicOfPart(
  { request, approach }: Pick<Lesson, 'request' | 'approach'>,
  level: Level,
): TopicOfPart | null {
  const part = partOfLevel(request, level)
  if (part === undefined || approach.kind !== 'topic') return null
  return approach.topic.forPart?.(part) ?? null
}

/** Students who are learning English, where a version in plainer English was asked for. */
export const languagePart = ({ understood }: LessonRequest): ClassPart | undefined =>
  (understood.parts ?? []).find(({ level }) => level === 'language')
