import { addMember } from '#backend/school/school.ts'
import type { AddMemberAnswer, NameConflict } from '#content/contract.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { addFailureText, type Failure, UNEXPECTED } from '../school-texts.ts'

export interface NewMember {
  fullName: string
  email: string
  password: string
}
export interface Problem {
  heading?: string
  text: string
  /** The field that is wrong; a refusal by the server is about the whole. */
  field?: keyof NewMember
  /** The server refused, so the page may be showing what is no longer so. */
  refused?: true
}
export interface Added {
  member: NewMember
  answer: AddMemberAnswer
}
export type Outcome =
  | ({ kind: 'added' } & Added)
  | { kind: 'conflict'; conflict: NameConflict }
  | ({ kind: 'problem' } & Problem)

const MIN_PASSWORD = 6

/** [SCHOOL-40] [SCHOOL-41] [SCHOOL-42] */
function invalid(member: NewMember): { field: keyof NewMember; text: string } | undefined {
  const empty = (['fullName', 'email', 'password'] as const).find((field) => !member[field].trim())
  if (empty) return { field: empty, text: 'Please fill in all fields.' }
  if ([...member.password].length < MIN_PASSWORD)
    return { field: 'password', text: 'Password must be at least 6 characters long.' }
  return member.email.includes('@')
    ? undefined
    : { field: 'email', text: 'Please enter a valid email address.' }
}

const refusal = (failure: Failure): Problem => ({
  text: addFailureText(failure),
  ...(failure.kind === 'refused' && { refused: true }),
})

/** [SCHOOL-43] [SCHOOL-44] [SCHOOL-46] Offline it is refused and nothing is queued (OP-80). */
export async function tryToAdd(member: NewMember, useExistingName: boolean): Promise<Outcome> {
  const wrong = invalid(member)
  if (wrong) return { kind: 'problem', heading: 'Validation Error', ...wrong }
  if (!seemsOnline()) return { kind: 'problem', text: NETWORK_ERROR }
  const { fullName, email, password } = member
  const body = { email: email.trim(), fullName: fullName.trim(), password }
  try {
    const answer = await addMember({ ...body, resolveConflict: useExistingName, useExistingName })
    if (!answer.ok) return { kind: 'problem', ...refusal(answer.failure) }
    const { value } = answer
    if (value.name_conflict) return { kind: 'conflict', conflict: value.name_conflict }
    if (value.success) return { kind: 'added', member, answer: value }
  } catch (error) {
    console.error('Adding a member failed:', error)
  }
  return { kind: 'problem', text: UNEXPECTED }
}
