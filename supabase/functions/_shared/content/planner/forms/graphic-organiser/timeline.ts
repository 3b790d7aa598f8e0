import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { TIMELINES, type Timeline } from './timelines.data.ts'

const FEWEST = 4
const MOST = 9
/** Pupils subtract years from this year on. */
const COUNTS_YEARS = 4
const A_YEAR = /\b(1[0-9]{3}|20[0-2]\d)\b/
const WANTS_BLANK =
  /\b(?:blank|empty|templates?|own|my (?:life|day|week)|of (?:my|our|their|your)|personal)\b/i

/** The dated facts of a lesson of the bank, in their order; null where it has too few to make a line of. */
function ofKit(kit: Kit | undefined): Timeline | null {
  if (kit === undefined) return null
  const events = kit.facts
    .filter(({ sure, text }) => sure !== 'check' && A_YEAR.test(text))
    .map(({ text }) => [A_YEAR.exec(text)?.[1] ?? '', text] as const)
    .sort(([one], [other]) => Number(one) - Number(other))
    .slice(0, MOST)
  return events.length < FEWEST
    ? null
    : { title: kit.title, area: kit.area, pattern: /(?!)/, matches: [], misses: [], events }
}

const task = (at: number, prompt: string, space: Task['space'], answer: string): Task => ({
  id: `timeline-${at}`,
  level: 'core',
  prompt,
  figure: null,
  space,
  answer,
  working: null,
  check: null,
})

const OPEN_TASKS: readonly Task[] = [
  task(
    3,
    'Which event mattered most, do you think? Give a reason.',
    'lines',
    'Look for: an event of the line, with what changed because of it.',
  ),
  task(
    4,
    'Find out about one more event. Write where it belongs, and where you found it.',
    'line',
    'Look for: a date, its place in the order, and a source.',
  ),
]

const isYear = (when: string) => /^\d{4}$/.test(when)

function tasksOf({ events }: Timeline, year: number): Task[] {
  const dated = events.filter(([when]) => isYear(when))
  const [first, last] = [dated[0]?.[0], dated.at(-1)?.[0]]
  const gaps = dated.slice(1).map(([when], at) => [dated[at]?.[0] ?? '', when] as const)
  const widest = [...gaps].sort(
    (one, two) => Number(two[1]) - Number(two[0]) - (Number(one[1]) - Number(one[0])),
  )[0]
  const counted =
    year >= COUNTS_YEARS &&
    first !== undefined &&
    last !== undefined &&
    widest !== undefined &&
    gaps.length > 1
      ? [
          task(
            1,
            `How many years is it from ${first} to ${last}?`,
            'blank',
            `${Number(last) - Number(first)} years`,
          ),
          task(
            2,
            'Which two events next to each other are furthest apart? How many years?',
            'line',
            `${widest[0]} and ${widest[1]}: ${Number(widest[1]) - Number(widest[0])} years`,
          ),
        ]
      : []
  return [...counted, ...OPEN_TASKS]
}

const howToUse = (line: Timeline): MadeForm['key'] => [
  { kind: 'heading', text: 'How to use it' },
  {
    kind: 'list',
    ordered: false,
    items: [
      'Cut the rows apart, mix them, and let groups put them in order first, without the years if you like.',
      'Lay them along a string with gaps as long as the years: where is it crowded, where is it empty?',
      'Ask whose story is told in each row, and whose is missing.',
      ...(line.note === undefined ? [] : [line.note]),
    ],
  },
]

/** A timeline with its events and room for words of one's own; null where a blank one is wanted or no events are known. */
export function timelineWithEvents({ request }: Lesson, kit: Kit | undefined): MadeForm | null {
  if (WANTS_BLANK.test(request.topic)) return null
  const known = TIMELINES.find(({ pattern }) => pattern.test(request.topic))
  const line = known ?? ofKit(kit)
  if (line === null) return null
  return {
    form: 'Timeline',
    title: line.title,
    area: line.area,
    ...(known ? { isOwn: true } : {}),
    pages: [
      formPage(
        'Read the events in order. Write or draw in the last column why each one mattered.',
        [
          {
            kind: 'table',
            head: ['When', 'What happened', 'Why it mattered'],
            rows: line.events.map(([when, what]) => [when, what, '']),
          },
        ],
        tasksOf(line, request.year),
      ),
    ],
    key: howToUse(line),
    notDone: [],
    source: known
      ? 'The events and years were written for Mahere from New Zealand reference works such as NZHistory and Te Ara; check those that you build on.'
      : `The events are facts of the lesson “${line.title}” of our bank.`,
    note: 'It has the events with their years, and room to write why each one mattered. Ask for a blank timeline to have an empty one.',
  }
}
