import type { PhaseKind } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { describe } from './describe.ts'
import { stoodBefore } from './follow-up.ts'
import { asFocus, type Lesson } from './lesson.ts'
import type { Step } from './phases.ts'
import { aimOf } from './walt.ts'

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const lastTitle = ({ request }: Lesson) =>
  request.follows?.title ? `“${request.follows.title}”` : 'the last lesson'

/** What the class learned: the goal before this one, or the same one, one step down. */
function learned({ approach, request }: Lesson): string {
  const before = request.goals.length > 1 ? request.goals.at(-1) : undefined
  if (before) return aimOf(asFocus(before.wording))
  if (approach.kind === 'frame') return approach.aim
  return approach.aim === null ? approach.topic.teaching.walt : aimOf(approach.aim)
}

export function learnedBefore(lesson: Lesson): string[] {
  const { approach } = lesson
  const [first = ''] = approach.kind === 'topic' ? approach.topic.teaching.criteria : approach.frame.criteria
  const shown =
    lesson.request.goals.length > 1 ? [] : [`${capital(first)}: look at the exit slips for who is there.`]
  return [`${capital(learned(lesson))}: that was ${lastTitle(lesson)}.`, ...shown]
}

/** A time that no plan is made for is not changed without a word. */
export function timeNotes({ request: { minutes, minutesAsked } }: Lesson): string[] {
  return minutes === minutesAsked
    ? []
    : [
        `You asked for ${minutesAsked} minutes. Mahere plans lessons of 5 to 180 minutes, so this is for ${minutes}.`,
      ]
}

/** What a person has to know of a lesson that goes on from another. */
export function followNotes(lesson: Lesson, tasks: readonly Task[]): string[] {
  const { follows, goals } = lesson.request
  if (follows === null) return []
  const again = tasks.filter((task) => stoodBefore(follows, describe(task))).length
  const repeated =
    again === 0
      ? []
      : [
          `Our list has few questions of this kind: ${again} stood in the lessons before. Change them if you can.`,
        ]
  return goals.length > 1
    ? [
        ...repeated,
        'This lesson works mainly on the next of your goals. Look at the exit slips before you go on to it.',
      ]
    : [
        ...repeated,
        `This goes on with ${goals.length === 1 ? 'the same goal' : 'the same topic'}, one step up. If your class is ready, choose a further goal and ask for a plan of it.`,
      ]
}

/** A frame has no numbers to change: its exit question asks for what is new. */
export function nextExit({ approach, request }: Lesson, exit: Task): Task {
  if (request.follows === null || approach.kind === 'topic' || request.goals.length > 1) return exit
  return {
    ...exit,
    prompt: `Back to our question: ${approach.frame.question} What can you say now that you could not say after the last lesson, and what shows it?`,
    answer: 'Look for: something that goes beyond the last exit slip, with a reason or an example.',
  }
}

function goingOn({ approach }: Lesson, texts: Record<PhaseKind, Step>): Partial<Record<PhaseKind, Step>> {
  const fresh = 'Ask: what is the same as in the last lesson, and what is new?'
  if (approach.kind === 'topic' || approach.text)
    return { 'i-do': { ...texts['i-do'], teacher: [...texts['i-do'].teacher, fresh] } }
  const { frame } = approach
  const work = [
    'Look at your row or slip from the last lesson. Take an example that nobody has used yet.',
    ...frame.work.slice(-2),
    `Then answer: ${frame.lens.further}`,
    'Add a row to the table of the last lesson, and be ready to say what it adds.',
  ]
  return {
    'i-do': {
      ...texts['i-do'],
      teacher: [...texts['i-do'].teacher, `Show how to go further: ${frame.lens.further}`],
    },
    'we-do': {
      ...texts['we-do'],
      teacher: [
        `Put up a table from the last lesson: ${frame.lens.columns.join(' · ')}. Which row could be stronger? Mend it together.`,
        ...texts['we-do'].teacher.slice(1),
      ],
    },
    'you-do': { ...texts['you-do'], pupils: work.map((line, index) => `${index + 1}. ${line}`) },
  }
}

/** The same class, the lesson after: it begins from what was handed in, and goes on from there. */
export function asNextLesson(lesson: Lesson, texts: Record<PhaseKind, Step>): Record<PhaseKind, Step> {
  if (lesson.request.follows === null) return texts
  const question = texts.hook.teacher.filter((line) => line.startsWith('Write up the question: '))
  return {
    ...texts,
    ...(lesson.request.goals.length > 1 ? {} : goingOn(lesson, texts)),
    hook: {
      name: texts.hook.name,
      teacher: [
        `Write up two exit slips from ${lastTitle(lesson)}, without names: one that got there, and one that nearly did.`,
        ...question,
      ],
      pupils: ['Say what is right in each, and mend the second one with a partner.'],
    },
  }
}
