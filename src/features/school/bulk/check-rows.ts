import { checkNewMembers, readLicences } from '#backend/school/school.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { addFailureText } from '../school-texts.ts'
import { isAdded, isReady, type ListRow } from './list-row.ts'

/** The server checks at most this many addresses at once, which is more than it adds in an hour. */
const MOST_CHECKED = 200

const TEXTS: Record<string, string> = {
  already_member: 'already a member of your school.',
  other_school: 'belongs to another school, which has to remove them first.',
  yourself: 'you are the administrator already, and need no licence.',
}
const NO_LICENCE = 'no licence is left.'
const LATER = 'comes after the lines before it. Check the list again when they are added.'

export type Checked = { ok: true; rows: ListRow[] } | { ok: false; problem: string }

function open(row: ListRow): ListRow {
  const { outcome: _ended, ...rest } = row
  return isAdded(row) ? row : rest
}

/** Writes the server's answer into the row. A teacher whose addition got no answer is a member with that password. */
function judged(before: ListRow, row: ListRow, reason: string | null): ListRow {
  if (reason === 'already_member' && before.outcome?.kind === 'unknown')
    return { ...row, outcome: { kind: 'added', password: before.outcome.password, mailed: true } }
  if (reason === null) return row
  return { ...row, outcome: { kind: 'not added', text: TEXTS[reason] ?? reason } }
}

/** Asks the server about every line that is not added yet, and marks those for which no licence is left. */
export async function checkRows(rows: ListRow[]): Promise<Checked> {
  if (!seemsOnline()) return { ok: false, problem: NETWORK_ERROR }
  const opened = rows.map(open)
  const asked = opened.filter(isReady).slice(0, MOST_CHECKED)
  const [reasons, licences] = await Promise.all([
    checkNewMembers(asked.map(({ email }) => email)),
    readLicences(),
  ])
  if (!reasons.ok) return { ok: false, problem: addFailureText(reasons.failure) }
  if (!licences.ok) return { ok: false, problem: addFailureText(licences.failure) }
  const reasonOf = new Map(asked.map((row, at) => [row.line, reasons.value[at] ?? null]))
  let left = licences.value.available_licenses
  const marked = opened.map((row, at) => {
    if (!isReady(row)) return row
    const reason = reasonOf.get(row.line)
    if (reason === undefined) return { ...row, outcome: { kind: 'not added', text: LATER } as const }
    const said = judged(rows[at] as ListRow, row, reason)
    if (!isReady(said)) return said
    left -= 1
    return left < 0 ? { ...said, outcome: { kind: 'not added', text: NO_LICENCE } as const } : said
  })
  return { ok: true, rows: marked }
}
