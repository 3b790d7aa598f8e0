import { saveText } from '#documents/files/save-file.ts'
import { csvOf } from '../csv.ts'
import { type ListRow, rowText } from './list-row.ts'

const HEADINGS = ['Line', 'Name', 'Email', 'Result', 'First password']

/** Saves what became of each line. The first passwords are in it, because nobody can read them again. */
export function saveResult(rows: ListRow[]): void {
  const lines = rows.map((row) => [
    String(row.line),
    row.name,
    row.email,
    rowText(row),
    row.outcome?.kind === 'added' ? (row.outcome.password ?? '') : '',
  ])
  saveText(csvOf([HEADINGS, ...lines]), 'Added members.csv', 'csv')
}
