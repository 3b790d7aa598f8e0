import { describe, expect, it } from 'vitest'
import { moveOrStep, sharedOrder, withoutCriterion } from '#content/html/said-once.ts'
import { planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { ask, planFor, resourceFor } from '../support.ts'

describe('[GEN-05] what a paper says already', () => {
  const plan = planFor(ask('Year 5 fractions of a set, 50 minutes'))
  const { sections } = plan

  it('names the step that tells what to do about a misconception, and tells it where no step does', () => {
    const step = planSection(plan, 'phases')?.steps.find(({ teacher }) =>
      teacher.some((line) => line.startsWith('If you see this: ')),
    )
    const [first, ...others] = planSection(plan, 'misconceptions')?.items ?? []
    expect(moveOrStep(first?.move ?? '', sections)).toBe(`see “${step?.name}”.`)
    expect(others.length).toBeGreaterThan(0)
    for (const { move } of others) expect(moveOrStep(move, sections)).toBe(move)
    expect(planHtml(plan).split(first?.move ?? '-')).toHaveLength(2)
  })

  it('leaves out the success criterion that stands at the head, and no other', () => {
    const criterion = planSection(plan, 'learning-intention')?.criteria[0]
    const core = (what: string) => `The task as it stands in “You do”, until they can say: I can ${what}.`
    expect(withoutCriterion(core(criterion ?? ''), sections)).toBe('The task as it stands in “You do”.')
    expect(withoutCriterion(core('fly'), sections)).toBe(core('fly'))
    expect(withoutCriterion('Work in pairs.', sections)).toBe('Work in pairs.')
  })

  it('gives an order that all questions share once, over the column of the key', () => {
    expect(sharedOrder(['Put in the speech marks: a', 'Put in the speech marks: b'])).toBe('')
    expect(sharedOrder(['Put in the speech marks: a', 'Put in the speech marks: b', 'Add: 1'])).toBe('')
    expect(sharedOrder(['Add: 1', 'Add: 2', 'Add: 3'])).toBe('')
    const html = resourceHtml(resourceFor(ask('worksheet on speech marks year 5')))
    const key = html.slice(html.indexOf('<table class="answers'))
    expect(key).toContain('>Question (Put in the speech marks and other punctuation)<')
    expect(key.split('Put in the speech marks')).toHaveLength(2)
  })
})
