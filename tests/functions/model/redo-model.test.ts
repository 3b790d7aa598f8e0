import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { ask, planFor, resourceFor } from '../../content/support.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, WORKSHEET } from './replies.ts'
import { CONTEXT, GOAL, given, settings, writeAll, writeUntil } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const DOC = planFor(ask('Year 5 fractions of a set, 50 minutes', { context: CONTEXT }))
const SHEET: Resource = resourceFor(ask('A worksheet on fractions of a set for Year 5', { context: CONTEXT }))
const part = (doc: LessonPlan | Resource, section: string) => ({
  reply_id: 'r0',
  section,
  doc,
  doc_version: doc.version,
  html: null,
})

describe('one section redone by a model', () => {
  it('is the only one requested and the only one that changes; the model sees the whole document', async () => {
    server.says(JSON.stringify({ misconceptions: PLAN.misconceptions }))
    const { writing, written } = await writeAll(
      settings(server.url),
      given({ context: null, content: 'Make this harder', part: part(DOC, 'misconceptions') }),
    )
    const [heard] = server.heard
    expect(JSON.stringify(heard?.body)).toContain('"required":["misconceptions"]')
    expect(heard?.prompt).toContain('<<the document as it is ')
    expect(heard?.prompt).toContain(`- ${GOAL}`)
    const { sections } = writing.patch(written, true).doc as LessonPlan
    const rest = (all: LessonPlan['sections']) =>
      JSON.stringify(all.filter(({ id }) => id !== 'misconceptions'))
    expect(rest(sections)).toBe(rest(DOC.sections))
    expect(sections.find(({ id }) => id === 'misconceptions')).toEqual({
      id: 'misconceptions',
      ...PLAN.misconceptions,
    })
  })

  it('keeps the plan’s questions and minutes in the steps', async () => {
    server.says(JSON.stringify({ phases: PLAN.phases }))
    const { writing, written } = await writeAll(
      settings(server.url),
      given({ content: 'More detail', part: part(DOC, 'phases') }),
    )
    const plan = writing.patch(written, true).doc as LessonPlan
    const steps = planSection(plan, 'phases')?.steps ?? []
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(planSection(DOC, 'header')?.minutes)
    for (const { prompt } of planSection(DOC, 'answers')?.tasks ?? [])
      expect(JSON.stringify(steps)).toContain(JSON.stringify(prompt).slice(1, -1))
  })

  it('updates the answers on the teacher page for a page of a worksheet', async () => {
    server.says(JSON.stringify({ 'tasks-core': WORKSHEET['tasks-core'] }))
    const { writing, written } = await writeAll(
      settings(server.url),
      given({ generator_type: 'resourceGenerator', content: 'Easier', part: part(SHEET, 'tasks-core') }),
    )
    const { sections } = writing.patch(written, true).doc as Resource
    const key = sections.find(({ id }) => id === 'key')
    expect(key && 'groups' in key && key.groups.find(({ level }) => level === 'core')?.tasks).toMatchObject([
      { answer: '7' },
      { answer: '14' },
      { answer: '21' },
    ])
  })

  it.each(['curriculum-goal', 'answers', 'header', 'about'])(
    '%s cannot be written by the model',
    async (section) => {
      server.says('{}')
      const { error } = await writeUntil(
        settings(server.url),
        given({ content: 'Redo it', part: part(DOC, section) }),
      )
      expect(error?.teacherText).toContain('It was not counted.')
      expect(server.heard).toEqual([])
    },
  )
})
