import { Refusal } from '../_shared/http/answer.ts'
import { textField } from '../_shared/http/body.ts'
import type { Fields } from '../_shared/http/fields.ts'

export interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

const LIMITS = { name: 100, email: 254, subject: 200, message: 10_000 }
const EMAIL = /^[^@\s<>(),;:"\\]+@[^@\s<>(),;:"\\.]+(\.[^@\s<>(),;:"\\.]+)+$/

/** A text of one line. A line break in it is an attempt to add a header to the mail, since no field of the form makes one. */
function lineField(fields: Fields, name: 'name' | 'email' | 'subject'): string {
  const value = textField(fields, name, LIMITS[name]).trim()
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) throw new Refusal(400, 'bad_line', `${name} has to be one line.`)
  return value
}

/** Checks every field again, because anybody can post here without the form [PUB-56] [PUB-57]. */
export function readContact(fields: Fields): ContactMessage {
  const email = lineField(fields, 'email')
  if (!EMAIL.test(email)) throw new Refusal(400, 'bad_email', 'email has to be one valid address.')
  return {
    name: lineField(fields, 'name'),
    email,
    subject: lineField(fields, 'subject'),
    message: textField(fields, 'message', LIMITS.message).trim(),
  }
}

/** True if a program filled in the field that people never see. */
export function isTrapped(fields: Fields): boolean {
  return typeof fields.website === 'string' && fields.website !== ''
}
