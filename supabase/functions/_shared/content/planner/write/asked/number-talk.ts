import type { Lesson } from '../../prepare/lesson.ts'
import type { LessonParts } from '../../prepare/lesson-parts.ts'
import { numberString } from '../../prepare/number-talk.ts'
import { numbered, type Steps } from '../step.ts'

const SIGNALS =
  'No pencils: everyone works in the head. A thumb at the chest says “I have an answer”; one more finger for every other way.'
const LISTEN =
  'Take all the answers first and write them up without saying which is right. Then ask: “Who will defend one?”'
const RECORD =
  'Write each way as it is told, with the name of the student beside it. Ask: “Who did it like this? Who can say it again?”'
/** Shorter talks have no step of their own for the signals. */
const HAS_START_FROM = 18

/** The steps of a number talk: one problem at a time, the answers first, then the ways. */
export function asNumberTalk({ approach, request }: Lesson, { practice }: LessonParts, steps: Steps): Steps {
  const string = numberString(approach, request)
  const [first, ...others] = string?.problems ?? []
  if (string === null || first === undefined) return steps
  return {
    ...steps,
    hook: {
      name: 'Set up',
      teacher: [SIGNALS],
      pupils: ['Sit where you see the board. Show your thumb when you are ready.'],
    },
    'i-do': {
      name: 'First problem',
      teacher: [
        ...(request.minutes < HAS_START_FROM ? [SIGNALS] : []),
        `Write up: ${first[0]}. Wait until most thumbs are up. (${first[1]})`,
        LISTEN,
        RECORD,
      ],
      pupils: ['Work it out in your head. Tell how you did it, step by step.'],
    },
    'we-do': {
      name: 'The string',
      teacher: [
        ...others.map(([problem, answer]) => `Write up below it: ${problem}. (${answer})`),
        'Before each answer, ask: “Does a problem from before help with this one?”',
        `Listen for: ${string.leadsTo}`,
      ],
      pupils: ['Look for a way that is quicker. Say whose way you used.'],
    },
    'you-do': {
      name: 'With a partner',
      teacher: ['Put up the problems. Partners agree on the answer, and on the way that suits the numbers.'],
      pupils: numbered(practice.map(({ prompt }) => prompt)),
    },
  }
}
