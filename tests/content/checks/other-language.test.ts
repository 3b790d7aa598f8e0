import { expect, it } from 'vitest'
import { isForeignTitle, speaksOfLanguage } from '#content/checks/words/other-language.ts'

it.each([
  'Draft written by a language model. Check it before you teach it.',
  'Year 6 figurative language',
  'body language and oral language',
])('no other language is asked for by “%s”', (asked) => {
  expect(speaksOfLanguage(asked)).toBe(false)
  expect(isForeignTitle('Die Tiere und der Wald', asked)).toBe(true)
})

it.each(['Year 5 French colours', 'greetings in another language', 'a bilingual poster'])(
  'words of another language are asked for by “%s”',
  (asked) => {
    expect(speaksOfLanguage(asked)).toBe(true)
  },
)
