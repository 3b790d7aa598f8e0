import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { planSection } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { isFullLessonPlan } from '#domain/reply-kind.ts'
import { ask, BLOCKS, contextOf, planFor, RESIDUE, stored } from './support.ts'

const LENGTHS = [5, 12, 20, 30, 40, 45, 50, 60, 75, 90, 120]

/** One plan for every block, of one of its goals. All tests of this file look at these, because making them takes longest. */
const MADE = BLOCKS.map((block, index) => {
  const minutes = LENGTHS[index % LENGTHS.length] ?? 50
  const goal = index % block.goals.length
  const content = `Plan ${minutes} minutes on this`
  const plan = planFor(ask(content, { messageId: `plan ${index}`, context: contextOf(block, goal) }))
  return { block, goal: block.goals[goal], minutes, plan, markdown: planMarkdown(plan), html: planHtml(plan) }
})

const OUR_WORDING = 'our wording of the NZ Curriculum — check Tāhūrangi'

describe('plans for every strand and skill', { timeout: 300_000 }, () => {
  it('[GEN-06] makes a plan for every block of the curriculum that passes its own checks', () => {
    const failed = MADE.flatMap(({ block, minutes, plan }) => {
      const faults = checkPlan(plan, stored).filter(({ ok }) => !ok)
      const asked = planSection(plan, 'phases')?.minutes === minutes
      return faults.length === 0 && asked
        ? []
        : [{ skill: block.skill, year: block.year_group, faults, asked }]
    })
    expect(BLOCKS.length).toBeGreaterThan(400)
    expect(failed).toEqual([])
  })

  it('names a key competency only with a step of this very lesson', () => {
    for (const { minutes, plan } of MADE) {
      const named = planSection(plan, 'key-competencies')?.competencies ?? []
      const steps = planSection(plan, 'phases')?.steps.map(({ name }) => `in “${name}” `) ?? []
      if (minutes >= 30) expect(named.length).toBeGreaterThanOrEqual(3)
      for (const { shows } of named) expect(steps.some((step) => shows.startsWith(step))).toBe(true)
    }
  })

  it('shows the goal byte for byte in Markdown and HTML, with whose wording it is and never in quotation marks', () => {
    for (const { goal, plan, markdown, html } of MADE) {
      const wording = goal?.outcome ?? 'no goal'
      expect(planSection(plan, 'curriculum-goal')?.goals[0]?.wording).toBe(wording)
      expect(markdown).toContain(`- Goal: ${wording}\n`)
      expect(markdown).toContain(OUR_WORDING)
      expect(markdown).not.toMatch(
        new RegExp(`["“'‘]${wording.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      )
      expect(html).toContain(OUR_WORDING)
    }
  })

  it('writes Markdown that counts as a full lesson plan, and leaves no trace of the program', () => {
    for (const { markdown, html } of MADE) {
      expect(isFullLessonPlan(markdown)).toBe(true)
      expect(markdown).not.toMatch(RESIDUE)
      expect(html).not.toMatch(RESIDUE)
    }
  })

  it('says which areas were still a draft and which wording is unverified', () => {
    for (const { block, goal: asked, plan } of MADE) {
      const goal = planSection(plan, 'curriculum-goal')?.goals[0]
      const inForce = ['English', 'Mathematics and statistics'].includes(block.subject)
      expect(goal?.status).toBe(inForce ? 'in force' : 'draft area')
      expect(goal?.verified).toBe(asked?.source !== 'unverified')
    }
  })
})
