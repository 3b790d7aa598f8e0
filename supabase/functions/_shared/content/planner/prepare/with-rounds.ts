import type { Level, Task } from '../../task.ts'
import type { LessonRequest } from '../read/request.ts'
import type { HandsOn, HandsOnRound, Topic } from '../topic.ts'
import type { LessonParts } from './lesson-parts.ts'
import { canBeHeard } from './places/heard.ts'
import { type Place, placeOf } from './places/place.ts'

/** Children of these years do not read questions by themselves. */
export const LAST_YEAR_OF_TALK = 1
/** A number sentence or one short line, which a child of these years can read. */
const SHORT_PROMPT = 32

/** So many questions are read out beside the work with what is at hand. */
const MOST_HEARD = 5

const taskOf = ({ prompt, answer }: HandsOnRound, id: string, level: Level): Task => ({
  id,
  level,
  prompt,
  answer,
  figure: null,
  space: 'line',
  working: null,
  check: null,
})

/**
 * The questions of a lesson whose main work is done with things: the teacher shows a first round of that work, the lesson
 * ends with one more round, and children who do not read yet get no questions to read.
 */
export function withRounds(parts: LessonParts, topic: Topic, request: LessonRequest): LessonParts {
  const place = placeOf(request)
  return place !== null && topic.activity
    ? heardAt(place, topic.activity, parts)
    : rounds(parts, topic, request)
}

/** The questions of a lesson at a place: those that a class can work at by hearing them. */
function heardAt(place: Place, { look, round, exit }: HandsOn, parts: LessonParts): LessonParts {
  const heard = (task: Task) => canBeHeard(task, place)
  const practice = parts.practice.filter(heard)
  const all = [parts.exit, ...practice.slice(-1)].filter(heard)
  const example = parts.example && heard(parts.example) ? parts.example : null
  const last = {
    prompt: 'Show one example of what we learned with what is here, and say how you know.',
    answer: `Look for: ${look}`,
  }
  return {
    example: example ?? (round ? taskOf(round, 'example-1', 'core') : (practice[0] ?? null)),
    together: parts.together.filter(heard),
    practice: practice.slice(0, MOST_HEARD),
    exit: exit ? taskOf(exit, 'exit', 'core') : { ...(all[0] ?? taskOf(last, 'exit', 'core')), id: 'exit' },
  }
}

function rounds(parts: LessonParts, { activity }: Topic, { year, follows }: LessonRequest): LessonParts {
  if (activity === undefined) return parts
  const { round, exit } = activity
  const isTalk = year <= LAST_YEAR_OF_TALK
  return {
    example: round ? taskOf(round, 'example-1', 'core') : parts.example,
    together: isTalk || round ? [] : parts.together,
    practice: isTalk ? parts.practice.filter(({ prompt }) => prompt.length <= SHORT_PROMPT) : parts.practice,
    // A lesson that follows another asks for something new.
    exit: exit && follows === null ? taskOf(exit, 'exit', 'core') : parts.exit,
  }
}
