import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import type { Resource } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, WORKSHEET } from '../replies.ts'
import { Changes, change, madePlan, madeSheet, othersThan } from './document-changed.ts'

const server = new LanguageModelServer()
const changes = new Changes(server)
let plan: LessonPlan
let sheet: Resource
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
  sheet = await madeSheet(server)
})
afterAll(() => server.close())

const SAFETY = { items: ['Wash your hands.'] }
const SAME = 'came back as it was. Say in other words how it should be, or change it by hand.'

describe('of several parts, one that came back as it was', () => {
  it('is named above a plan and among its points to check, until the next change', async () => {
    const answers = [change(['vocabulary', 'safety']), { vocabulary: PLAN.vocabulary, safety: SAFETY }]
    const { doc } = await changes.after(plan, 'other safety and other words', answers)
    expect(othersThan(plan, doc)).toEqual(['safety', 'about'])
    expect(doc.notDone?.[0]).toBe(`“Vocabulary” ${SAME}`)
    expect(planSection(doc, 'about')?.checkThis).toContain(`“Vocabulary” ${SAME}`)
    const next = [change(['reflection']), { reflection: { items: ['What did they miss?'] } }]
    const { doc: later } = await changes.after(doc, 'another reflection', next)
    expect(JSON.stringify(later)).not.toContain(SAME)
  })

  it('is named above a sheet', async () => {
    const answers = [
      change(['tasks-support', 'tasks-core']),
      { 'tasks-support': WORKSHEET['tasks-extension'], 'tasks-core': WORKSHEET['tasks-core'] },
    ]
    const { doc } = await changes.after(sheet, 'both easier', answers)
    expect(doc.notDone?.[0]).toBe(`“Student page ●” ${SAME}`)
  })
})

describe('a new title', () => {
  const header = { understood: null, title: 'Half the garden', note: '' }

  it('of a sheet stands on each page and in the name of the file, and hand edits stay', async () => {
    const html = resourceHtml(sheet).replace(
      /(data-section="tasks-core"[\s\S]*?)Work it out and show/,
      '$1Use the counters and show',
    )
    const after = await changes.after(sheet, 'another title', [change(['header']), { header }], { html })
    expect(after.html).toContain('<title>Half the garden</title>')
    expect(after.html.match(/<h1>Half the garden<\/h1>/g)).toHaveLength(3)
    expect(after.html).not.toContain('>Seeds<')
    expect(after.html).toContain('Use the counters and show')
  })

  it('of a plan stands in the name of the file', async () => {
    const html = planHtml(plan)
    const after = await changes.after(plan, 'another title', [change(['header']), { header }], { html })
    expect(after.html).toContain('<title>Half the garden</title>')
  })
})

it('what the judge said of the exit ticket goes with the exit ticket', async () => {
  const line = 'A second language model (small-judge) would look again at “Assessment”: its answer is none.'
  const kept = 'A second language model (small-judge) would look again at “Lesson steps”: step 2 too long.'
  const told = {
    ...plan,
    sections: plan.sections.map((one) =>
      one.id === 'about' ? { ...one, checkThis: [line, kept, ...one.checkThis] } : one,
    ),
  }
  const task = {
    prompt: 'What is 3/5 of 35?',
    space: 'lines',
    proof: { kind: 'value', a: '3/5*35', b: '', show: 'number', unit: '' },
    answer: '21',
    working: '',
  }
  const answers = [change(['exit-ticket']), { 'exit-ticket': { task } }]
  const { doc } = await changes.after(told, 'another exit ticket', answers)
  const checks = planSection(doc, 'about')?.checkThis ?? []
  expect(checks).not.toContain(line)
  expect(checks).toContain(kept)
})

describe('an answer that does not say what to change', () => {
  it('is told in plain words, and the document stays', async () => {
    const { said } = await changes.failure(plan, 'safety for soil', ['hello there', 'still nothing'])
    expect(said).toBe(
      'The language model could not work out what to change, so your document is as it was. Try again, or name the part and say how it should be, such as “make the questions harder”. It was not counted.',
    )
  })

  it.each(['section', 'Sections', 'new'])('is understood where it says “%s”', async (means) => {
    const answers =
      means === 'new' ? [change([], { means })] : [change(['safety'], { means }), { safety: SAFETY }]
    const { said } = await changes.failure(plan, 'safety for soil', answers)
    expect(said ?? '').not.toContain('could not work out what to change')
  })
})
