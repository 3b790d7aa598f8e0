import { expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { isShortForm } from '#content/planner/kits/short-forms.ts'
import { input } from './kit-requests.ts'

it.each([
  'im',
  'I’m',
  'ive',
  'id',
  'dont',
  'don’t',
  'whats',
  'cant',
  'lets',
  'theyre',
  'its',
  'isnt',
  'youve',
  'wouldnt',
])('“%s” is a short form, which no lesson is about', (word) => expect(isShortForm(word)).toBe(true))

it.each([
  'ill',
  'shell',
  'hell',
  'were',
  'well',
  'wed',
  'shed',
  'ant',
  'plant',
  'important',
  'time',
  'this',
  'his',
])('“%s” is a word of its own', (word) => expect(isShortForm(word)).toBe(false))

it('a search leaves short forms out, with or without their apostrophe', () => {
  const asked = (text: string) => kitsWanted(input(text, [])).words
  expect(asked('year 1 health lesson on what im good at and what i like doing')).toBe(
    'what good at and what i like doing',
  )
  expect(asked('year 1 health lesson on what I’m good at and what i like doing')).toBe(
    'what good at and what i like doing',
  )
})
