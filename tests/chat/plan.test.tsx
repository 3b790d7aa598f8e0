// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { planReport } from '#content/checks/shown-report.ts'
import { planSection } from '#content/lesson-plan.ts'
import { PlanChecks } from '#features/chat/plan/plan-checks.tsx'
import { PlanSheet } from '#features/chat/plan/plan-sheet.tsx'
import { madePlan } from '../support/screens/made-plan.ts'
import { render } from '../support/screens/render.tsx'

const goal = {
  id: 'g1',
  outcome: 'Find a non-unit fraction of a whole number, such as 3/5 of 20.',
  source: 'unverified',
}
const place = {
  subject: 'Mathematics and statistics',
  year_group: 'Year 5',
  strand: 'Number',
  skill: 'Rational numbers',
}

const makePlan = () =>
  madePlan('A 50 minute maths lesson for Year 5 on fractions of a set', {
    context: { ...place, goals: [{ ...goal, ...place }] },
  })

describe('the report that closes a plan', () => {
  const stored = (id: string) => (id === 'g1' ? goal.outcome : undefined)

  it('passes minutes, answers and the goal of a sound plan, ticks first', () => {
    const report = planReport(makePlan(), stored)
    const passed = report.filter(({ ok }) => ok).map(({ what }) => what)
    expect(passed).toEqual(['Minutes', 'Answers', 'Curriculum goal', 'Also checked'])
    expect(report.findIndex(({ ok }) => !ok)).toBe(passed.length)
  })

  it('keeps its place before it has been worked out, so that nothing below it moves', async () => {
    let answer = (_: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const { page, unmount } = await render(<PlanChecks plan={makePlan()} />)
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
    expect(page.textContent).toContain('Checked for you')
    expect(page.querySelector('.ruled')).not.toBeNull()
    answer(new Response('', { status: 503 }))
    await vi.waitFor(() => expect(page.querySelector('.ruled')).toBeNull(), { timeout: 15_000 })
    expect(page.querySelectorAll('li').length).toBeGreaterThan(3)
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
    await unmount()
    vi.unstubAllGlobals()
  })

  it('finds minutes that do not add up', () => {
    const plan = makePlan()
    const step = planSection(plan, 'phases')?.steps[0]
    if (step) step.minutes += 5
    expect(planReport(plan, stored).find(({ what }) => what.includes('minutes'))).toMatchObject({ ok: false })
  })

  it('finds an answer that is wrong', () => {
    const plan = makePlan()
    const task = planSection(plan, 'answers')?.tasks.find(({ check }) => check?.kind === 'value')
    if (!task) throw new Error('no task to spoil')
    task.answer = '999999'
    expect(planReport(plan, stored).find(({ what }) => what.includes('answers'))).toMatchObject({ ok: false })
  })

  it('finds a goal whose wording is not the stored one, and claims nothing about a goal it does not have', () => {
    const changed = planReport(makePlan(), () => 'Another wording.')
    expect(changed.find(({ what }) => what.includes('curriculum goal'))).toMatchObject({ ok: false })
    const unknown = planReport(makePlan(), () => undefined)
    expect(unknown.some(({ what }) => /curriculum goal/i.test(what))).toBe(false)
  })
})

describe('a plan on the page', () => {
  let shown: Awaited<ReturnType<typeof render>>
  afterEach(() => shown.unmount())

  it('shows every section, the goal byte for byte, and the minutes with their sum', async () => {
    const plan = makePlan()
    shown = await render(<PlanSheet {...plan} writing={false} label="Assistant, 08:42" />)
    expect(shown.page.querySelectorAll('[data-section]')).toHaveLength(plan.sections.length)
    expect(shown.page.textContent).toContain(goal.outcome)
    expect(shown.page.textContent).toContain('Unverified: check the wording')
    expect(shown.page.querySelector('tfoot')?.textContent).toBe('50minutes, the whole period')
    expect(shown.page.querySelector('article')?.getAttribute('aria-label')).toBe('Assistant, 08:42')
  })

  it('shows the written sections, the pen, and ruled blanks for the rest while it is written', async () => {
    const plan = makePlan()
    const sections = plan.sections.slice(0, 3)
    shown = await render(<PlanSheet outline={plan.outline} sections={sections} writing label="Assistant" />)
    expect(shown.page.querySelectorAll('[data-section]')).toHaveLength(3)
    expect(shown.page.querySelectorAll('[data-follow]')).toHaveLength(1)
    const blanks = [...shown.page.querySelectorAll('section')].filter((section) =>
      section.getAttribute('aria-label')?.endsWith('not written yet'),
    )
    expect(blanks).toHaveLength(plan.outline.length - 4)
    expect(shown.page.querySelector('article')?.getAttribute('aria-busy')).toBe('true')
  })
})
