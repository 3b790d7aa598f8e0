import type { FoundKit, Kit } from '../../../kit.ts'
import { isPrinted, matterWords } from '../../kits/matter-words.ts'
import type { LessonRequest } from '../../read/request.ts'
import { stemsOf } from '../../read/words/stem.ts'
import { kitsFor } from '../choose-kit.ts'
import { STAGES, USE_OF_IT } from './stages.data.ts'

/** To build a circuit or to act out a meeting is how these areas explore; making is the last step of the others. */
const EXPLORES_BY_MAKING = /^(?:Science|Social sciences|Mathematics)/
/** What something changed in the world is looked at once it is known. */
const LOOKS_BACK = /\bchanged?\b/i
const FEW_YEARS_OFF = 1
const MAKING = 3
/** So many lessons that name the topic are enough to leave out those that hardly do. */
const ENOUGH = 3

const yearsOff = ({ years: [from, to] }: Kit, year: number) => Math.max(from - year, year - to, 0)

/** Where in a unit a lesson belongs: to get to know, to explore, to use, to make, to share. One for an older class comes later. */
function stageOf({ walt, area, years: [from] }: Kit, year: number): number {
  const stage = STAGES.find(({ verbs }) => verbs.test(walt))?.stage ?? USE_OF_IT
  const own = stage === MAKING && EXPLORES_BY_MAKING.test(area) ? 1 : stage
  return own + (from > year ? 1 : 0) + (own === 0 && LOOKS_BACK.test(walt) ? 2 : 0)
}

/** How much of what the request is about a lesson says in its own name, aim or idea, or also in the words that find it. */
function shareSaid(
  { title, walt, idea, criteria, find }: Kit,
  words: readonly string[],
  wide: boolean,
): number {
  const own = [title, walt, idea, ...(wide ? [...criteria, ...find.en, ...find.mi] : [])]
  const printed = new Set(stemsOf(own.join(' ')))
  return words.filter((word) => isPrinted(word, printed)).length / words.length
}

/** From so much said on a lesson is taken, and whether the words that find it count: the strictest that leaves enough lessons. */
const STRICTNESS: readonly (readonly [least: number, wide: boolean])[] = [
  [0.99, false],
  [0.99, true],
  [0.01, false],
  [0.01, true],
]

/** The lessons on the topic of a unit, in the order in which they were found. */
function onTopic(found: readonly FoundKit[], request: LessonRequest): FoundKit[] {
  const words = matterWords(request)
  const near = found.filter(({ kit }) => !request.yearKnown || yearsOff(kit, request.year) <= FEW_YEARS_OFF)
  const from = near.length >= request.blocks ? near : found
  if (words.length === 0 || request.goals.length > 0) return [...from]
  const [first] = found
  const kept = STRICTNESS.map(([least, wide]) =>
    from.filter((one) => one === first || shareSaid(one.kit, words, wide) >= least),
  )
  return kept.find(({ length }) => length >= Math.min(ENOUGH, request.blocks)) ?? kept.at(-1) ?? []
}

/** The lessons with one first that was written for the year of the class, because the first is written whole. */
function ownYearFirst(kits: readonly Kit[], { year, yearKnown }: LessonRequest): Kit[] {
  const first = yearKnown ? kits.find((kit) => yearsOff(kit, year) === 0) : undefined
  return first === undefined ? [...kits] : [first, ...kits.filter((kit) => kit !== first)]
}

/** The lessons of the bank that a unit is made of, in the order in which they are taught. */
export function seriesKits(request: LessonRequest): Kit[] {
  // The questions of mathematics go on from one another by themselves.
  if (request.blocks < 2 || request.subject === 'Mathematics and statistics') return []
  const kits = onTopic(kitsFor(request), request)
    .slice(0, request.blocks)
    .map(({ kit }) => kit)
  const inOrder = kits
    .map((kit, at) => ({ kit, at, stage: stageOf(kit, request.year) }))
    .sort((one, other) => one.stage - other.stage || one.at - other.at)
    .map(({ kit }) => kit)
  return ownYearFirst(inOrder, request)
}
