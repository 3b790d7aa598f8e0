import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { recompute } from '#content/checks/recompute.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { isLessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { isResource } from '#content/resource.ts'

/** A plan and an assessment as the first release stored them. */
const FIRST = JSON.parse(readFileSync(new URL('fixtures/first-release.json', import.meta.url), 'utf8'))

describe('documents stored by the first release', () => {
  it('are still read, shown and checked', () => {
    expect(isLessonPlan(FIRST.plan)).toBe(true)
    expect(isResource(FIRST.resource)).toBe(true)
    if (!isLessonPlan(FIRST.plan) || !isResource(FIRST.resource)) return
    const goal = planSection(FIRST.plan, 'curriculum-goal')?.goals[0]
    expect(planMarkdown(FIRST.plan)).toContain(`- Goal: ${goal?.wording}\n`)
    expect(planHtml(FIRST.plan)).not.toMatch(/undefined|NaN/)
    expect(resourceHtml(FIRST.resource)).toContain('<svg role="img"')
    const wording = () => goal?.wording
    expect(checkPlan(FIRST.plan, wording).filter(({ ok }) => !ok)).toEqual([])
    const faults = checkResource(FIRST.resource, wording).filter(({ ok }) => !ok)
    expect(faults).toEqual([])
  })

  it('with a kind of check that only a newer app knows are left unproven, never called wrong', () => {
    const newer = JSON.parse('{"answer":"42","check":{"kind":"of-the-future","of":1}}')
    expect(recompute(newer)).toBe('unproven')
  })
})
