import { THEMES } from '../../data/themes.data.ts'
import { LEVELS } from '../../task.ts'
import type { NumberSet } from '../../understood.ts'
import { makeRandom } from '../random.ts'
import { isOpen, keepsTo } from './keeps-to.ts'
import type { MathsTopic, Practice, QuestionMaker } from './maths-topic.ts'

const TRIES_A_LEVEL = 48
const MOST_YEARS_AWAY = 4
const [SOME_THEME] = THEMES

interface Wanted {
  year: number
  goal: string
  numbers: NumberSet
}

/** True when some of its questions keep to the set. It is tried, because a maker does not say what it draws. */
function canKeep(make: QuestionMaker, { year, goal, numbers }: Wanted): boolean {
  if (SOME_THEME === undefined) return false
  const random = makeRandom('a question that keeps to the set')
  return LEVELS.some((level, step) =>
    Array.from({ length: TRIES_A_LEVEL }).some((_, turn) =>
      keepsTo(
        make({
          year,
          level,
          reach: year + step - 1,
          random,
          theme: SOME_THEME,
          name: 'Aroha',
          step: step as 0 | 1 | 2,
          turn,
          goal,
          numbers,
        }),
        numbers,
      ),
    ),
  )
}

const nearestYear = ({ years: [from, to] }: Practice, year: number) => Math.min(to, Math.max(from, year))

/** A maker as it works in the years of its practice, whatever the year of the class. */
const inItsYears =
  (make: QuestionMaker, practice: Practice): QuestionMaker =>
  (making) =>
    make({ ...making, year: nearestYear(practice, making.year) })

function keepersOf(practices: readonly Practice[], wanted: Wanted): QuestionMaker[] {
  return practices.flatMap((practice) =>
    practice.questions.map((make) => inItsYears(make, practice)).filter((make) => canKeep(make, wanted)),
  )
}

/** One unit to measure in leaves few kinds of question in one practice, so those of the years beside it come too. */
const hasEnough = (own: readonly QuestionMaker[], { goal, numbers }: Wanted) =>
  goal !== '' || (own.length > 0 && numbers.units?.length !== 1)

/** The makers that can keep to the set from the practices nearest to the year. */
function nearestKeepers(near: readonly Practice[], wanted: Wanted): QuestionMaker[] {
  const away = (practice: Practice) => Math.abs(nearestYear(practice, wanted.year) - wanted.year)
  const from = wanted.numbers.units?.length === 1 ? 1 : 0
  for (let most = from; most <= MOST_YEARS_AWAY; most++) {
    const keepers = keepersOf(
      near.filter((practice) => away(practice) <= most),
      wanted,
    )
    if (keepers.length > 0) return keepers
  }
  return []
}

export interface LimitedMakers {
  makers: readonly [QuestionMaker, ...QuestionMaker[]]
  /** They come from practices beside those that were chosen. */
  isBeside: boolean
}

/**
 * The question makers of the chosen practices that can keep to the numbers asked for; where none can, those of the whole
 * topic in years nearby. Null where nothing limits the choice or nothing can keep to it.
 */
export function makersForSet(
  topic: MathsTopic,
  chosen: readonly Practice[],
  wanted: Wanted,
): LimitedMakers | null {
  if (isOpen(wanted.numbers)) return null
  const near = topic.practices.filter(
    (practice) =>
      !practice.isOnlyNamed && Math.abs(nearestYear(practice, wanted.year) - wanted.year) <= MOST_YEARS_AWAY,
  )
  const own = keepersOf(chosen, wanted)
  const beside = hasEnough(own, wanted) ? [] : nearestKeepers(near, wanted)
  const [first, ...rest] = [...own, ...beside]
  return first === undefined ? null : { makers: [first, ...rest], isBeside: own.length === 0 }
}
