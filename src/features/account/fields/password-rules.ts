/** The 30 special characters of the specification, including the backslash and the bar [AUTH-99]. */
export const SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?'

interface PasswordRule {
  id: 'length' | 'upper' | 'lower' | 'digit' | 'special'
  text: string
  isMet: (password: string) => boolean
}

/** The rules, in the order in which unmet ones are reported [AUTH-95] [AUTH-96] [AUTH-97] [AUTH-98] [AUTH-99]. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: 'length',
    text: 'Password must be at least 8 characters long',
    isMet: (password) => [...password].length >= 8,
  },
  {
    id: 'upper',
    text: 'Password must contain at least one uppercase letter',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lower',
    text: 'Password must contain at least one lowercase letter',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: 'digit',
    text: 'Password must contain at least one number',
    isMet: (password) => /\d/.test(password),
  },
  {
    id: 'special',
    text: 'Password must contain at least one special character',
    isMet: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
]

export function firstPasswordError(password: string): string | undefined {
  return PASSWORD_RULES.find((rule) => !rule.isMet(password))?.text
}
