import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { BRAIN_BREAKS, STATION_SETS } from '#content/planner/forms/stations/stations.data.ts'
import { KITS_FOLDER } from '../../../../supabase/seed/kit-files.ts'
import { made } from '../made.ts'

const headings = (message: string) =>
  made(message).pages.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
  )

describe('cards for the stations of a circuit', () => {
  it.each([
    ['station cards for y5-6 fitness circuit 8 stations', 'Fitness circuit', 8],
    ['PE stations ball skills y4', 'Ball skills circuit', 8],
    ['brain break cards year 3, 10 of them', 'Short breaks for the class', 10],
  ])('say what to do, and how to make it easier and harder: %s', (message, title, count) => {
    const { header, pages } = made(message)
    expect(header).toMatchObject({ title })
    expect(headings(message)).toHaveLength(count)
    const lists = pages.flatMap(({ blocks = [] }) => blocks.filter(({ kind }) => kind === 'list'))
    expect(lists).toHaveLength(count)
    expect(lists.every((list) => /Easier: .*Harder: /s.test(JSON.stringify(list)))).toBe(true)
  })

  it('need nothing that has to be fetched where there is no gear', () => {
    const cards = JSON.stringify(made('station cards for fitness circuit yr 6 8 stations no gear').pages)
    expect(cards.match(/Easier:/g)).toHaveLength(8)
    expect(cards).not.toMatch(/rope|cones?|bench|chair|ball/)
  })

  it('leave stations of a topic of mathematics to its own questions', () => {
    expect(JSON.stringify(made('maths station cards on fractions y5').pages)).toContain('On your own')
  })

  it('say nothing of the goal of a lesson that they do not use', () => {
    const path = `${KITS_FOLDER}/health-and-pe/health-fitness-circuit-y5-6.json`
    const kit = JSON.parse(readFileSync(path, 'utf8')) as Kit
    const goalTexts = [{ wording: 'Exercise.', subject: kit.area, year: 'Year 6' }]
    const answer = answerRequest({
      messageId: 'stations-1',
      generatorType: 'resourceGenerator',
      content: 'fitness circuit station cards y6',
      context: null,
      history: [],
      kits: [{ kit: { ...kit, goalTexts }, serves: false, named: true, unsaid: [] }],
    })
    expect(JSON.stringify(answer)).not.toContain('was written for a goal')
  })

  it('name nothing twice', () => {
    for (const { stations } of [...STATION_SETS, BRAIN_BREAKS])
      expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length)
  })
})
