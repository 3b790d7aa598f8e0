import { firstPasswordError } from '../fields/password-rules.ts'

export type AuthField = 'fullName' | 'email' | 'password' | 'code'

/** An error found before the form is sent: the toast's title and text, and the fields at fault. */
export interface FormError {
  title: string
  text: string
  fields: AuthField[]
}

export interface AuthInput {
  fullName: string
  email: string
  password: string
}

const REQUIRED = 'Please fill in all required fields.'

/** [AUTH-101] */
export function checkSignIn({
  email,
  password,
}: Pick<AuthInput, 'email' | 'password'>): FormError | undefined {
  const fields: AuthField[] = []
  if (email.trim() === '') fields.push('email')
  if (password === '') fields.push('password')
  return fields.length > 0 ? { title: 'Validation Error', text: REQUIRED, fields } : undefined
}

/** Checks in the order of the specification: email and password, the password rules, the name [AUTH-104]. */
export function checkSignUp(input: AuthInput): FormError | undefined {
  const missing = checkSignIn(input)
  if (missing) return missing
  const weak = firstPasswordError(input.password)
  if (weak) return { title: 'Password Requirements', text: weak, fields: ['password'] }
  if (input.fullName.trim() !== '') return undefined
  return { title: 'Validation Error', text: 'Please enter your full name.', fields: ['fullName'] }
}

/** [AUTH-105] */
export function checkReset({ email }: Pick<AuthInput, 'email'>): FormError | undefined {
  if (email.trim() !== '') return undefined
  return { title: 'Validation Error', text: 'Please enter your email address.', fields: ['email'] }
}

/** Extracts the digits of a pasted code, which may include spaces, dashes and surrounding text. */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

export function checkCode(code: string): FormError | undefined {
  if (code.length === 6) return undefined
  return {
    title: 'Validation Error',
    text: 'Please enter the 6-digit code from the email.',
    fields: ['code'],
  }
}
