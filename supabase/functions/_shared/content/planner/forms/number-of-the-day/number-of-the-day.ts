import type { Block } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import { formatNumber, formatScaled } from '../../maths/number.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { type DayNumber, drawnNumber, namedNumber } from './asked-number.ts'
import { asksForBlank, blankRows } from './blank-sheet.ts'
import { decimalRows } from './decimal-number.ts'
import { fractionRows } from './fraction-number.ts'
import { keyOf, printedRows, type SheetRow } from './sheet-row.ts'
import { wholeRows } from './whole-number.ts'
import { youngRows } from './young-number.ts'

const YOUNG = 2
/** From here on the numbers under a line would run into one another. */
const TOO_WIDE = 1_000_000

function shown(number: DayNumber): string {
  if (number.kind === 'whole') return formatNumber(number.value)
  if (number.kind === 'decimal') return formatScaled(number.scaled, number.places)
  return `${number.top}/${number.bottom}`
}

/** The year that a number suits, where no year was named. */
function yearOf(number: DayNumber, { request }: Lesson): number {
  if (request.yearKnown || number.kind !== 'whole') return request.year
  const { value } = number
  return value <= 20 ? 1 : value < 100 ? YOUNG : value < 1000 ? 3 : Math.max(4, request.year)
}

const isYoung = (number: DayNumber, year: number) =>
  number.kind === 'whole' && (number.value < 10 || (number.value <= 100 && year <= YOUNG))

function rowsFor(number: DayNumber, year: number, random: Random): SheetRow[] {
  if (number.kind === 'decimal') return decimalRows(number.scaled, number.places)
  if (number.kind === 'fraction') return fractionRows(number.top, number.bottom, year)
  return isYoung(number, year) ? youngRows(number.value) : wholeRows(number.value, year, random)
}

const openTask = (id: string, prompt: string, answer: string): Task => ({
  id,
  level: 'core',
  prompt,
  figure: null,
  space: 'long',
  answer,
  working: null,
  check: null,
})

/** The ends of a number line in ten steps round a number: 4,000 to 5,000 for 4,372. */
function lineTask(number: DayNumber): Task[] {
  if (number.kind === 'fraction' || (number.kind === 'whole' && number.value >= TOO_WIDE)) return []
  const places = number.kind === 'decimal' ? number.places : 0
  const scaled = number.kind === 'decimal' ? number.scaled : number.value
  const unit = number.kind === 'decimal' ? 10 ** places : 10 ** Math.max(1, String(scaled).length - 1)
  const from = Math.floor(scaled / unit) * unit
  const small = unit / 10
  const below = Math.floor(scaled / small) * small
  const printed = (value: number) => formatScaled(value, places)
  const isOnMark = below === scaled
  return [
    {
      ...openTask(
        'line',
        `Mark ${shown(number)} on the number line with an arrow.`,
        scaled === from
          ? `The arrow stands at the very start of the line.`
          : isOnMark
            ? `The arrow stands at the mark for ${shown(number)}: mark ${(below - from) / small} of the ten after ${printed(from)}.`
            : `The arrow stands between ${printed(below)} and ${printed(below + small)}, ${scaled - below === small / 2 ? 'halfway' : scaled - below < small / 2 ? `nearer to ${printed(below)}` : `nearer to ${printed(below + small)}`}.`,
      ),
      space: 'none',
      figure: {
        kind: 'number-line',
        from: from / 10 ** places,
        to: (from + unit) / 10 ** places,
        step: small / 10 ** places,
        marks: [],
      },
    },
  ]
}

/** A sum with this answer, so that the teacher has a story to compare with. */
function storyTask(number: DayNumber, young: boolean): Task {
  const name = shown(number)
  const [whole, part] =
    number.kind === 'whole' ? [number.value, Math.max(1, Math.floor(number.value / 3))] : [0, 0]
  const example =
    number.kind === 'whole'
      ? ` One is: There were ${formatNumber(whole - part)} shells in a bucket. ${formatNumber(part)} more were put in. How many are there now?`
      : ''
  return {
    ...openTask(
      'story',
      young
        ? `Tell or draw a story with the answer ${name}.`
        : `Write a word problem with the answer ${name}.`,
      `Look for: a question whose answer is ${name}, with a sum that fits the story.${example}`,
    ),
    ...(young ? {} : { space: 'lines' as const }),
  }
}

const frames = (number: DayNumber): Block[] =>
  number.kind === 'whole' && number.value <= 30
    ? [
        { kind: 'heading', text: 'Show it on the tens frames' },
        {
          kind: 'diagram',
          shape: 'tens frames',
          labels: Array.from({ length: Math.ceil(number.value / 10) }, () => ''),
        },
      ]
    : []

/** A sheet about one number: its name, its parts, its neighbours. It is made for the number that is named, else for one that suits the year. */
export function numberOfTheDay(lesson: Lesson): MadeForm | null {
  const { request, random } = lesson
  const named = namedNumber(request)
  if (named === null && /\d{8,}|\d,\d{3},\d{3},\d/.test(request.topic)) return null
  const year = Math.max(1, Math.min(8, request.year + request.harder))
  if (named === null && asksForBlank(request.topic)) return blankSheet(year, lesson)
  const number = named ?? drawnNumber({ ...request, year }, random)
  return sheetOf(number, named === null ? year : yearOf(number, lesson), random)
}

const USUAL_LARGEST = [20, 20, 100, 1000, 10_000, 100_000, 1_000_000, 1_000_000, 1_000_000]

/** A sheet for any number, to copy and use each day. */
function blankSheet(year: number, { request }: Lesson): MadeForm {
  const largest = request.understood.numbers.upTo ?? USUAL_LARGEST[year] ?? 1000
  const rows = blankRows(largest, year)
  return {
    form: 'Template',
    title: 'Number of the day',
    area: 'Mathematics and statistics',
    isOwn: true,
    pages: [
      formPage(
        `Our number is ____________. ${year <= YOUNG ? 'Write or draw in each box.' : 'Fill in every box.'}`,
        printedRows(rows),
        [
          openTask(
            'story',
            year <= YOUNG
              ? 'Tell or draw a story with our number as its answer.'
              : 'Write a word problem with our number as its answer.',
            'Look for: a question with a sum that fits the story and makes the number of the day.',
          ),
        ],
      ),
    ],
    key: keyOf(rows),
    notDone: [],
    source: `It is blank, for numbers up to ${formatNumber(largest)}. Ask for a number, such as “number of the day ${largest > 100 ? Math.round(largest * 0.472) : 34}”, to get it with answers.`,
    note: 'It is blank, so that you can write up a new number each day. What to look for is on the teacher page.',
  }
}

function sheetOf(number: DayNumber, year: number, random: Random): MadeForm {
  const young = isYoung(number, year)
  const rows = rowsFor(number, year, random)
  const what = number.kind === 'whole' ? 'Number' : number.kind === 'decimal' ? 'Decimal' : 'Fraction'
  const draws = young ? frames(number) : []
  const printed = young && draws.length > 0 ? rows.slice(0, -1) : rows
  return {
    form: `${what} of the day`,
    title: shown(number),
    area: 'Mathematics and statistics',
    pages: [
      formPage(
        `Our ${what.toLowerCase()} is ${shown(number)}. ${young ? 'Write or draw in each box.' : 'Fill in every box.'}`,
        [...draws, ...printedRows(printed)],
        [...lineTask(number), storyTask(number, young)],
      ),
    ],
    key: keyOf(printed),
    notDone: [],
    source: 'Each answer was worked out from the number. Boxes with “such as” have more right answers.',
    note: `It is one page about ${shown(number)}. The answers are on the teacher page.`,
  }
}
