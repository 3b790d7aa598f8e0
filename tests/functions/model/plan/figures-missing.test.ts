import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { Changes, change, madePlan, madeSheet, othersThan } from '../change/document-changed.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

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

const BROKEN = { kind: 'angle', numbers: [999], words: [] }
const none = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const asks = (prompt: string, more: object = {}) => ({
  prompt,
  space: 'lines',
  proof: none,
  answer: 'about 120°',
  working: '',
  figure: BROKEN,
  ...more,
})
const LOOK = {
  instructions: 'Look.',
  tasks: [1, 2, 3].map((k) => asks(`Look at picture ${k}. Which angle is it?`)),
}
const GOOD = WORKSHEET['tasks-extension']
const pageOf = (doc: Resource) => doc.sections.find((one): one is TaskPage => one.id === 'tasks-core')

describe('a page whose figures cannot be drawn', () => {
  it('is asked for once more, with what is wrong', async () => {
    const { doc } = await changes.after(sheet, 'pictures on the middle page', [
      change(['tasks-core']),
      { 'tasks-core': LOOK },
      { 'tasks-core': GOOD },
    ])
    expect(server.heard[2]?.prompt).toContain('our program cannot draw an angle of 999°')
    expect(pageOf(doc)?.tasks).toHaveLength(3)
  })

  it('stays as it was where that fails too: nobody gets a page that only says “Look.”', async () => {
    const { said, kind } = await changes.failure(sheet, 'pictures on the middle page', [
      change(['tasks-core']),
      { 'tasks-core': LOOK },
    ])
    expect(kind).toBe('PermanentFailure')
    expect(said).toContain('It was not counted')
    const { doc } = await changes.after(sheet, 'pictures on two pages', [
      change(['tasks-support', 'tasks-core']),
      { 'tasks-core': LOOK, 'tasks-support': GOOD },
    ])
    expect(othersThan(sheet, doc)).toEqual(['tasks-support', 'key'])
    expect(doc.notDone?.[0]).toContain('“Student page ●” stays as it was')
  })

  it('is never the page of a new sheet', async () => {
    server.says(reply(WORKSHEET, { 'tasks-support': LOOK }))
    const input = given({ generator_type: 'resourceGenerator', content: 'A worksheet on angles for Year 5' })
    const { writing, written } = await writeAll(settings(server.url), input)
    const doc = writing.patch(written, true).doc as Resource
    expect(doc.sections.map(({ id }) => id)).not.toContain('tasks-support')
    expect(JSON.stringify(doc)).toContain('“Student page ▲” was left out')
  })
})

it('a question whose words tell all stays without its picture, and the words that point at it go', async () => {
  const [first] = (GOOD as { tasks: { prompt: string }[] }).tasks
  const pointing = { ...first, prompt: `Look at the number line. ${first?.prompt}`, figure: BROKEN }
  const { doc } = await changes.after(sheet, 'pictures', [
    change(['tasks-core']),
    { 'tasks-core': { instructions: 'Work it out.', tasks: [pointing, asks('Which angle is it?')] } },
  ])
  expect(pageOf(doc)?.tasks.map(({ prompt }) => prompt)).toEqual([first?.prompt])
  const told = doc.sections.flatMap((one) => ('checkThis' in one ? one.checkThis : []))
  expect(told).toContain(
    '1 question of the page ● stands without its picture, which we could not draw: an angle of 999°.',
  )
  expect(told).toContain(
    '1 question of the page ● was left out, because we could not draw its picture: an angle of 999°.',
  )
})

const QUESTIONS = (PLAN.questions as { tasks: { prompt: string }[] }).tasks

describe('in a plan', () => {
  it('questions that stand without a picture stay in the lesson, and each is named', async () => {
    const tasks = QUESTIONS.map((task) => ({
      ...task,
      prompt: `Look at the picture. ${task.prompt}`,
      figure: BROKEN,
    }))
    const { doc } = await changes.after(plan, 'questions with pictures', [
      change(['questions']),
      { questions: { tasks }, phases: PLAN.phases, assessment: PLAN.assessment },
    ])
    expect(
      planSection(doc, 'answers')
        ?.tasks.slice(0, -1)
        .map(({ prompt }) => prompt),
    ).toEqual(QUESTIONS.slice(0, -1).map(({ prompt }) => prompt))
    const checks = planSection(doc, 'about')?.checkThis ?? []
    expect(checks).toContain(
      '“You do 1” stands by itself, because its picture could not be drawn: an angle of 999°.',
    )
    expect(checks).toContain(
      '“Exit ticket” asks about a picture, and that picture could not be drawn: an angle of 999°. Draw one on the board, or ask for another exit ticket.',
    )
  })

  it('questions that all ask about pictures leave the old ones in place', async () => {
    const tasks = QUESTIONS.map((task) => ({ ...task, ...asks('Which angle is it?') }))
    const { said } = await changes.failure(plan, 'questions with pictures', [
      change(['questions']),
      { questions: { tasks }, phases: PLAN.phases, assessment: PLAN.assessment },
    ])
    expect(said).toContain('“Questions” stays as it was')
  })

  it('an exit ticket that asks about one is refused, and the old one stays', async () => {
    const { said } = await changes.failure(plan, 'put a picture in the exit ticket', [
      change(['exit-ticket']),
      { 'exit-ticket': { task: asks('Look at the picture. What size is the angle?') } },
    ])
    expect(said).toMatch(/“Exit ticket” .*not counted/)
  })
})
