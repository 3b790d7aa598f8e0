import { describe, expect, it } from 'vitest'
import { readingLevel, readingLimit } from '#content/checks/reading-level.ts'
import { checkResource } from '#content/checks/resource-checks.ts'
import { checkTexts } from '#content/checks/text.ts'
import { planSection } from '#content/lesson-plan.ts'
import { READING_TEXTS } from '#content/planner/reading/texts.ts'
import { redoResourceSection } from '#content/planner/redo/redo-resource.ts'
import { resourceHtml } from '#content/render-html.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { ask, BLOCKS, contextOf, planFor, resourceFor, stored } from './support.ts'

function goal(year: string, about: RegExp) {
  for (const block of BLOCKS.filter((one) => one.subject === 'English' && one.year_group === year)) {
    const at = block.goals.findIndex(({ outcome }) => about.test(outcome))
    if (at >= 0) return contextOf(block, at)
  }
  throw new Error(`no goal in ${year} about ${about}`)
}
const textOf = (resource: ReturnType<typeof resourceFor>) =>
  resource.sections.flatMap((section) => ('text' in section && section.text ? [section.text.title] : []))

describe('reading texts', () => {
  it('are there for every year, as stories and as other prose', () => {
    for (const year of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const kinds = READING_TEXTS.filter(({ years: [from, to] }) => year >= from && year <= to)
      expect(kinds.some(({ kind }) => kind === 'story')).toBe(true)
      expect(kinds.some(({ kind }) => kind !== 'story')).toBe(true)
    }
    expect(READING_TEXTS.length).toBeGreaterThanOrEqual(8)
  })

  it.each(READING_TEXTS.map((text) => [text.title, text] as const))(
    '%s: can be read in its years, and every answer stands where its key says',
    (_title, text) => {
      const { sentence, long } = readingLevel(text.paragraphs)
      const limit = readingLimit(text.years[0])
      expect(sentence).toBeLessThanOrEqual(limit.sentence)
      expect(long).toBeLessThanOrEqual(limit.long)
      const astray = text.questions.filter(
        ({ paragraph, quote }) => !text.paragraphs[paragraph - 1]?.includes(quote),
      )
      expect(astray).toEqual([])
      const kinds = text.questions.map(({ kind }) => kind)
      for (const [kind, least] of [
        ['find', 3],
        ['infer', 2],
        ['word', 1],
        ['main', 1],
        ['craft', 1],
        ['view', 1],
      ] as const)
        expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(least)
      const words = [...text.paragraphs, ...text.questions.flatMap(({ prompt, answer }) => [prompt, answer])]
      expect(checkTexts(words).filter(({ ok }) => !ok)).toEqual([])
    },
  )

  it('[GEN-05] [GEN-06] come with a worksheet, an activity and an assessment on a reading goal, with questions the goal asks for', () => {
    const context = goal('Year 4', /Infer a character/)
    for (const kind of ['worksheet', 'activity', 'assessment'] as const) {
      const resource = resourceFor(ask(`Make a ${kind}`, { context }))
      expect(textOf(resource)).toEqual(Array(kind === 'worksheet' ? 3 : 1).fill('The Last One Home'))
      const key = resource.sections.find((section) => section.id === 'key')
      const answers = key?.id === 'key' ? key.groups.flatMap(({ tasks }) => tasks) : []
      expect(answers.every(({ answer }) => /Paragraph \d: “.+”\./.test(answer))).toBe(true)
      expect(answers.some(({ answer }) => answer.includes('it made his ears burn'))).toBe(true)
      expect(resourceHtml(resource)).toContain('<li>Sefa did not like cross-country.')
      expect(checkResource(resource, stored).filter(({ ok }) => !ok)).toEqual([])
    }
  })

  it('stay on their page when it is asked for harder, with questions on that very text', () => {
    const input = ask('Make a worksheet', { context: goal('Year 4', /Infer a character/) })
    const sheet = resourceFor(input)
    const again = redoResourceSection(sheet, 'tasks-core', { ...input, content: 'Make it harder' })
    if (!again.ok || !('tasks' in again.section) || !('text' in again.section)) throw new Error('no page')
    expect(again.section.text?.title).toBe('The Last One Home')
    expect(again.section.tasks.every(({ answer }) => /Paragraph \d: “/.test(answer))).toBe(true)
  })

  it('stand in the plan that teaches with them, with the answers of its questions', () => {
    const plan = planFor(ask('Plan a lesson', { context: goal('Year 8', /bias/) }))
    expect(planSection(plan, 'resources')?.text?.title).toBe('Not Less, but Later')
    expect(planSection(plan, 'answers')?.tasks.length).toBeGreaterThanOrEqual(4)
    expect(planMarkdown(plan)).toContain('**Not Less, but Later**')
    expect(planMarkdown(plan)).toContain('1. Each Thursday, my bag')
  })

  it('serve a request without a goal, and leave alone what one page of prose cannot serve', () => {
    expect(textOf(resourceFor(ask('A Year 6 reading comprehension worksheet'))).length).toBe(3)
    expect(textOf(resourceFor(ask('A worksheet', { context: goal('Year 7', /poetry/) })))).toEqual([])
    expect(
      textOf(resourceFor(ask('A worksheet', { context: goal('Year 5', /more than one source/) }))),
    ).toEqual([])
    expect(textOf(resourceFor(ask('A Year 6 persuasive writing worksheet')))).toEqual([])
  })
})
