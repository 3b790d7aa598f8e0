import type { Kit } from '../../../kit.ts'
import type { SeriesLesson } from '../../../lesson-plan.ts'
import { materialLine } from '../../kits/kit-topic.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** A row before it has its place in the unit. */
export type Row = Omit<SeriesLesson, 'name'>

const MOST_MATERIALS = 4
const MOST_TASKS = 3

const withoutEnd = (text: string) => text.replace(/[.\s]+$/, '')
const sentence = (text: string) => (/[.!?…”]$/.test(text) ? text : `${text}.`)

/** The class that a lesson was written for, where it is not the class of the request. */
function forOthers({ years: [from, to] }: Kit, { year, yearKnown }: Lesson['request']): string {
  if (!yearKnown || (year >= from && year <= to)) return ''
  return from === to ? ` (written for Year ${from})` : ` (written for Years ${from} to ${to})`
}

/** A lesson of the bank in one row. */
export function rowOf(kit: Kit, request: Lesson['request']): Row {
  const { title, walt, work, materials, criteria, misconceptions } = kit
  const [trap] = misconceptions
  return {
    title: `${title}${forOthers(kit, request)}`,
    walt: withoutEnd(walt),
    activity: work.pupils.slice(0, MOST_TASKS).map(sentence).join(' '),
    materials: materials
      .slice(0, MOST_MATERIALS)
      .map(materialLine)
      .map((line) => withoutEnd(line.split('. Without it')[0] ?? line))
      .join('; '),
    look: `I can ${criteria[0]}; I can ${criteria[1]}.${trap ? ` A trap: ${sentence(trap.what)}` : ''}`,
  }
}

/** What a lesson of the bank names as the next step, as a lesson of its own. */
function furtherRow(kit: Kit, step: string, at: number): Row {
  const further = at === 0 ? kit.practice.core : kit.practice.extension
  return {
    title: `Further with “${kit.title}”`,
    walt: `use what we learned: ${kit.criteria[2]}`,
    activity: `${sentence(step)} Questions on paper: ${further
      .slice(0, 2)
      .map(({ prompt }) => `“${prompt}”`)
      .join(' ')}`,
    materials: `the work of “${kit.title}”; paper`,
    look: `I can ${kit.criteria[2]}. ${kit.lookFors[0] ? `See: ${sentence(kit.lookFors[0].see)}` : ''}`.trim(),
  }
}

/** How a unit is shared where it was not on paper. */
const SHARED_BY: readonly { is: RegExp; activity: string; materials: string }[] = [
  {
    is: /Physical education/,
    activity:
      'Set up one place for each lesson. Groups go round; at each place they show the skill, and coach the next group in one thing. Each group shows',
    materials: 'the equipment of the lessons before',
  },
  {
    is: /^The arts/,
    activity:
      'Each group chooses a piece of its own from the lessons, makes one thing in it stronger, rehearses and shows it to the class. The class looks for',
    materials: 'the work of all lessons, and its materials',
  },
  {
    is: /^Learning languages/,
    activity:
      'Pairs put words and sentences of all lessons into one short talk, practise it and act it for another pair, without the board. The others listen for',
    materials: 'the word cards of the lessons before',
  },
]
const SHARED_ON_PAPER = {
  activity:
    'Each group takes one of these and shows it on a poster, with an example of its own from the lessons; then groups visit each other and add one thing. The class looks for',
  materials: 'the exit tickets and the work of all lessons; large paper and pens',
}

/** The last lesson of a unit that has room for it: what was learned is put together and shown. */
function sharingRow(kits: readonly Kit[]): Row {
  const [first] = kits
  const way =
    SHARED_BY.find(({ is }) =>
      [first?.area, first?.strand].some((place) => place !== undefined && is.test(place)),
    ) ?? SHARED_ON_PAPER
  return {
    title: 'Put it together and share it',
    walt: 'show what we have learned, with our own examples',
    activity: `${way.activity}: ${kits
      .slice(0, 4)
      .map(({ criteria }) => `I can ${criteria[1]}`)
      .join('; ')}.`,
    materials: way.materials,
    look: kits
      .map(({ criteria }) => `I can ${criteria[0]}.`)
      .slice(0, 3)
      .join(' '),
  }
}

/** Each lesson with what goes on from it, as far as that is needed. */
function withFurther(kits: readonly Kit[], missing: number, request: Lesson['request']): Row[] {
  const rounds = kits.length === 0 ? 0 : Math.ceil(missing / kits.length)
  let left = missing
  const counts = kits.map(() => {
    const own = Math.min(2, rounds, left)
    left -= own
    return own
  })
  return kits.flatMap((kit, at) => [
    rowOf(kit, request),
    ...kit.next.slice(0, counts[at]).map((step, round) => furtherRow(kit, step, round)),
  ])
}

const FEWEST_TO_SHARE = 3

/** The lessons of a unit made from the bank: its own lessons, then what goes on from them, and last what is shared. */
export function kitRows(kits: readonly Kit[], request: Lesson['request']): Row[] {
  const missing = request.blocks - kits.length
  if (missing <= 0) return kits.slice(0, request.blocks).map((kit) => rowOf(kit, request))
  const shares = request.blocks >= FEWEST_TO_SHARE
  return [...withFurther(kits, missing - (shares ? 1 : 0), request), ...(shares ? [sharingRow(kits)] : [])]
}
