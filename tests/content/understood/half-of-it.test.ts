import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask, resourceFor } from '../support.ts'

const sheet = (content: string) => ask(content, { generatorType: 'resourceGenerator' })

function toldOf(content: string): string {
  const answer = answerRequest(sheet(content))
  return answer.format === 'note' ? '' : answer.notDone.join(' ')
}

const titleOf = (content: string) =>
  resourceFor(sheet(content)).sections.flatMap((section) =>
    section.id === 'header' ? [section.title] : [],
  )[0]

describe('one of two things that a request names', () => {
  it.each([
    ['name 3d shapes and sort them yr 2 worksheet', 'sorting'],
    ['match times and clocks yr 2', 'matching'],
    ['sort and match 3d shapes year 1 page', 'sorting'],
  ])('is told where the sheet has nothing of it: %s', (message, missing) => {
    expect(toldOf(message)).toMatch(new RegExp(`You asked for .*${missing}.* as well`))
  })

  it.each([
    'compare and order numbers to 1000 yr 3',
    'estimate and measure length sheet yr 3',
    'name and draw 2d shapes yr 3',
    'add and subtract worksheet within 20 yr 2',
    'doubles and halves sheet yr2',
    'capacity and temperature sheet yr 5',
    'sorting shapes worksheet yr 1',
  ])('is not told where both are on the sheet, or one was asked for: %s', (message) => {
    expect(toldOf(message)).not.toContain('as well')
  })
})

describe('a board game', () => {
  it.each(['volcano board game yr 5', 'make a board game about the water cycle y6'])(
    'has a board where its topic is one of words: %s',
    (message) => {
      expect(titleOf(message)).toMatch(/^Snakes and ladders: /)
    },
  )
})
