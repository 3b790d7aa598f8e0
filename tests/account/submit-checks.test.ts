import { describe, expect, it } from 'vitest'
import { checkReset, checkSignIn, checkSignUp } from '#features/account/sign-in/submit-checks.ts'

const required = { title: 'Validation Error', text: 'Please fill in all required fields.' }

describe('checks before anything is sent', () => {
  it('[AUTH-101] wants email and password', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual({ ...required, fields: ['email', 'password'] })
    expect(checkSignIn({ email: 'a@b.nz', password: '' })).toEqual({ ...required, fields: ['password'] })
    expect(checkSignIn({ email: 'a@b.nz', password: ' ' })).toBeUndefined()
  })

  it('[AUTH-104] reports one error at a time: required fields, then the password, then the name', () => {
    expect(checkSignUp({ fullName: '', email: '', password: 'x' })).toMatchObject(required)
    expect(checkSignUp({ fullName: '', email: 'a@b.nz', password: 'x' })).toMatchObject({
      title: 'Password Requirements',
      text: 'Password must be at least 8 characters long',
    })
    expect(checkSignUp({ fullName: '', email: 'a@b.nz', password: 'Kia-ora-2026!' })).toMatchObject({
      fields: ['fullName'],
    })
    expect(checkSignUp({ fullName: 'Aroha', email: 'a@b.nz', password: 'Kia-ora-2026!' })).toBeUndefined()
  })

  it('[AUTH-102] shows the first unmet password rule under its title', () => {
    expect(checkSignUp({ fullName: 'A', email: 'a@b.nz', password: 'kiaoraaa' })).toEqual({
      title: 'Password Requirements',
      text: 'Password must contain at least one uppercase letter',
      fields: ['password'],
    })
  })

  it('[AUTH-103] wants the full name', () => {
    const error = checkSignUp({ fullName: '  ', email: 'a@b.nz', password: 'Kia-ora-2026!' })
    expect(error).toEqual({
      title: 'Validation Error',
      text: 'Please enter your full name.',
      fields: ['fullName'],
    })
  })

  it('[AUTH-105] wants an email for a new password', () => {
    expect(checkReset({ email: ' ' })).toEqual({
      title: 'Validation Error',
      text: 'Please enter your email address.',
      fields: ['email'],
    })
    expect(checkReset({ email: 'a@b.nz' })).toBeUndefined()
  })
})
