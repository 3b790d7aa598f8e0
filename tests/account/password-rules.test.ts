import { describe, expect, it } from 'vitest'
import {
  firstPasswordError,
  PASSWORD_RULES,
  SPECIAL_CHARACTERS,
} from '#features/account/fields/password-rules.ts'

const rule = (id: string) => {
  const found = PASSWORD_RULES.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('password rules', () => {
  it('[AUTH-95] wants eight characters', () => {
    expect(firstPasswordError('Aa1!aaa')).toBe('Password must be at least 8 characters long')
    expect(firstPasswordError('Aa1!aaaa')).toBeUndefined()
  })

  it('[AUTH-96] wants an uppercase letter, which may have a macron', () => {
    expect(firstPasswordError('aaaaaaa1!')).toBe('Password must contain at least one uppercase letter')
    expect(rule('upper').isMet('Āporo')).toBe(true)
  })

  it('[AUTH-97] wants a lowercase letter', () => {
    expect(firstPasswordError('AAAAAAA1!')).toBe('Password must contain at least one lowercase letter')
  })

  it('[AUTH-98] wants a digit', () => {
    expect(firstPasswordError('Aaaaaaaa!')).toBe('Password must contain at least one number')
  })

  it('[AUTH-99] wants one of exactly 30 special characters', () => {
    const exactly = ['!', '@', '#', '$', '%', '^', '&', '*', '(', ')', '_', '+', '-', '=', '[', ']', '{', '}']
    exactly.push(';', "'", ':', '"', '\\', '|', ',', '.', '<', '>', '/', '?')
    expect([...SPECIAL_CHARACTERS].sort()).toEqual(exactly.sort())
    expect(exactly).toHaveLength(30)
    for (const character of exactly) expect(firstPasswordError(`Aaaaaaa1${character}`)).toBeUndefined()
    // No other printable ASCII character counts, nor does a letter with a macron or a space.
    const others = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
      .filter((character) => !exactly.includes(character))
      .concat('ā', '€', '–')
    for (const character of others) expect(rule('special').isMet(character)).toBe(false)
    expect(firstPasswordError('Aaaaaaa1~')).toBe('Password must contain at least one special character')
  })
})
