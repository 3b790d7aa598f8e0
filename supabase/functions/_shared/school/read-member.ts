import { type AddMemberBody, MAX_MEMBER_EMAIL, MAX_MEMBER_NAME, MEMBER_EMAIL } from '../content/contract.ts'
import { Refusal } from '../http/answer.ts'
import { textField } from '../http/body.ts'
import type { Fields } from '../http/fields.ts'

const MIN_PASSWORD = 6
/** The auth service hashes no more. */
const MAX_PASSWORD_BYTES = 72

/** The body of `add-school-member`, checked [SCHOOL-40] [SCHOOL-41] [SCHOOL-42]. */
export function readMember(fields: Fields): AddMemberBody {
  const fullName = textField(fields, 'fullName', MAX_MEMBER_NAME).normalize('NFC').trim().replace(/\s+/g, ' ')
  const email = textField(fields, 'email', MAX_MEMBER_EMAIL).trim().toLowerCase()
  const password = textField(fields, 'password', 200)
  if (!MEMBER_EMAIL.test(email)) throw new Refusal(400, 'bad_email', 'Please enter a valid email address.')
  if ([...password].length < MIN_PASSWORD)
    throw new Refusal(400, 'weak_password', 'Password must be at least 6 characters long.')
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES)
    throw new Refusal(400, 'weak_password', 'The password may have 72 characters at most.')
  return {
    email,
    fullName,
    password,
    resolveConflict: fields.resolveConflict === true,
    useExistingName: fields.useExistingName === true,
  }
}
