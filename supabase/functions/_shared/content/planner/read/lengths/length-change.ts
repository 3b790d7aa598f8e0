import { minutesInFigures } from './minutes-in-figures.ts'
import { namesPart } from './part-minutes.ts'

/** A change of the length of a lesson: so many minutes more or fewer, or so many times as long. */
export type LengthChange = { by: number } | { times: number }

const MINUTES = '(\\d{1,3})\\s*-?\\s*min(?:ute)?s?'
/** These words may stand behind the minutes, which are then those of the whole lesson. */
const OF_ALL =
  '(?=\\s*(?:$|[.,;!?)]|please\\b|thanks\\b|overall\\b|all up\\b|though\\b|because\\b|cos\\b|as\\b|(?:to|on|onto|off|from|out of) (?:it|this|(?:the )?(?:lesson|plan|whole)|(?:it|the) all)\\b|off\\b))'
/** "Cut it to 30 minutes" names the length, and not how much goes. */
const NO_GOAL = '(?<!\\b(?:to|into|at|under|for|in|within)(?: (?:about|only|just|around))? )'

const FEWER: readonly RegExp[] = [
  new RegExp(
    `\\b(?:cut|take|knock|shave|trim|drop|chop|lose|lost|losing|remove|reduce|shorten)\\b[^.!?\\d]{0,30}?${NO_GOAL}${MINUTES}${OF_ALL}`,
    'i',
  ),
  new RegExp(`\\b${MINUTES} (?:shorter|less|fewer)\\b`, 'i'),
]
const MORE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:add|extend|lengthen|stretch|gain(?:ed)?)\\b[^.!?\\d]{0,30}?${NO_GOAL}${MINUTES}${OF_ALL}`,
    'i',
  ),
  new RegExp(`\\b${MINUTES} longer\\b`, 'i'),
  new RegExp(`\\b(?:another|an extra|an additional) ${MINUTES}${OF_ALL}`, 'i'),
  /\b(\d{1,3})\s+(?:more|extra) min(?:ute)?s?(?=\s*(?:$|[.,;!?]|please\b|to (?:it|the lesson)\b))/i,
]
const HALF = /\bhalf (?:as long|the (?:time|length))\b/i
const DOUBLE = /\b(?:twice|double) (?:as long|the (?:time|length))\b/i

const hoursAsMinutes = (text: string) =>
  text
    .replace(/\b(?:half an hour|half[ -]hour)\b/gi, '30 minutes')
    .replace(/\ba quarter of an hour\b/gi, '15 minutes')
    .replace(/\b(?:an|one|1) hour\b/gi, '60 minutes')

const amountIn = (text: string, patterns: readonly RegExp[]): number | null => {
  const match = patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null)
  return match ? Number(match[1]) : null
}

/** How a text changes the length of the lesson it is about: 10 fewer for "cut 10 minutes off"; null where it names no change. */
export function lengthChange(said: string): LengthChange | null {
  if (namesPart(said)) return null
  const text = hoursAsMinutes(minutesInFigures(said))
  const fewer = amountIn(text, FEWER)
  if (fewer !== null) return { by: -fewer }
  const more = amountIn(text, MORE)
  if (more !== null) return { by: more }
  if (HALF.test(text)) return { times: 0.5 }
  return DOUBLE.test(text) ? { times: 2 } : null
}

/** The length of a lesson after such a change. */
export const changedLength = (minutes: number, change: LengthChange): number =>
  'by' in change ? minutes + change.by : Math.round(minutes * change.times)
