import { minutesIn } from '../read/minutes.ts'
import {
  LATER_MATHS,
  MANY_COPIES,
  PRE_AND_POST,
  SECOND_PRODUCT,
  UNIT,
  WEEK,
  WEEKS_LONG,
} from '../read/more-than-one/more-than-one.data.ts'
import { wantIn } from '../read/wishes/want.ts'
import type { Written, WrittenByAnyone } from './not-done.ts'

/** One more thing in the same message. */
function secondThing({ lesson: { request } }: WrittenByAnyone): string[] {
  const { asked, others, understood } = request
  const named = SECOND_PRODUCT.pattern.exec(asked)?.[1]?.toLowerCase()
  if (named === undefined || others > 0 || wantIn(named) === understood.want) return []
  return [
    `You asked for ${named.endsWith('s') ? '' : 'a '}${named} as well. I make one thing at a time: ask for it next, and it is made for this.`,
  ]
}

/** Several lessons in one message: a plan is for the first, a sheet for one of them. */
function severalLessons({ lesson: { request } }: WrittenByAnyone): string[] {
  const { asked, understood } = request
  const named =
    UNIT.pattern.test(asked) || WEEKS_LONG.pattern.test(asked)
      ? 'a unit'
      : WEEK.pattern.test(asked)
        ? 'a week or more of lessons'
        : null
  const isOverview = understood.want === 'lesson plan' && request.blocks > 1
  if (named === null || request.follows !== null || isOverview) return []
  return [
    understood.want === 'lesson plan'
      ? `You asked for ${named}. I plan one lesson at a time, and this is the first lesson of it. Ask for the next lesson, and it goes on from here.`
      : `You asked for ${named}. I make one resource at a time, and this is one for it. Ask for each of the others in a message of its own.`,
  ]
}

/** Fewer lessons than the unit, the week or the number that was asked for, because more of them would repeat those before. */
export function lessonsShort({ lesson: { request }, sections }: Written): string[] {
  const { blocks, series } = request
  const overview = sections.find((section) => section.id === 'series')
  if (overview === undefined || series?.isOpen === true) return []
  const { length: made } = overview.lessons
  // The second of two lessons is written whole, also where the table has no row for it.
  if (made >= blocks || blocks === 2) return []
  const asked = series?.weeks === undefined ? `${blocks} lessons` : `${series.weeks} weeks`
  return [
    `You asked for ${asked}. I have no more than ${made} different lessons on this topic, so the table has ${made}, and the others are yours to plan.`,
  ]
}

/** Several things in one message, a whole unit, or many copies: one is made at a time. */
export function oneAtATime(written: WrittenByAnyone): string[] {
  const { asked, others } = written.lesson.request
  const copies = MANY_COPIES.pattern.exec(asked)
  return [
    ...(others > 0
      ? [
          `You asked for ${others + 1} things. I make one at a time, and this is the first: ask for each of the others in a message of its own.`,
        ]
      : []),
    ...secondThing(written),
    ...severalLessons(written),
    ...(PRE_AND_POST.pattern.test(asked)
      ? [
          'This is the test before the teaching. For the one after it, ask for “the same with other questions”.',
        ]
      : []),
    ...(copies && Number(copies[1]) > 1
      ? [
          `You asked for ${copies[1]} ${copies[2]}. I make one at a time; ask for different numbers or words to get another.`,
        ]
      : []),
  ]
}

const OWN_LENGTH = /\b\d{1,3}[ -]?min(?:ute)?s?[ -](?:long )?(?:lesson|session|plan|class|activity)\b/i
const OTHER_LENGTH =
  /\b(?:lasting|that lasts|taking|over|for)\s+(?:about )?(?:\d{1,3}|an?|one|two|three|half an)[ -]?(?:hours?|hrs?|minutes?|mins?)\b/i

/** Two lengths for one lesson. */
export function twoLengths({ lesson: { request } }: WrittenByAnyone): string[] {
  const [one, two] = [OWN_LENGTH, OTHER_LENGTH].map((length) =>
    minutesIn(length.exec(request.asked)?.[0] ?? ''),
  )
  if (one == null || two == null || one === two || request.blocks > 1) return []
  return [
    `You named two lengths, ${one} minutes and ${two} minutes. This is for ${request.minutes} minutes; tell me if you meant the other.`,
  ]
}

/** Mathematics that no question is made on. */
export function laterMaths({ lesson: { request } }: Written): string[] {
  const [, topic] = LATER_MATHS.pattern.exec(request.asked) ?? []
  return topic === undefined
    ? []
    : [
        `I have no questions on ${topic.toLowerCase()}: it is taught after Year 8. This is made of what stands closest, or a frame.`,
      ]
}
