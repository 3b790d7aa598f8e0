/** One line of a list of teachers, with what became of it. */
export interface ListRow {
  /** Counted from 1, as a spreadsheet counts. */
  line: number
  name: string
  email: string
  /** What is wrong with the line itself: only another list can mend it. */
  problem?: string
  outcome?: Outcome
}

export type Outcome =
  /** `password` is missing for a teacher who had an account. */
  | { kind: 'added'; password?: string; mailed: boolean }
  /** The address belongs to an account with another name [SCHOOL-45]. */
  | { kind: 'conflict'; existingName: string }
  | { kind: 'not added'; text: string }
  /** The answer did not come, so the teacher may be a member with this password. */
  | { kind: 'unknown'; password: string }

export const isReady = (row: ListRow): boolean => row.problem === undefined && row.outcome === undefined
export const isAdded = (row: ListRow): boolean => row.outcome?.kind === 'added'

/** The status of a row, on the screen and in the result file. */
export function rowText({ problem, outcome }: ListRow): string {
  if (problem !== undefined) return problem
  if (outcome === undefined) return 'Ready to add'
  if (outcome.kind === 'added') return outcome.mailed ? 'Added' : 'Added. The email could not be sent.'
  if (outcome.kind === 'conflict') return `Not added: the account is named ${outcome.existingName}.`
  if (outcome.kind === 'unknown') return 'Not known: no answer came. Check the list again.'
  return `Not added: ${outcome.text}`
}
