import { describeTask } from '../../describe-task.ts'
import { LEVELS, type Level, type Task } from '../../task.ts'
import { frameExit } from '../frames/frame-tasks.ts'
import { kitParts } from '../kits/kit-parts.ts'
import type { ReadingText } from '../reading/reading-text.ts'
import { textTasks } from '../reading/text-tasks.ts'
import type { Topic } from '../topic.ts'
import type { FrameApproach, Lesson, TopicApproach } from './lesson.ts'
import {
  asPrinted,
  type Modelled,
  makeModelled,
  makeTasks,
  questionKey,
  secondExample,
} from './make-tasks.ts'
import { numberString } from './number-talk.ts'
import { partOfLevel } from './part-of-level.ts'
import { risingTasks } from './rising-tasks.ts'
import { withRounds } from './with-rounds.ts'

/** The questions of a plan, by the step that asks them. */
export interface LessonParts {
  example: Modelled | null
  /** Another question to model, where the topic has one that is solved in another way. */
  second?: Modelled | null
  together: Task[]
  practice: Task[]
  exit: Task
}

/** Lessons under this many minutes ask fewer questions. */
const SHORT_LESSON = 30
const SHORT_READING = 40
/** Enough cards for a group of three or four to have more than one turn each. */
const GAME_CARDS = 10
const USUAL_PRACTICE = 6
/** Older students without materials to work with need more questions for the time. */
const MORE_FROM_YEAR = 3
const LONG_LESSON = 40
const MORE_CORE = 3

/** True where six questions are too few for the time that students work on their own. */
const needsMore = ({ activity }: Topic, { year, minutes, shorter }: Lesson['request']) =>
  activity === undefined && year >= MORE_FROM_YEAR && minutes >= LONG_LESSON && !shorter

/** A part of the class that works at another level has questions enough of its own. */
const OF_A_PART = 4

/** A frame has no numbers to change, so the exit question of a following lesson asks for what is new. */
function exitOf({ request }: Lesson, { frame }: FrameApproach): Task {
  const exit = frameExit(frame)
  if (request.follows === null || request.goals.length > 1) return exit
  return {
    ...exit,
    prompt: `Back to our question: ${frame.question} What can you say now that you could not say after the last lesson, and what shows it?`,
    answer: 'Look for: something that goes beyond the last exit slip, with a reason or an example.',
  }
}

function readingQuestions(
  { request }: Lesson,
  text: ReadingText,
  focus: string,
): Pick<LessonParts, 'together' | 'practice'> {
  const read = (level: Level) => textTasks(text, { level, focus, year: request.year })
  const together = read('support').slice(-1)
  const left = read('core').filter(({ prompt }) => !together.some((task) => task.prompt.startsWith(prompt)))
  const isFew = left.length > 4 || request.minutes < SHORT_READING
  // The last question asks for a view, and is always kept.
  return { together, practice: isFew ? [...left.slice(0, 2), ...left.slice(-1)] : left }
}

function frameParts(lesson: Lesson, approach: FrameApproach): LessonParts {
  const exit = exitOf(lesson, approach)
  if (!approach.text) return { example: null, together: [], practice: [], exit }
  return { example: null, ...readingQuestions(lesson, approach.text, approach.focus), exit }
}

/** The most questions that the steps of a plan list. */
const MAX_PRACTICE = 20

/** The number of questions that were asked for in the lesson, or null where none was named. */
const practiceAsked = ({ request: { understood } }: Lesson): number | null =>
  understood.countsQuestions && understood.count !== null ? Math.min(MAX_PRACTICE, understood.count) : null

/** An angle drawn by its size, or points marked by their coordinates, are no question for pupils, who would read the answer. */
const isTold = ({ figure, answer, prompt }: Task) =>
  figure?.kind === 'angle' || (figure?.kind === 'grid' && describeTask({ figure, prompt }).includes(answer))

/** Questions on paper of the middle level, after hands-on work: younger classes have less time for them. */
const CORE_AFTER_WORK = { before: 1, from: 2 }

/** The questions to work on alone. Hands-on work leaves time for a few; all are drawn, so that they stay when a game takes its place. */
function practiceOf(
  { activity }: Topic,
  year: number,
  [support = [], core = [], extension = []]: readonly Task[][],
): Task[] {
  const shown = [support, core, extension].map((tasks) => tasks.filter((task) => !isTold(task)))
  const left = shown.some((tasks) => tasks.length > 0) ? shown : [support, core, extension]
  const [first = [], second = [], third = []] = left
  const usual = year < MORE_FROM_YEAR ? CORE_AFTER_WORK.before : CORE_AFTER_WORK.from
  const few = first.length + third.length > 0 ? usual : 2
  return [...first, ...second.slice(0, activity ? few : undefined), ...third]
}

const asPractice = (tasks: readonly Task[]) =>
  tasks.map((task, at) => ({ ...task, id: `practice-${at + 1}` }))

const countFor = (level: Level, { request }: Lesson) =>
  partOfLevel(request, level) === undefined ? 1 : OF_A_PART

/** The questions of a part of the class stand together, at its end of the list. */
const byLevel = (tasks: Task[], { understood: { parts = [] } }: Lesson['request']) =>
  parts.length === 0 ? tasks : LEVELS.flatMap((level) => tasks.filter((task) => task.level === level))

/** A question whose answer is drawn for the class to read off is no exit ticket where there is another. */
function exitFrom({ id }: Topic, tasks: readonly Task[]): Task {
  const exit = tasks.find((task) => !isTold(task)) ?? tasks[0]
  if (!exit) throw new Error(`the topic ${id} gave no exit question`)
  return { ...exit, id: 'exit' }
}

/** The questions with a second one to model. It is drawn last, so that the others stay. */
function withSecond(lesson: Lesson, topic: Topic, used: Set<string>, parts: LessonParts): LessonParts {
  const second = secondExample(lesson, topic, parts.example, used)
  return withRounds({ ...parts, second }, topic, lesson.request)
}

function topicParts(lesson: Lesson, { topic }: TopicApproach): LessonParts {
  const { minutes, shorter, games } = lesson.request
  const isShort = minutes < SHORT_LESSON
  const used = new Set<string>()
  const make = (level: Level, count: number, prefix: string, before = 0) =>
    makeTasks(lesson, { topic, level, count, used, prefix, before })
  const isTalk = numberString(lesson.approach, lesson.request) !== null
  const first = { topic, level: 'core' as const, count: isTalk ? 0 : 1, used, prefix: 'example-' }
  const [example = null] = makeModelled(lesson, first)
  const together = make('core', isTalk ? 0 : isShort ? 1 : 2, 'together-', 1)
  const asked = practiceAsked(lesson)
  const practice =
    asked === null
      ? practiceOf(topic, lesson.request.year, [
          make('support', countFor('support', lesson), 'practice-s', 1),
          make('core', isShort || shorter ? 2 : 4, 'practice-c', 2),
          make('extension', countFor('extension', lesson), 'practice-e', 4),
        ])
      : asPractice(risingTasks(lesson, { topic, count: asked, used }))
  const exit = exitFrom(topic, [...make('core', 2, 'exit'), ...make('support', 1, 'exit')])
  const before = new Set(used)
  const { more = 0 } = lesson.request.understood
  // They are drawn last, so that the questions that were there stay.
  const added = make('core', Math.min(MAX_PRACTICE, more), 'practice-more-').filter(
    (task) => !before.has(questionKey(task)),
  )
  const long =
    asked === null && needsMore(topic, lesson.request)
      ? [...make('core', MORE_CORE, 'practice-long-', 5), ...make('extension', 1, 'practice-hard-', 1)]
      : []
  const cards =
    games === 0 || asked !== null
      ? []
      : make('core', isShort ? 4 : GAME_CARDS - USUAL_PRACTICE - long.length, 'card-')
  const fresh = [...long, ...cards].filter((card) => !before.has(questionKey(card)))
  const ordered = byLevel([...practice, ...added, ...fresh], lesson.request)
  return withSecond(lesson, topic, used, { example, together, practice: ordered, exit })
}

/** Chooses or makes the questions of a plan. Draws from the lesson's `random`, so it is called once a lesson. */
export function lessonParts(lesson: Lesson): LessonParts {
  const { approach, request } = lesson
  if (approach.kind === 'frame') return frameParts(lesson, approach)
  const { kit } = approach.topic
  return kit ? kitParts(kit, request, practiceAsked(lesson)) : topicParts(lesson, approach)
}

/** The questions whose answers a plan prints, in the order of its steps. */
export function answeredTasks({ approach }: Lesson, parts: LessonParts): Task[] {
  const { example, second, together, practice, exit } = parts
  if (approach.kind === 'frame') return [...together, ...practice]
  const modelled = [example, second].flatMap((one) => (one ? [asPrinted(one)] : []))
  return [...modelled, ...together, ...practice, exit]
}
