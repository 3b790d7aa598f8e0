import type { Block } from '../../../blocks.ts'
import type { Kit } from '../../../kit.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { lessonOnTopic } from '../about-topic/lesson-on-topic.ts'
import { topicOfSheet, wordsOfSheet } from '../about-topic/topic-of-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import {
  FOUND_ROWS,
  HOW_TO_USE,
  HOW_TO_USE_YOUNG,
  LOOK_FOR,
  LOOK_FOR_YOUNG,
  PLAN_ROWS,
  RESULTS_HEAD,
  RESULTS_HEADING,
  type RecordingRow,
  YOUNG_ROWS,
} from './investigation-parts.data.ts'
import { observationDiary } from './observation-diary.ts'

const LAST_YOUNG_YEAR = 3
const RESULT_ROWS = 4
const MOST_ITEMS = 6
const OBSERVES = /\b(?:observ\w+|diar(?:y|ies)|journals?|(?:plant|bean|seed|moon|weather)\b.*\blogs?)\b/i
/** What is observed, where the name of the sheet says it: "bean diary". */
const OBSERVED =
  /\b(plant|bean|seed|moon|weather)s?(?: growth)?(?=\b.*\b(?:observ\w+|diar(?:y|ies)|journals?|logs?))/i
const GROWS = /^(?:bean|plant|seed)$/i
const ASKS = /^(?:which|what|how|does|do|will|can|is|are|where|when)\b/i

const asked = (words: string) => (ASKS.test(words) ? `${capital(words).replace(/\?$/, '')}?` : '')

/** What the lesson of the bank is called, where that is a question: “Will it float or sink?” */
const askedBy = (kit: Kit | undefined): string =>
  kit?.title.endsWith('?') ? (kit.title.split(': ').at(-1) ?? '') : ''

function printed(rows: readonly RecordingRow[], question: string, equipment: string): Block[] {
  return rows.map(({ height, boxes }) => ({
    kind: 'boxes',
    height,
    rows: [
      boxes.map(({ heading, help }) => ({
        heading,
        help: help.replace('{question}', question).replace('{equipment}', equipment),
      })),
    ],
  }))
}

const listed = (heading: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', ordered: false, items: [...items] },
      ]

const results = (): Block[] => [
  { kind: 'heading', text: RESULTS_HEADING },
  {
    kind: 'boxes',
    height: 'low',
    rows: [
      RESULTS_HEAD.map((heading) => ({ heading, help: '' })),
      ...Array.from({ length: RESULT_ROWS }, () => RESULTS_HEAD.map(() => ({ heading: '', help: '' }))),
    ],
  },
]

/** The thing alone, without how many each group needs of it. */
const nameOfItem = (item: string) =>
  item.replace(/(?:[:;(,]| for (?:each|every|the)\b| per | a (?:pair|group)\b).*$/i, '').trim()

function recordingPages(question: string, kit: Kit | undefined, young: boolean): MadeForm['pages'] {
  const equipment = (kit?.materials ?? [])
    .slice(0, MOST_ITEMS)
    .map(({ item }) => nameOfItem(item))
    .join(', ')
  const rows = young ? YOUNG_ROWS : PLAN_ROWS
  const says = young
    ? 'Draw and write what you do and what you find out.'
    : 'Fill in the first part before you begin. Write your results down while you test.'
  const blocks = printed(rows, question, equipment)
  const after = young ? [] : [...results(), ...printed(FOUND_ROWS, question, equipment)]
  return [formPage(says, [...blocks, ...after])]
}

/** What the lesson of the bank says of the test, for the teacher. */
const fromLesson = (kit: Kit | undefined): Block[] =>
  kit === undefined
    ? []
    : [
        ...listed(
          `From the lesson “${kit.title}” of our bank`,
          kit.facts
            .filter(({ sure }) => sure !== 'check')
            .slice(0, 5)
            .map(({ text }) => text),
        ),
        ...listed('Safety', kit.safety),
      ]

/** A sheet to plan a fair test and to record it, or to observe something over days. */
export function investigationSheet(lesson: Lesson): MadeForm {
  const { request } = lesson
  const topic = topicOfSheet(request)
  const kit = lessonOnTopic(lesson)
  const young = request.yearKnown
    ? request.year <= LAST_YOUNG_YEAR
    : /\b(?:junior|new entrant)/i.test(request.topic)
  const shared = {
    area: kit?.area ?? 'Science',
    notDone: [],
    source: 'The sheet was written for Mahere. What goes into it comes from your students.',
    note: 'How to use it, and what to look for, is on the teacher page.',
  }
  if (OBSERVES.test(request.topic)) {
    const [seen = ''] = OBSERVED.exec(request.topic) ?? []
    const title = capital(topic || (GROWS.test(seen) ? `our ${seen.toLowerCase()}` : seen))
    const diary = observationDiary({ title: title || '', young, days: request.understood.count })
    return { ...shared, ...diary, title: title || 'What I observe', key: [...diary.key, ...fromLesson(kit)] }
  }
  // The whole of a question is needed: its first few words would ask something else.
  const said = wordsOfSheet(request)
  const whole = said.endsWith('…') ? '' : asked(said)
  const question = whole || askedBy(kit)
  return {
    ...shared,
    form: 'Investigation sheet',
    title: whole || (/^\p{L}/u.test(topic) ? capital(topic) : 'Our investigation'),
    pages: recordingPages(question, kit, young),
    key: [
      ...listed('How to use it', young ? HOW_TO_USE_YOUNG : HOW_TO_USE),
      ...listed('What to look for', young ? LOOK_FOR_YOUNG : LOOK_FOR),
      ...fromLesson(kit),
    ],
  }
}
