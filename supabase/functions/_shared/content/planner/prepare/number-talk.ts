import type { Operation } from '../../understood.ts'
import { NUMBER_STRINGS, type NumberString } from '../maths/number-strings.data.ts'
import type { LessonRequest } from '../read/request.ts'
import { NUMBER_TALK } from '../read/words/number-talk.data.ts'
import type { Approach } from './lesson.ts'

/** The operation that the teacher named: the first one, or the usual one of the topic. */
function operationOf({ understood }: LessonRequest, topic: string): Operation | undefined {
  const [named] = understood.numbers.operations ?? []
  return named ?? (topic === 'add-subtract' ? 'add' : topic === 'multiply-divide' ? 'multiply' : undefined)
}

/** The problems of a number talk for the topic and the year; null where no talk was asked for, or none is written. */
export function numberString(approach: Approach, request: LessonRequest): NumberString | null {
  if (approach.kind !== 'topic' || !approach.computed) return null
  if (request.understood.want !== 'lesson plan' || !NUMBER_TALK.pattern.test(request.asked)) return null
  const { id } = approach.topic
  const operation = operationOf(request, id)
  const fits = ({ topics, operation: its, years: [from, to] }: NumberString) =>
    topics.includes(id) &&
    request.year >= from &&
    request.year <= to &&
    (its === undefined || its === operation)
  return NUMBER_STRINGS.find(fits) ?? null
}

/** A number talk needs no materials: everyone works in the head. */
export function withNumberTalk(approach: Approach, request: LessonRequest): Approach {
  if (approach.kind !== 'topic' || numberString(approach, request) === null) return approach
  const { activity: _, ...topic } = approach.topic
  const materials = [
    'a place where everyone sits close to the board',
    'a board and pens in two colours',
    'a slip of paper and a pencil each, for the last problem only',
  ]
  return { ...approach, topic: { ...topic, teaching: { ...topic.teaching, materials } } }
}
