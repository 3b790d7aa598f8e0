import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { EVERYDAY_SEQUENCES } from '#content/planner/forms/sequence/everyday.data.ts'
import { LIFE_CYCLES } from '#content/planner/forms/sequence/life-cycles.data.ts'
import { orderInKit } from '#content/planner/forms/sequence/order-in-kit.ts'
import { KITS_FOLDER } from '../../../../supabase/seed/kit-files.ts'
import { blockOf, made, noteFor } from '../made.ts'

const kitOf = (path: string) => JSON.parse(readFileSync(`${KITS_FOLDER}/${path}.json`, 'utf8')) as Kit

describe('the sequences', () => {
  it.each([...LIFE_CYCLES, ...EVERYDAY_SEQUENCES].map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(new Set(one.steps).size).toBe(one.steps.length)
    expect(one.steps.length).toBeGreaterThanOrEqual(4)
    for (const step of one.steps) {
      expect(step).toMatch(/[.!]$/)
      expect(step.split(' ').length).toBeLessThanOrEqual(14)
    }
    for (const text of one.matches) expect(text).toMatch(one.pattern)
    for (const text of one.misses) expect(text).not.toMatch(one.pattern)
  })
})

describe('sequencing cards', () => {
  it.each([
    ['sequencing cards life cycle of a monarch butterfly y2', 'The life cycle of a monarch butterfly'],
    ['life cycle cut and paste frog year 1', 'The life cycle of a frog'],
    ['sequencing cards for making bread year 2', 'Making bread'],
    ['order the events cards washing hands new entrants', 'Washing hands'],
    ['sequence the steps: how paper is recycled, year 3', 'Recycling paper'],
  ])('are the steps mixed, with the right order in the key: %s', (message, title) => {
    const { pages, key, header } = made(message)
    expect(header).toMatchObject({ form: 'Sequencing cards', title })
    const cards = blockOf(pages[0]?.blocks, 'board')
      .rows.flat()
      .filter((cell) => cell !== '')
    const { items } = blockOf(key?.blocks, 'list')
    expect([...cards].sort()).toEqual([...items].sort())
    expect(cards).not.toEqual(items)
  })

  it('have numbered boxes where they are to be stuck on', () => {
    const { html } = made('cut and paste life cycle of a chicken year 1')
    expect(html).toContain('Stick them here in order')
  })

  it('ask what to put in order where nothing is named', () => {
    expect(noteFor('sequencing cards')).toContain('What should the cards put in order')
  })

  it('name what orders there are where none is known', () => {
    const { answer, header } = made('sequencing cards little red riding hood y1')
    expect(header.form).not.toBe('Sequencing cards')
    expect(answer.notDone?.join(' ')).toMatch(/no steps in order.*the water cycle/)
  })

  it('take the order of a lesson from its question, and from no other list', () => {
    const order = orderInKit(kitOf('social-sciences/social-te-tiriti-signing-y4-5'))
    expect(order?.[0]).toBe('Hobson arrives')
  })

  it('leave the cards of other forms alone', () => {
    const answer = answerRequest({
      messageId: 'sequence-1',
      generatorType: 'resourceGenerator',
      content: 'vocabulary cards for volcanoes year 5',
      context: null,
      history: [],
    })
    expect(JSON.stringify(answer)).not.toContain('Sequencing cards')
  })
})
