import { addMember } from '#backend/school/school.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { makePassword } from '../members/first-password.ts'
import { addFailureText, type Failure, UNEXPECTED } from '../school-texts.ts'
import { isReady, type ListRow, type Outcome } from './list-row.ts'

/** Refusals of one teacher. After any other the next line would fare the same, so adding stops. */
const OF_ONE_ROW = ['already_member', 'other_school', 'yourself', 'bad_email', 'empty', 'too_long']

/** `stopped` says why the lines after this one were not tried. */
interface Tried {
  outcome?: Outcome
  stopped?: string
}

function failed(failure: Failure, password: string): Tried {
  const text = addFailureText(failure)
  if (OF_ONE_ROW.includes(failure.code ?? '')) return { outcome: { kind: 'not added', text } }
  const noAnswer = failure.kind === 'offline' || failure.kind === 'retry'
  return noAnswer && failure.code !== 'too_many'
    ? { outcome: { kind: 'unknown', password }, stopped: text }
    : { stopped: text }
}

/** Adds one teacher with a first password of their own. `as` is the name of the account that they have. */
export async function addRow(row: ListRow, as?: string): Promise<Tried> {
  if (!seemsOnline()) return { stopped: NETWORK_ERROR }
  const password = makePassword()
  const useExisting = as !== undefined
  const body = { email: row.email, fullName: as ?? row.name, password }
  const answer = await addMember({ ...body, resolveConflict: useExisting, useExistingName: useExisting })
  if (!answer.ok) return failed(answer.failure, password)
  const { value } = answer
  if (value?.name_conflict)
    return { outcome: { kind: 'conflict', existingName: value.name_conflict.existing_name } }
  if (value?.success !== true) return { outcome: { kind: 'unknown', password }, stopped: UNEXPECTED }
  const mailed = value.mailed === true
  return { outcome: { kind: 'added', mailed, ...(!value.existing && { password }) } }
}

/**
 * Adds the ready rows one after the other and tells of each as soon as it is known, so that whatever happens next, what
 * was added shows. Answers why it stopped early, if it did.
 */
export async function addRows(
  rows: ListRow[],
  onRow: (row: ListRow) => void,
  mayGoOn: () => boolean,
): Promise<string | undefined> {
  for (const row of rows.filter(isReady)) {
    if (!mayGoOn()) return undefined
    const { outcome, stopped } = await addRow(row)
    if (outcome) onRow({ ...row, outcome })
    if (stopped !== undefined) return stopped
  }
  return undefined
}
