import { expect, it } from 'vitest'
import { minutesIn } from '#content/planner/read/minutes.ts'

it.each([
  ['y8 ratio lesson, 1 hr, i have 4 kids who finish evrything in 5 mins', 60],
  ['yr 4 oral language lesson giving a 1 min news talk', null],
  ['y6 speeches, 3 minute speeches, 50 mins', 50],
  ['year 1 phonics - sh and ch sounds, 20 min mat time then an activity', null],
  ['15 mins on the mat and then a game, year 2 rhyme', null],
  ['10 minute intro followed by centres, year 1 shapes', null],
  ['20 min mat time year 1 rhyme', 20],
])('minutes of a part of the lesson are not its length: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})
