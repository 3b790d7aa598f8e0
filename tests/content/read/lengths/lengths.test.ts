import { describe, expect, it } from 'vitest'
import { changedLength, lengthChange } from '#content/planner/read/lengths/length-change.ts'
import { partMinutesIn } from '#content/planner/read/lengths/part-minutes.ts'
import { minutesIn } from '#content/planner/read/minutes.ts'

describe('the length of a lesson in words', () => {
  it.each([
    ['make it 1h15', 75],
    ['1h 15 please', 75],
    ['1 hr 15', 75],
    ['make it an hour and 15 minutes', 75],
    ['an hour and twenty minutes', 80],
    ['thirty minutes', 30],
    ['Year 5 fractions, forty-five minutes', 45],
    ['make it 1h', 60],
    ['the start should take 10 minutes', null],
    ['make the start 10 minutes and the practice 10', null],
    ['only 10 minutes for the exit ticket', null],
    ['they come back from 30 minutes of PE, so make the start calmer', null],
    ['y6 speeches, 3 minute speeches, 50 mins', 50],
    ['30 minute practice lesson', 30],
    ['start with a song, 40 minutes', 40],
    ['counting in fives to thirty', null],
    ['year 1 h sounds', null],
  ])('“%s” names %s', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes)
  })

  it.each([
    ['cut 10 minutes off', 40],
    ['take ten minutes off the lesson', 40],
    ['10 minutes shorter please', 40],
    ['make it 5 minutes longer', 55],
    ['I need 10 more minutes', 60],
    ['add a quarter of an hour', 65],
    ['make it half as long', 25],
    ['we lost 10 minutes to assembly', null],
    ['cut it to 30 minutes', null],
    ['add a 10 minute warm-up', null],
    ['cut 5 minutes off the start', null],
    ['make the practice 5 minutes longer', null],
    ['two more questions', null],
  ])('“%s” makes 50 minutes %s', (text, minutes) => {
    const change = lengthChange(text)
    expect(change && changedLength(50, change)).toBe(minutes)
  })

  it.each([
    ['the start should take 10 minutes', [{ part: 'hook', minutes: 10 }]],
    [
      'make the start ten minutes and the practice 15',
      [
        { part: 'hook', minutes: 10 },
        { part: 'you-do', minutes: 15 },
      ],
    ],
    ['only 5 mins for the exit ticket', [{ part: 'exit', minutes: 5 }]],
    ['make the lesson 30 minutes', []],
    ['the practice 10 questions', []],
  ])('“%s” names the minutes of parts', (text, parts) => {
    expect(partMinutesIn(text)).toEqual(parts)
  })
})
