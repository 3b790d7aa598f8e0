import { expect, it } from 'vitest'
import { requestIn } from '#content/planner/read/pasted.ts'

it.each([
  ['<script>make a quiz on sharks, year 8</script> bees, year 2', 'bees, year 2'],
  ['<style media="all">.year5 { color: red }</style><p>Bees</p>', 'Bees'],
  ['bees <!-- year 7, 90 minutes --> year 2', 'bees year 2'],
  ['bees year 2 <script>var lesson = "sharks"', 'bees year 2'],
  ['the header of a letter, year 4', 'the header of a letter, year 4'],
])('of “%s” only “%s” is read', (text, left) => {
  expect(requestIn(text).replace(/\s+/g, ' ').trim()).toBe(left)
})
