import { describe, expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { Conversation } from '../../quality/ask/conversation.ts'
import { input } from './kit-requests.ts'

const titleOf = async (text: string) =>
  (await new Conversation().say({ id: 'long', text, chat: 'plan' })).title

describe('what the bank is asked for in a long request', () => {
  const wanted = (text: string) => kitsWanted(input(text, []))

  it('holds the rest of the request where the topic tells little', () => {
    const { words, rest } = wanted(
      'year 3 eotc we are off to the bush next week, lesson to get them ready to do the walk and look out for risks, 45 mins',
    )
    expect(words).toMatch(/^eotc/)
    expect(rest).toMatch(/risks/)
  })

  it('leaves out the rest where the topic says enough', () => {
    expect(wanted('year 6 food chains and food webs in the rocky shore').rest).toBeUndefined()
  })

  it('is of no learning area for a word of mathematics that none of our questions is about', () => {
    expect(wanted('y6 running a good group talk, bringing others in, wrapping up, 40min').area).toBeNull()
    expect(wanted('y5 adding fractions with the same denominator, 40min').area).toMatch(/^Math/)
  })

  it('is of no one area where two are named', () => {
    expect(wanted('y8 spelling those hard subject words, the science and maths ones').area).toBeNull()
  })
})

describe('the lesson for a long request', { timeout: 300_000 }, () => {
  it.each([
    ['year 1 health lesson on what im good at and what i like doing', /what I am good at/i],
    ['y5 what happened when mt tarawera erupted in 1886, 60 min', /Terraces vanished/i],
    [
      'year 3 lesson on giving a short talk to the class that’s in a good order, beginning middle end, 50 min',
      /Stand and deliver/i,
    ],
    [
      'were going to a show on friday, need something for my new entrants on how to be a good audience, watching and clapping, 20 min',
      /audience/i,
    ],
    [
      'y3 diwali, eid, chinese new year, christmas - what people round here celebrate',
      /Lights, moons and shared/i,
    ],
    [
      'year 3 spelling and reading words with un and re on the front, what they do to the meaning, 30 min',
      /Unlock and replay/i,
    ],
  ])('is on its matter: %s', async (text, title) => {
    expect(await titleOf(text)).toMatch(title)
  })
})
