import type { Kit, KitQuestion } from '../../kit.ts'
import { LEVELS, type Level, type Task } from '../../task.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { spread } from '../prepare/rising-tasks.ts'
import type { LessonRequest } from '../read/request.ts'
import { draftOf } from './kit-topic.ts'

const SHORT_LESSON = 30

/** A plan asks one harder question beside the task, for those who finish. The others stand on the worksheets. */
const FOR_EARLY: Record<Level, number> = { support: 0, core: 0, extension: 1 }
/** How many questions on its text a plan asks. */
const ON_TEXT = 4
const ON_TEXT_IN_SHORT = 3

const taskOf = (question: KitQuestion, level: Level, id: string): Task => ({
  id,
  level,
  ...draftOf(question),
})

/** The questions of each level that a plan asks: a number that was asked for is spread over the levels. */
function countsFor(
  { text }: Kit,
  { minutes, shorter }: LessonRequest,
  asked: number | null,
): Record<Level, number> {
  const few = minutes < SHORT_LESSON || shorter
  if (text !== null) return { support: 0, core: asked ?? (few ? ON_TEXT_IN_SHORT : ON_TEXT), extension: 0 }
  return asked === null ? FOR_EARLY : spread(asked)
}

/** The questions of a plan that is made from a kit. With a text to read, they are those of one level, about its text. */
export function kitParts(kit: Kit, request: LessonRequest, asked: number | null): LessonParts {
  const { practice, exit } = kit
  const counts = countsFor(kit, request, asked)
  const tasks = LEVELS.flatMap((level) =>
    practice[level]
      .slice(0, counts[level])
      .map((question, at) => taskOf(question, level, `practice-${level.charAt(0)}${at + 1}`)),
  )
  return { example: null, together: [], practice: tasks, exit: taskOf(exit, 'core', 'exit') }
}
