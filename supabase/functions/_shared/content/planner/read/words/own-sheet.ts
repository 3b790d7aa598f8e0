import type { Understood, Want } from '../../../understood.ts'
import type { NamedSheet } from './named-sheets.data.ts'
import { sheetIn } from './named-sheets.ts'

/** Sheets whose words are all written here: no lesson of the bank stands behind them. */
const WRITTEN_HERE: ReadonlySet<NamedSheet> = new Set([
  'spelling sheet',
  'handwriting sheet',
  'writing prompts',
  'dictation',
  'brain breaks',
  'everyday paper',
  'relief day',
  'homework sheet',
  'letter sheet',
  'sorting sheet',
  'phonics sheet',
  'length sheet',
  'label sheet',
])

/** Where one of these is wanted, a sheet takes its place: a word search, a rubric or a lesson stays what it is. */
const MAY_BE_SHEET: ReadonlySet<Want> = new Set(['worksheet', 'activity', 'assessment'])

interface Asked {
  topic: string
  /** The lesson that the teacher chose instead. */
  lesson: string | null
  understood: Pick<Understood, 'want'>
}

/** The sheet that a request names, where it needs no lesson of the bank; null for any other request. */
export function ownSheetOf({ topic, lesson, understood }: Asked): NamedSheet | null {
  const sheet = lesson === null && MAY_BE_SHEET.has(understood.want) ? sheetIn(topic) : null
  return sheet !== null && WRITTEN_HERE.has(sheet) ? sheet : null
}
