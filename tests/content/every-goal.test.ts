import { describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { isFullLessonPlan } from '#domain/reply-kind.ts'
import { ask, BLOCKS, contextOf, planFor, resourceFor, stored } from './support.ts'

const LENGTHS = [5, 12, 20, 30, 40, 45, 50, 60, 75, 90, 120]
const KINDS = ['a worksheet', 'an activity', 'an assessment']
const RESIDUE = /undefined|NaN|\[object |Infinity/

describe('plans and resources for every strand and skill', { timeout: 300_000 }, () => {
  it('[GEN-06] makes a plan for every block of the curriculum that passes its own checks', () => {
    const failed = BLOCKS.flatMap((block, index) => {
      const minutes = LENGTHS[index % LENGTHS.length] ?? 50
      const plan = planFor(
        ask(`Plan ${minutes} minutes on this`, {
          messageId: `plan ${index}`,
          context: contextOf(block, index % block.goals.length),
        }),
      )
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
    for (const [index, minutes] of LENGTHS.entries()) {
      for (const block of [BLOCKS[index], BLOCKS.at(-1 - index)]) {
        if (!block) continue
        const plan = planFor(ask(`Plan ${minutes} minutes on this`, { context: contextOf(block, 0) }))
        const named = planSection(plan, 'key-competencies')?.competencies ?? []
        const steps = planSection(plan, 'phases')?.steps.map(({ name }) => `in “${name}” `) ?? []
        if (minutes >= 30) expect(named.length).toBeGreaterThanOrEqual(3)
        for (const { shows } of named) expect(steps.some((step) => shows.startsWith(step))).toBe(true)
      }
    }
  })

  it('shows the goal byte for byte in Markdown and HTML, with whose wording it is and never in quotation marks', () => {
    for (const [index, block] of BLOCKS.entries()) {
      const context = contextOf(block, index % block.goals.length)
      const plan = planFor(ask('Plan a lesson', { messageId: `goal ${index}`, context }))
      const markdown = planMarkdown(plan)
      const wording = context.goals[0]?.outcome ?? 'no goal'
      expect(planSection(plan, 'curriculum-goal')?.goals[0]?.wording).toBe(wording)
      expect(markdown).toContain(`- Goal: ${wording}\n`)
      expect(markdown).toContain('our wording of the NZ Curriculum — check Tāhūrangi')
      expect(markdown).not.toMatch(
        new RegExp(`["“'‘]${wording.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      )
      expect(planHtml(plan)).toContain('our wording of the NZ Curriculum — check Tāhūrangi')
    }
  })

  it('writes Markdown that counts as a full lesson plan, and leaves no trace of the program', () => {
    for (const [index, block] of BLOCKS.entries()) {
      const plan = planFor(ask('Plan a lesson', { messageId: `text ${index}`, context: contextOf(block, 0) }))
      const markdown = planMarkdown(plan)
      expect(isFullLessonPlan(markdown)).toBe(true)
      expect(markdown).not.toMatch(RESIDUE)
      expect(planHtml(plan)).not.toMatch(RESIDUE)
    }
  })

  it('[GEN-05] makes a worksheet, an activity or an assessment for every block, with a complete key', () => {
    const failed = BLOCKS.flatMap((block, index) => {
      const resource = resourceFor(
        ask(`Make ${KINDS[index % KINDS.length]} on this`, {
          messageId: `resource ${index}`,
          context: contextOf(block, 0),
        }),
      )
      const html = resourceHtml(resource)
      const faults = checkResource(resource, stored).filter(({ ok }) => !ok)
      const kept = KINDS[index % KINDS.length]?.endsWith(resource.kind) === true && !RESIDUE.test(html)
      return faults.length === 0 && kept ? [] : [{ skill: block.skill, year: block.year_group, faults, kept }]
    })
    expect(failed).toEqual([])
  })

  it('says which areas were still a draft and which wording is unverified', () => {
    for (const block of BLOCKS) {
      const plan = planFor(ask('Plan a lesson', { context: contextOf(block, 0) }))
      const goal = planSection(plan, 'curriculum-goal')?.goals[0]
      const inForce = ['English', 'Mathematics and statistics'].includes(block.subject)
      expect(goal?.status).toBe(inForce ? 'in force' : 'draft area')
      expect(goal?.verified).toBe(block.goals[0]?.source !== 'unverified')
    }
  })
})
