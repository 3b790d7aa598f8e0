import { expect, it } from 'vitest'
import { minutesIn } from '#content/planner/read/minutes.ts'

it.each([
  ['y8 ratio lesson, 1 hr, i have 4 kids who finish evrything in 5 mins', 60],
  ['yr 4 oral language lesson giving a 1 min news talk', null],
  ['y6 speeches, 3 minute speeches, 50 mins', 50],
])('minutes of a part of the lesson are not its length: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})
