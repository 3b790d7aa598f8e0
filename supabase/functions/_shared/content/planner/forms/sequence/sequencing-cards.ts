import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { withoutSheet } from '../../read/words/named-sheets.ts'
import { areAkin, stemsOf, topicStems } from '../../read/words/stem.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { EVERYDAY_SEQUENCES } from './everyday.data.ts'
import { LIFE_CYCLES } from './life-cycles.data.ts'
import { orderInKit } from './order-in-kit.ts'
import type { Sequence } from './sequence.ts'

const ACROSS = 2
const SEQUENCES = [...LIFE_CYCLES, ...EVERYDAY_SEQUENCES]

const WHAT_ORDER =
  'What should the cards put in order? Name it in a few words, for example: sequencing cards, life cycle of a frog, Year 2; or: making bread.'

const ANY_LIFE_CYCLE = /^\s*(?:the |a )?life[ -]?cycles?\s*$/i

/** Words that say nothing of what is put in order. */
const NOT_TOPIC =
  /\b(?:life ?cycles?|stages?|steps?|events?|order|right|cards?|\d+|y(?:ea)?rs? ?\d(?: ?[-–/] ?\d)?|with|pictures?|class|kids|students|how|make|making|work ?sheets?|activit(?:y|ies)|please|can you|need|about|for|the|and)\b/gi

type Ordered = Pick<Sequence, 'title' | 'steps' | 'note'> & {
  area?: string
  source: string
  isOwn?: true
}

const OWN_SOURCE = 'Its steps were written for Mahere as short sentences for Years 1 to 4.'

/** The order that the lesson of the bank asks for; a lesson that leaves out words of the topic may well order something else. */
function ofLesson({ approach, title, request }: Lesson): Ordered | null {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const said = kit ? stemsOf(JSON.stringify([kit.title, kit.find, kit.practice])) : []
  const about = topicStems(withoutSheet(request.topic).replace(NOT_TOPIC, ' '))
  const isAbout = about.every((stem) => said.some((other) => areAkin(stem, other)))
  const steps = kit && isAbout ? orderInKit(kit) : null
  return kit && steps
    ? { title, steps: steps.map(capital), source: `Its steps are those of the lesson “${kit.title}”.` }
    : null
}

/** What happens in order in the topic of the request: of our own list, else of the lesson; null where neither knows one. */
function orderFor(lesson: Lesson, topic: string): Ordered | null {
  const named = ANY_LIFE_CYCLE.test(topic)
    ? lesson.random.pick(LIFE_CYCLES)
    : SEQUENCES.find(({ pattern }) => pattern.test(topic))
  return named ? { ...named, source: OWN_SOURCE, isOwn: true } : ofLesson(lesson)
}

/** The steps in another order than the right one. */
function mixed(steps: readonly string[], random: Random): string[] {
  const drawn = random.shuffle(steps)
  const isRight = drawn.every((step, at) => step === steps[at])
  return isRight ? [...drawn.slice(1), ...drawn.slice(0, 1)] : drawn
}

const inRows = (cells: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(cells.length / ACROSS) }, (_, row) => {
    const own = cells.slice(row * ACROSS, (row + 1) * ACROSS)
    return [...own, ...Array.from({ length: ACROSS - own.length }, () => '')]
  })

/** Boxes with numbers to stick the cards on. */
const boxes = (count: number): Block => ({
  kind: 'board',
  title: 'Stick them here in order',
  rows: inRows(Array.from({ length: count }, (_, at) => String(at + 1))),
})

function notDoneOf({ request }: Lesson, made: number): string[] {
  const { count } = request.understood
  return count !== null && count !== made
    ? [`You asked for ${count} cards; this order has ${made} steps, and none can be left out.`]
    : []
}

/** Cards to cut out and put in order, with the right order in the key; null where no order of the topic is known. */
export function sequencingCards(lesson: Lesson): MadeForm | FormQuestion | null {
  const { request, random } = lesson
  const topic = withoutSheet(request.topic)
  if (request.goals.length === 0 && topicStems(topic).length === 0) return { question: WHAT_ORDER }
  const order = orderFor(lesson, topic.replace(/\by(?:ea)?r? ?\d.*$/i, ' '))
  if (order === null) return null
  const { title, steps, note, area, source, isOwn } = order
  const sticks = /\bpaste|\bstick|\bglue/i.test(request.topic)
  return {
    form: 'Sequencing cards',
    title,
    ...(area ? { area } : {}),
    ...(isOwn ? { isOwn } : {}),
    pages: [
      formPage(
        `Cut out the ${steps.length} cards. Read each one. Put them in the right order, and ${sticks ? 'stick them on the boxes' : 'glue them into your book'}.`,
        [
          { kind: 'board', title: 'Cards to cut out', rows: inRows(mixed(steps, random)) },
          ...(sticks ? [boxes(steps.length)] : []),
        ],
      ),
    ],
    key: [
      { kind: 'heading', text: 'The right order' },
      { kind: 'list', ordered: true, items: [...steps] },
      ...(note ? [{ kind: 'paragraph' as const, text: note }] : []),
    ],
    source,
    notDone: notDoneOf(lesson, steps.length),
    note: `There are ${steps.length} cards to cut out. The right order is on the teacher page.`,
  }
}

/** What orders are known, for a reply that has to name others. */
export const KNOWN_ORDERS: readonly string[] = SEQUENCES.map(({ title }) => title)
