import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from '../kit-requests.ts'

const other: Kit = {
  ...kit,
  id: 'science-static-balloons-y5-6',
  title: 'Stuck on the wall',
  walt: 'find out why a rubbed balloon sticks',
  find: {
    ...kit.find,
    en: ['static electricity', 'rub a balloon', 'year 6 electricity lesson', 'light bulb'],
  },
}

describe('a phrase of another lesson that the request says', () => {
  const told = (content: string) =>
    plan(answerRequest(input(content, [named(kit), named(other)]))).notDone.join(' ')

  it('is named where the lesson made never says it, with or without an apostrophe', () => {
    expect(told('Year 6 electric circuits and static electricity')).toContain(
      'not mention static electricity',
    )
    const dont: Kit = { ...other, find: { ...other.find, en: ['show don’t tell'] } }
    const made = answerRequest(input('Year 6 electric circuits, show dont tell', [named(kit), named(dont)]))
    expect(plan(made).notDone.join(' ')).toContain('does not mention show don’t tell')
  })

  it.each([
    'Year 6 electric circuits',
    'Year 6 electricity lesson on simple circuits',
    'Year 6 light bulb circuits, quietly in pairs for 40 minutes',
    'electric circuits for a noisy year 6 class tomorrow after lunch, hands on',
  ])(
    'is not named where the request does not say it, the lesson has it, or it is no matter: %s',
    (content) => {
      expect(told(content)).not.toContain('does not mention')
    },
  )
})

describe('two lessons in one request', () => {
  it.each(['Year 6 electric circuits, 2 lessons', 'Year 6 electric circuits over two days'])(
    'has a second lesson with minutes that add up, from the bank: %s',
    (content) => {
      const made = plan(answerRequest(input(content, [named(kit)])))
      const second = planSection(made, 'session-2')
      const first = planSection(made, 'phases')
      const phases = second?.parts.find((part) => part.id === 'phases')
      expect(phases?.steps).toHaveLength(first?.steps.length ?? 0)
      expect(JSON.stringify(phases)).toContain(kit.next[0])
      expect(JSON.stringify(second)).toContain(kit.practice.extension[1]?.prompt)
      expect(phases?.minutes).toBe(first?.minutes)
      expect(phases?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(first?.minutes)
      expect(planSection(made, 'series')?.lessons).toHaveLength(2)
    },
  )
})
