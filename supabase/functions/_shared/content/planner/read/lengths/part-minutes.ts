import type { TimedPart } from '../follow-ups/follow-up.ts'
import { minutesInFigures } from './minutes-in-figures.ts'
import { PART_NAMES } from './parts.data.ts'

const ANY_PART = Object.values(PART_NAMES).join('|')
const UNIT = '\\s*-?\\s*min(?:ute)?s?\\b'
/** Words between a part and its minutes: "the start should only take about 10 minutes". */
const BETWEEN =
  '(?:should|could|can|must|needs?|has|have|to|is|be|takes?|lasts?|runs?|goes|go|gets?|for|about|only|just|around|at|up|down|into|in|shorter|longer)'

/** The part first: "make the start 10 minutes". A second part may leave its unit out: "and the practice 15". */
const PART_FIRST = new RegExp(
  `\\b(?:the|our|my|its|make|keep|and) (${ANY_PART})(?: (?:part|bit|step|section|time|phase))?(?: ${BETWEEN}){0,5} (\\d{1,3})(?:${UNIT}|(?=\\s*(?:$|[.,;!]|and\\b)))(?! (?:shorter|longer|less|more|off))`,
  'gi',
)
/** The minutes first: "only 10 minutes for the exit ticket". */
const MINUTES_FIRST = new RegExp(
  `\\b(\\d{1,3})${UNIT} (?:for|on|in|at) (?:the |our |my |an? )?(${ANY_PART})\\b`,
  'gi',
)
/** The minutes in front of the name: "a 10 minute start". */
const BEFORE_NAME = new RegExp(`\\b\\d{1,3}${UNIT} (?:${ANY_PART})\\b(?! (?:lesson|plan|session))`, 'gi')
/** A first part with which the lesson is not over: “20 min mat time then an activity”. */
const WITH_MORE_TO_COME = new RegExp(
  `\\b\\d{1,3}${UNIT} (?:of |on the |for )?(?:(?:mat|carpet)(?: time)?|${PART_NAMES.hook})\\b[,;]? (?:(?:and|&|\\+) )?(?:then|followed by|before)\\b`,
  'gi',
)
/** These minutes were over before the lesson: "they come back from 30 minutes of PE". */
const DONE_BEFORE = new RegExp(
  `\\b(?:after|from|following|had|done|did) (?:about |their |a )*\\d{1,3}${UNIT} (?:of|at|on)\\b`,
  'gi',
)
const NAMES_PART = new RegExp(`\\b(?:the|our|my) (?:${ANY_PART})\\b`, 'i')

/** The minutes that a part of a lesson is to have. */
export interface PartMinutes {
  part: TimedPart
  minutes: number
}

function partNamed(name: string): TimedPart | undefined {
  const all = Object.entries(PART_NAMES) as [TimedPart, string][]
  return all.find(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(name))?.[0]
}

const found = (part: TimedPart | undefined, minutes: string): PartMinutes[] =>
  part === undefined ? [] : [{ part, minutes: Number(minutes) }]

/** The parts of a lesson for which a text names minutes: 10 for the hook in "the start should take 10 minutes". */
export function partMinutesIn(said: string): PartMinutes[] {
  const text = minutesInFigures(said)
  return [
    ...[...text.matchAll(PART_FIRST)].flatMap(([, name = '', minutes = '']) =>
      found(partNamed(name), minutes),
    ),
    ...[...text.matchAll(MINUTES_FIRST)].flatMap(([, minutes = '', name = '']) =>
      found(partNamed(name), minutes),
    ),
  ]
}

const cut = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((left, one) => left.replace(one, ' '), text)

const ANY_MINUTES = new RegExp(`\\b\\d{1,3}${UNIT}`, 'i')

/**
 * The text without minutes that are those of a part, or of what came before the lesson. “60 min intro” is a whole lesson
 * that introduces something, and “a 60 minute lesson with a 10 minute intro” has a part of 10 minutes.
 */
export function withoutPartMinutes(text: string): string {
  const left = cut(text, [PART_FIRST, MINUTES_FIRST, WITH_MORE_TO_COME, DONE_BEFORE])
  const withoutNamed = cut(left, [BEFORE_NAME])
  return ANY_MINUTES.test(withoutNamed) ? withoutNamed : left
}

/** True for a text that speaks of a part of the lesson. */
export const namesPart = (text: string): boolean => NAMES_PART.test(text)

const FEW_WORDS = 4

/** True for a text that says how long parts are to be, and nothing else. */
export const isOnlyPartMinutes = (said: string): boolean =>
  partMinutesIn(said).length > 0 &&
  (withoutPartMinutes(minutesInFigures(said)).match(/\p{L}+/gu) ?? []).length <= FEW_WORDS
