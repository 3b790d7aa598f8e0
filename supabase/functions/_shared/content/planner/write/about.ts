import { contradictions } from '../../checks/contradictions.ts'
import type { AboutSection } from '../../lesson-plan.ts'
import type { Task } from '../../task.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { guessSubject } from '../read/subject.ts'
import { yearBeyond, yearLabel } from '../read/years.ts'
import { kitChecks, kitIn, kitSource } from './from-kit/kit-trust.ts'
import { followNotes, timeNotes } from './next-lesson.ts'

/** Counts how many answers were worked out and how many are guides. */
function answersLine(tasks: readonly Task[]): string {
  const guides = tasks.filter(({ check }) => check === null).length
  const proven = tasks.length - guides
  if (guides === 0)
    return 'The questions were generated for this topic and every answer was worked out from its numbers.'
  if (proven === 0)
    return 'The questions were generated for this topic; their answers are guides on what to look for.'
  const rest = `${guides} ${guides === 1 ? 'is a guide' : 'are guides'} on what to look for.`
  return `The questions were generated for this topic. ${proven} ${proven === 1 ? 'answer was' : 'answers were'} worked out from the numbers, ${rest}`
}

function sourceLine({ approach, request }: Lesson, tasks: readonly Task[]): string {
  const kit = kitIn(approach)
  if (kit) return kitSource(kit)
  if (approach.kind === 'topic')
    return approach.computed
      ? answersLine(tasks)
      : 'The questions come from a list of examples with their answers.'
  if (approach.text)
    return 'The text and its questions were written for Mahere. Its people, places and events are made up, and each answer says where to find it in the text.'
  const words = request.goals.length > 0 ? 'the goal’s own' : 'your'
  return `This is a frame built around ${words} words. It says how to work, not what is true: you bring the content.`
}

/** Notes on the goals of a plan, whoever writes the rest of it. */
export function goalChecks({ goals }: Lesson['request']): string[] {
  return [
    ...(goals.some(({ verified }) => !verified)
      ? ['The goal’s wording has not been compared with the published page.']
      : []),
    ...(goals.some(({ status }) => status === 'draft area')
      ? ['This learning area was still a draft when our list was made.']
      : []),
  ]
}

/** Printed with every plan, whoever writes the rest of it. */
export const REO_CHECK =
  'Te reo Māori words have not been reviewed by a speaker. Anything on tikanga or local stories: check locally.'

function yearNotes({ topic, year, yearKnown, understood }: Lesson['request']): string[] {
  // A note to families has no numbers or words for a year.
  if (understood.want === 'letter') return []
  const beyond = yearBeyond(topic)
  if (beyond !== null)
    return [`Mahere plans for Years 0 to 8: numbers and words suit about Year 8, not Year ${beyond}.`]
  return yearKnown ? [] : [`No year was named, so numbers and words suit about ${yearLabel([year])}.`]
}

/** Says what made a document, how far to trust it, and what a person has to check before teaching. */
export function trustOf(lesson: Lesson, tasks: readonly Task[]): Pick<AboutSection, 'lines' | 'checkThis'> {
  const { approach, request } = lesson
  return {
    lines: [
      'Built-in draft: made by a program from set patterns, without a language model.',
      sourceLine(lesson, tasks),
    ],
    checkThis: [
      ...contradictions(request.topic, request.goals, request.yearsNamed, guessSubject(request.topic)),
      ...(approach.kind === 'topic' && approach.fit === 'skill'
        ? [
            `The questions practise ${approach.topic.title}, which is close to the goal but may not be all of it.`,
          ]
        : []),
      ...kitChecks(lesson),
      ...timeNotes(lesson),
      ...followNotes(lesson, tasks),
      ...(request.goals.length > 1
        ? ['The steps work mainly on one goal: look at where the others fit in.']
        : []),
      ...goalChecks(request),
      ...yearNotes(request),
      REO_CHECK,
    ],
  }
}
