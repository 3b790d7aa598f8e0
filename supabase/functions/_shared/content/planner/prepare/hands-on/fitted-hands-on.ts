import { limitName } from '../../../limit-names.ts'
import type { NumberSet } from '../../../understood.ts'
import { numbersIn } from '../../maths/printed-numbers.ts'
import type { LessonRequest } from '../../read/request.ts'
import { ruledOutIn } from '../../read/ruled-out/ruled-out.ts'
import { inFigures } from '../../read/words/figures.ts'
import type { HandsOn, HandsOnRound } from '../../topic.ts'

/** Everything that the class hears, reads and does, with the ways in for those who need help or more. */
const wordsOf = ({ start, show, steps, round, exit, easier, harder }: HandsOn): string =>
  [start, show, ...steps, round?.prompt, round?.answer, exit?.prompt, exit?.answer, easier, harder]
    .filter((text) => text !== undefined)
    .join(' ')

/** Larger limits leave room for every number of an activity. */
const SMALL = 20
const PARTS: readonly (readonly [name: RegExp, size: number])[] = [
  [/\bthirds?\b/i, 3],
  [/\b(?:quarters?|fourths?)\b/i, 4],
  [/\bfifths?\b/i, 5],
  [/\bsixths?\b/i, 6],
  [/\beighths?\b/i, 8],
]

/** True where an activity works with larger numbers than were asked for. */
export const goesBeyond = (work: HandsOn, upTo: number | undefined): boolean =>
  upTo !== undefined && upTo <= SMALL && numbersIn(inFigures(wordsOf(work))).some((one) => one > upTo)

/** The limits on the numbers that an activity breaks, or cannot be told to keep. */
export function limitsOfWork(
  work: HandsOn,
  { upTo, digits, denominators, tables }: NumberSet,
): (keyof NumberSet)[] {
  const words = inFigures(wordsOf(work))
  const sizes = [...words.matchAll(/\b([1-6])-digit/g)].map(([, size]) => Number(size))
  const parts = typeof denominators === 'object' ? denominators : null
  const isBroken: Partial<Record<keyof NumberSet, boolean>> = {
    upTo: goesBeyond(work, upTo),
    digits: digits !== undefined && sizes.some((size) => size !== digits),
    denominators: parts !== null && PARTS.some(([name, size]) => name.test(words) && !parts.includes(size)),
    tables: tables !== undefined && !work.isForTables && !words.includes('{table}'),
  }
  return (Object.keys(isBroken) as (keyof NumberSet)[]).filter((limit) => isBroken[limit])
}

/** Leaves out work that needs what is not there; work that keeps to the numbers asked for comes first. */
export function fittingWork(candidates: readonly HandsOn[], request: LessonRequest): HandsOn[] {
  const { asked, understood } = request
  const rules = ruledOutIn(asked, understood.needs)
  return candidates
    .filter(({ materials }) => !materials.some((item) => rules.some(({ isIn }) => isIn(item))))
    .sort(
      (one, other) =>
        limitsOfWork(one, understood.numbers).length - limitsOfWork(other, understood.numbers).length,
    )
}

const YOUR_TABLE = 'the number of your table'

const inTurn = (numbers: readonly number[]) =>
  numbers.length < 2 ? `${numbers[0]}` : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`

const oneOf = (parts: string) => (parts === 'halves' ? 'half' : parts.replace(/s$/, ''))

/** What stands for the slots of a text: the tables and the parts that were asked for. */
function slots({ tables, denominators }: NumberSet): Readonly<Record<string, string>> {
  const asked = typeof denominators === 'object' ? denominators : []
  // A second part that has a name: tenths beside fifths, and thirds beside sixths.
  const [first = 2, second = first <= 5 ? first * 2 : first / 2] = asked
  const [firsts, seconds] = [limitName('denominators', [first]), limitName('denominators', [second])]
  return {
    table: tables === undefined ? YOUR_TABLE : inTurn(tables),
    firsts,
    seconds,
    'a first': oneOf(firsts),
    'a second': oneOf(seconds),
  }
}

/** The work with the tables and the parts that were asked for in its texts. */
export function filledIn(work: HandsOn, numbers: NumberSet): HandsOn {
  const known = slots(numbers)
  const fill = (text: string) => text.replace(/\{([a-z ]+)\}/g, (slot, name: string) => known[name] ?? slot)
  const round = ({ prompt, answer }: HandsOnRound) => ({ prompt: fill(prompt), answer: fill(answer) })
  return {
    ...work,
    ...(wordsOf(work).includes('{table}') ? { isForTables: true as const } : {}),
    start: fill(work.start),
    show: fill(work.show),
    steps: work.steps.map(fill),
    look: fill(work.look),
    ...(work.round ? { round: round(work.round) } : {}),
    ...(work.exit ? { exit: round(work.exit) } : {}),
    easier: fill(work.easier),
    harder: fill(work.harder),
  }
}
