import { expect, it } from 'vitest'
import { isOtherSum } from '../../../supabase/functions/_shared/generate/model/other-sum.ts'

const proven = (prompt: string, a: string) =>
  !isOtherSum({ prompt, proof: { kind: 'value', a, b: '', show: 'number', unit: '' } })

it.each([
  ['A rope of 3 m is cut into 6 equal pieces. How long is each piece in cm?', '3/6'],
  ['A bag holds 2.5 kg of flour. How many grams is that?', '2.5'],
  ['The film lasts 2 hours. How many minutes is that?', '2'],
  ['What is half of 18?', '18*2'],
  ['Ana reads 8 pages a day for a week. How many pages does she read?', '8+7'],
  ['Tama has 3 times as many cards as Ben. Ben has 8. How many has Tama?', '8+3'],
  ['Find the product of 6 and 7.', '6+7'],
])('“%s” is not worked out by %s', (prompt, sum) => {
  expect(proven(prompt, sum)).toBe(false)
})

it.each([
  ['A rope of 3 m is cut into 6 equal pieces. How long is each piece in cm?', '3*100/6'],
  ['A rope of 3 m is cut into 6 equal pieces. How long is each piece in cm?', '300/6'],
  ['A path is 200 m long. 50 m are mown. How many metres are left?', '200-50'],
  ['The film lasts 2 hours. How many minutes is that?', '2*60'],
  ['A ribbon is 80 cm long and a string is 1 m. How much shorter is the ribbon in cm?', '100-80'],
  ['What is half of 18?', '18/2'],
  ['What is half of 18?', '1/2*18'],
  ['Ana reads 8 pages a day for a week. How many pages does she read?', '8*7'],
  ['Tama has 3 times as many cards as Ben. Ben has 8. How many has Tama?', '8*3'],
  ['Find the product of 6 and 7.', '6*7'],
])('“%s” is worked out by %s', (prompt, sum) => {
  expect(proven(prompt, sum)).toBe(true)
})
