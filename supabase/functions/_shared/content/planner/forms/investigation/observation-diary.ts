import type { Block, BoxHeight } from '../../../blocks.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import {
  DIARY_HEAD,
  DIARY_HEAD_YOUNG,
  HOW_TO_OBSERVE,
  LOOK_FOR_IN_DIARY,
} from './investigation-parts.data.ts'

const USUAL_DAYS = 5
const MOST_DAYS = 12
/** So many rows fit on a page with each height. */
const HIGH_ROWS = 3
const MIDDLE_ROWS = 5

const heightFor = (days: number): BoxHeight =>
  days <= HIGH_ROWS ? 'high' : days <= MIDDLE_ROWS ? 'middle' : 'low'

interface Diary {
  title: string
  young: boolean
  days: number | null
}

/** A dated table to observe something over days. */
export function observationDiary({ title, young, days }: Diary): Pick<MadeForm, 'form' | 'pages' | 'key'> {
  const head: readonly string[] = young ? DIARY_HEAD_YOUNG : DIARY_HEAD
  const count = Math.max(2, Math.min(MOST_DAYS, days ?? USUAL_DAYS))
  const cells = (names: readonly string[]) => names.map((heading) => ({ heading, help: '' }))
  const table: Block[] = [
    { kind: 'boxes', height: 'low', rows: [[{ heading: `What we observe: ${title}`, help: '' }]] },
    {
      kind: 'boxes',
      height: heightFor(count),
      rows: Array.from({ length: count }, () => cells(head)),
    },
    {
      kind: 'boxes',
      height: 'low',
      rows: [[{ heading: 'What has changed from the first day to the last?', help: '' }]],
    },
  ]
  const says = young
    ? 'Look closely. Write the date, draw what you see and tell about it.'
    : 'Observe at the same time each day. Write the date, measure, and draw exactly what you see, with labels.'
  return {
    form: 'Observation diary',
    pages: [formPage(says, table)],
    key: [
      { kind: 'heading', text: 'How to use it' },
      { kind: 'list', ordered: false, items: [...HOW_TO_OBSERVE] },
      { kind: 'heading', text: 'What to look for' },
      { kind: 'list', ordered: false, items: [...LOOK_FOR_IN_DIARY] },
    ],
  }
}
