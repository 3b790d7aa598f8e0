import { describeTask } from '../../describe-task.ts'
import type { Task } from '../../task.ts'
import { capital } from '../capital.ts'
import type { Framed } from '../frames/framed.ts'
import { aimOfGoal, asFocus } from '../prepare/aims.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { wasUsedBefore } from '../read/follow-up.ts'
import { numbered, type Step, type Steps } from './step.ts'

const lastTitle = ({ request }: Lesson) =>
  request.follows?.title ? `“${request.follows.title}”` : 'the last lesson'

/** The aim of the lesson before: that of the last goal, or the same aim as now. */
function lastAim({ approach, request }: Lesson): string {
  const before = request.goals.length > 1 ? request.goals.at(-1) : undefined
  if (before) return aimOfGoal(asFocus(before.wording))
  if (approach.kind === 'frame') return approach.aim
  return approach.aim === null ? approach.topic.teaching.walt : aimOfGoal(approach.aim)
}

/** The prior knowledge of a following lesson: what the lesson before taught. */
export function learnedBefore(lesson: Lesson): string[] {
  const { approach } = lesson
  const [first = ''] = approach.kind === 'topic' ? approach.topic.teaching.criteria : approach.frame.criteria
  const shown =
    lesson.request.goals.length > 1 ? [] : [`${capital(first)}: check the exit slips to see who can.`]
  return [`${capital(lastAim(lesson))}: from ${lastTitle(lesson)}.`, ...shown]
}

/** Tells the teacher when the plan has another length than was asked for. */
export function timeNotes({ request }: Lesson): string[] {
  const { minutes, minutesAsked, understood } = request
  const outside = `You asked for ${minutesAsked} minutes. Mahere plans lessons of 5 to 180 minutes, so this is for ${minutes}.`
  return minutes === minutesAsked || understood.taskMinutes !== undefined ? [] : [outside]
}

/** Tells the teacher how this lesson goes on from the one before, and which questions it repeats. */
export function followNotes(lesson: Lesson, tasks: readonly Task[]): string[] {
  const { follows, goals } = lesson.request
  if (follows === null) return []
  const again = tasks.filter((task) => wasUsedBefore(follows, describeTask(task))).length
  const repeated =
    again === 0
      ? []
      : [
          `We have few questions of this kind: ${again} of these ${again === 1 ? 'was' : 'were'} in an earlier lesson. Change them if you can.`,
        ]
  return goals.length > 1
    ? [
        ...repeated,
        'This lesson works mainly on the next of your goals. Look at the exit slips before you start it.',
      ]
    : [
        ...repeated,
        `This continues with ${goals.length === 1 ? 'the same goal' : 'the same topic'}, one step harder. If your class is ready to move on, choose the next goal and ask for a plan for it.`,
      ]
}

const WHAT_IS_NEW = 'Ask: what is the same as in the last lesson, and what is new?'

function withLine(step: Step, line: string): Step {
  return { ...step, teacher: [...step.teacher, line] }
}

/** A frame goes further with the table of the last lesson. */
function furtherSteps({ lens, work }: Framed, steps: Steps): Steps {
  return {
    ...steps,
    'i-do': withLine(steps['i-do'], `Show how to go further: ${lens.further}`),
    'we-do': {
      ...steps['we-do'],
      teacher: [
        `Put up a table from the last lesson: ${lens.columns.join(' · ')}. Which row could be stronger? Improve it together.`,
        ...steps['we-do'].teacher.slice(1),
      ],
    },
    'you-do': {
      ...steps['you-do'],
      pupils: numbered([
        'Look at your row or slip from the last lesson. Choose an example nobody has used yet.',
        ...work.slice(-2),
        `Then answer: ${lens.further}`,
        'Add a row to the table of the last lesson, and be ready to say what it adds.',
      ]),
    },
  }
}

/** The steps of the lesson after for the same class: it begins from the exit slips, and goes on from there. */
export function asNextLesson(lesson: Lesson, steps: Steps): Steps {
  const { approach, request } = lesson
  if (request.follows === null) return steps
  const question = steps.hook.teacher.filter((line) => line.startsWith('Write up the question: '))
  const further =
    request.goals.length > 1
      ? steps
      : approach.kind === 'topic' || approach.text
        ? { ...steps, 'i-do': withLine(steps['i-do'], WHAT_IS_NEW) }
        : furtherSteps(approach.frame, steps)
  return {
    ...further,
    hook: {
      name: steps.hook.name,
      teacher: [
        `Write up two exit slips from ${lastTitle(lesson)}, without names: one that got there, and one that nearly did.`,
        ...question,
      ],
      pupils: ['Say what is right in each, and fix the second one with a partner.'],
    },
  }
}
