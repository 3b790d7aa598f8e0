import type { Block } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { FOOD_CHAINS, type FoodChainSet } from './food-chains.data.ts'

/** A chain as its solution is printed. */
const inOrder = (chain: FoodChainSet['chains'][number]) => chain.map(([name]) => name).join(' → ')

/** Boxes to stick a chain into: the first is the producer, and each eats the one before it. */
const boxesFor = (chain: FoodChainSet['chains'][number], at: number): Block[] => [
  { kind: 'heading', text: `Food chain ${at + 1}` },
  {
    kind: 'boxes',
    height: 'middle',
    rows: [chain.map((_, place) => ({ heading: place === 0 ? 'Starts here' : '→ is eaten by', help: '' }))],
  },
]

const taskOf = ([prompt, answer]: readonly [string, string], at: number): Task => ({
  id: `q${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'lines',
  answer,
  working: null,
  check: null,
})

/** The set of the place that a request names; the bush where it names none, and null where it names one that is not known. */
function setFor(text: string): FoodChainSet | null {
  return (
    FOOD_CHAINS.find(({ pattern }) => pattern.test(text)) ??
    (OTHER_PLACE.test(text) ? null : (FOOD_CHAINS[0] ?? null))
  )
}

/** Places of which no chains are known. */
const OTHER_PLACE =
  /\b(?:africa\w*|savann?ah?|desert|arctic|antarctic\w*|rain ?forest|amazon|jungle|australia\w*|coral reef|tundra)\b/i

/** Cards of living things to cut out and stick into chains; null for a place of which none are known. */
export function foodChain({ random, request }: Lesson): MadeForm | null {
  const set = OTHER_PLACE.test(request.topic) ? null : setFor(request.topic)
  if (set === null) return null
  const { count, more = 0 } = request.understood
  const wanted = (count ?? set.questions.length) + more
  const tasks = set.questions.slice(0, wanted).map(taskOf)
  const cards = random.shuffle(set.chains.flat())
  return {
    form: 'Cut-and-stick food chains',
    title: `Food chains of ${set.place}`,
    area: 'Science',
    ofArea: true,
    isOwn: true,
    hasMore: true,
    pages: [
      formPage(
        'Cut out the cards. Stick each food chain in order, so that each living thing is eaten by the next one.',
        [
          ...set.chains.flatMap(boxesFor),
          { kind: 'heading', text: 'Cards to cut out', cut: true },
          { kind: 'cut-out', across: 3, cards: cards.map(([name, what]) => ({ text: `${name}: ${what}` })) },
        ],
        tasks,
      ),
    ],
    key: [
      { kind: 'heading', text: 'The chains' },
      { kind: 'list', ordered: true, items: set.chains.map(inOrder) },
    ],
    notDone:
      count !== null && tasks.length < count
        ? [`You asked for ${count} questions; this sheet has ${tasks.length} after the chains.`]
        : [],
    source: 'The chains were written for Mahere.',
    note: `It has ${set.chains.length} food chains with ${cards.length} cards to cut out and ${tasks.length} questions. The key is on the teacher page.`,
  }
}
