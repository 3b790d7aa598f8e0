import type { Draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { shortAnswer } from '../question-tools.ts'
import { MEASURED_THINGS, SMALL_THINGS, WHOLE_THINGS } from './told.data.ts'

interface Rounding {
  shown: string
  place: string
  value: number
  step: number
}

/** What a plain question on rounding asks; null for any other. */
function roundingOf({ prompt, check }: Draft): Rounding | null {
  const [, shown, place] = /^Round ([\d,.]+) to the nearest ([\w, ]+)\.$/.exec(prompt) ?? []
  if (shown === undefined || place === undefined || check?.kind !== 'round') return null
  return { shown, place, value: Number(check.value), step: Number(check.to) }
}

/** A sum of decimals without the dust of binary numbers. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6

const isHalfway = ({ value, step }: Rounding) => Math.abs((value / step) % 1) === 0.5

/** The two neighbours are named. A number halfway between them is nearer to neither. */
const nearer =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const asked = roundingOf(made)
    if (asked === null || isHalfway(asked)) return made
    const below = exact(Math.floor(exact(asked.value / asked.step)) * asked.step)
    const [low, high] = [formatNumber(below), formatNumber(exact(below + asked.step))]
    return {
      ...made,
      prompt: `Is ${asked.shown} nearer to ${low} or to ${high}? Round it to the nearest ${asked.place}.`,
    }
  }

const SMALL = 1000

const told =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const asked = roundingOf(made)
    if (asked === null) return made
    const things = /\./.test(asked.shown)
      ? MEASURED_THINGS
      : asked.value < SMALL
        ? SMALL_THINGS
        : WHOLE_THINGS
    return {
      ...made,
      prompt: `${m.random.pick(things).replace('{n}', asked.shown)} Round this number to the nearest ${asked.place}.`,
    }
  }

/** Backwards: where the numbers begin that are rounded to a given one. */
const smallest =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const asked = roundingOf(made)
    const places = asked === null ? 0 : (String(asked.value).split('.')[1]?.length ?? 0)
    if (asked === null || m.step === 0 || places > 1 || Number(made.answer.replaceAll(',', '')) === 0)
      return made
    const kind = places === 0 ? 'whole number' : 'number with one decimal place'
    const to = made.answer.replaceAll(',', '')
    return shortAnswer({
      prompt: `What is the smallest ${kind} that becomes ${made.answer} when it is rounded to the nearest ${asked.place}?`,
      answer: formatNumber(exact(Number(to) - asked.step / 2)),
      expr: `${to}-${asked.step}/2`,
      working: `Half of ${formatNumber(asked.step)} is ${formatNumber(exact(asked.step / 2))}: ${made.answer} − ${formatNumber(exact(asked.step / 2))}`,
      space: 'line',
    })
  }

/** Rounding asked in four ways: as it is, between two numbers, in a story and backwards. */
export const roundedInWords = (make: QuestionMaker): readonly [QuestionMaker, ...QuestionMaker[]] => [
  make,
  nearer(make),
  told(make),
  make,
  smallest(make),
  told(make),
]
