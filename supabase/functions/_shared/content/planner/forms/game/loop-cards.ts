import type { Block, Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'

/** "I have 42. Who has 8 × 7?": every answer stands on the card of somebody else. */
export const LOOP_CARDS = /\bi have,? who has\b|\bloopy? cards?\b|\bfollow[- ]me cards?\b/i

const USUAL = 24
const MAX = 32
const FEWEST = 6
/** So many questions are drawn for each card, because no two cards may have the same answer. */
const DRAWN_FOR_ONE = 3

const LOOP_RULES = [
  'Hand out all the cards: one or two each. Everyone works out their own question first.',
  'Any player begins and reads the question on the card: “Who has …?”',
  'Whoever has the answer says “I have …”, and reads the next question.',
  'Go on until the first player answers. Time it, mix the cards, and beat your time.',
]

/** Questions of which no two have the same answer, and whose answers are short enough for a card. */
function withOwnAnswers(lesson: Lesson, { topic }: TopicApproach, count: number): Task[] {
  const used = new Set<string>()
  const drawn = makeTasks(lesson, {
    topic,
    level: 'core',
    count: Math.min(count * DRAWN_FOR_ONE, MAX * DRAWN_FOR_ONE),
    used,
    prefix: 'card-',
  })
  const answers = drawn.map(({ answer }) => answer)
  return drawn
    .filter(
      ({ figure, answer }, at) => figure === null && answer.length <= 20 && answers.indexOf(answer) === at,
    )
    .slice(0, count)
}

const question = ({ prompt }: Task) => prompt.replace(/\s*=\s*_*\s*$/, '')

/** The cards in the order of the loop, for the teacher page. */
const inOrder = (cards: readonly Term[]): Block[] => [
  { kind: 'heading', text: 'The cards in order' },
  { kind: 'table', head: ['I have', 'Who has'], rows: cards.map(({ term, meaning }) => [term, meaning]) },
]

/** The game with cards that are given in the order of their loop; `ask` begins the talk after it. */
export function loopOf(
  cards: readonly Term[],
  { random }: Lesson,
  ask: string,
  notDone: string[] = [],
): MadeForm {
  return {
    form: 'I have, who has',
    plays: ['loop cards'],
    noName: true,
    hasMore: true,
    steps: {
      id: 'steps',
      materials: ['the cards, cut out', 'a watch'],
      steps: [...LOOP_RULES],
      talk: [ask, 'Which card made us wait, and why?'],
    },
    pages: [formPage('Cut out the cards and mix them.', [{ kind: 'cards', cards: random.shuffle(cards) }])],
    key: inOrder(cards),
    notDone,
    note: `It has rules and ${cards.length} cards that make one loop. The order is on the teacher page.`,
  }
}

/** Cards for the whole class, in a loop; null where there are too few questions with answers of their own. */
export function loopCards(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return null
  const asked = request.understood.count
  const wanted = Math.min(MAX, asked ?? USUAL)
  const tasks = withOwnAnswers(lesson, approach, wanted)
  if (tasks.length < FEWEST) return null
  const cards = tasks.map((task, at): Term => {
    const next = tasks[(at + 1) % tasks.length] ?? task
    return { term: `I have ${task.answer}.`, meaning: `Who has ${question(next)}?`, lang: 'en' }
  })
  const notDone =
    asked !== null && tasks.length < asked
      ? [`You asked for ${asked} cards; ${tasks.length} have answers of their own.`]
      : []
  return loopOf(cards, lesson, approach.topic.teaching.ask, notDone)
}
