import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { blocksIn, minutesIn } from '#content/planner/read/minutes.ts'
import { topicWords } from '#content/planner/read/topic-words.ts'
import { ask, planFor } from '../support.ts'

describe('the minutes of a block and the number of blocks', () => {
  it.each([
    ['two blocks of 45', 45, 2],
    ['kites, 2 blocks of 50 minutes', 50, 2],
    ['2 x 45 min', 45, 2],
    ['3 × 30 minutes on volcanoes', 30, 3],
    ['45 mins x 2', 45, 2],
    ['three 30 minute sessions', 30, 3],
    ['two 40-min lessons on maps', 40, 2],
    ['two one-hour blocks', 60, 2],
    ['two half-hour sessions of haiku', 30, 2],
    ['a double period', null, 2],
    ['technology, two blocks work', null, 2],
    ['earth and moon phases yr 6 hour lesson', 60, 1],
    ['half hour lesson on kites', 30, 1],
    ['2 hour session, bridges', 120, 1],
    ['an hour and a half', 90, 1],
    ['one and a half hours', 90, 1],
    ['an hour and a quarter', 75, 1],
    ['three quarters of an hour on kites', 45, 1],
    ['one hour, two of them are done in 10 minutes', 60, 1],
    ['two cant sit still longer than 5 min, 25 mins', 25, 1],
    ['y3s to the nearest 5 mins, y4s to the minute. 1 hr. only 10 mini clocks', 60, 1],
    ['printmaking, native bird or leaf. 1 hr 15 incl clean up', 75, 1],
    ['a 5 minute warm-up, then 40 minutes of ball skills', 40, 1],
    ['why a third is 20 not 30', null, 1],
    ['5 stations, 12 mins per station', 60, 1],
    ['probability stations x4, 10 minutes a station', 40, 1],
    ['6 x stations 8 mins each for multiplication', 48, 1],
    ['a play script, about 5 minutes', null, 1],
    ['write a 3 minute speech in 45 minutes', 45, 1],
    ['science for a whole afternoon', 100, 1],
    ['a half-hour warm up', 30, 1],
    ['a 1-hour lesson', 60, 1],
    ['place value blocks', null, 1],
    ['balancing two blocks of wood', null, 1],
    ['three lessons a week is what we have', null, 1],
    ['clay masks, 3 lessons', null, 3],
    ['2 lessons of 50 mins each on caves', 50, 2],
    ['year 6 hour long art', 60, 1],
    ['portraits year 6 45', 45, 1],
    ['y4 poems 40m', 40, 1],
    ['sprinting and hurdles 50m', null, 1],
    ['counting to 20', null, 1],
    ['the 2 and 5 times tables up to 60', null, 1],
  ])('of “%s” are %s and %s', (text, minutes, blocks) => {
    expect([minutesIn(text), blocksIn(text)]).toEqual([minutes, blocks])
  })

  it('are said in the plan, which has both blocks whole', () => {
    const plan = planFor(ask('Year 6 technology: make a kite, two blocks of 45'))
    expect(planSection(plan, 'header')).toMatchObject({ title: 'Make a kite', minutes: 45 })
    expect(planSection(plan, 'series')?.lead).toContain('2 lessons of 45 minutes')
    expect(planSection(plan, 'series')?.lessons).toHaveLength(2)
    const second = planSection(plan, 'session-2')?.parts.find((part) => part.id === 'phases')
    expect(second).toMatchObject({ minutes: 45 })
  })
})

describe('words that are no topic', () => {
  it.each([
    [
      'Year 7 make a container to protect an egg, technology, two blocks work',
      'make a container to protect an egg',
    ],
    ['volcanoes, two blocks', 'volcanoes'],
    ['Three 30 minute sessions on haiku', 'haiku'],
    ['New Zealand Wars y8', 'New Zealand Wars'],
    ['reliever plan: volcanoes', 'volcanoes'],
    ['A space vocabulary list for Year 7 with short meanings and a matching task.', 'space'],
    ['a quiz on rivers with 10 questions and answers', 'rivers'],
    ['sea levels, year 8', 'sea levels'],
  ])('of “%s” are left out: “%s”', (text, topic) => {
    expect(topicWords(text)).toBe(topic)
  })
})
