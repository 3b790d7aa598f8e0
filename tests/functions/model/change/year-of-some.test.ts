import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
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

it('“an extension for my two Year 6s” changes the ways in of a plan, and makes no plan for Year 6', async () => {
  const differentiation = { ...PLAN.differentiation, extension: 'Year 6: make up a set for 3/8.' }
  const { doc } = await changes.after(plan, 'Add an extension for my two Year 6s', [
    change(['differentiation']),
    { differentiation },
  ])
  expect(othersThan(plan, doc)).toEqual(['differentiation'])
})

it('“the first page easier for my Year 3s” changes that page of a sheet', async () => {
  const { doc } = await changes.after(sheet, 'make the first page easier for my Year 3s', [
    change(['tasks-support']),
    { 'tasks-support': WORKSHEET['tasks-extension'] },
  ])
  expect(othersThan(sheet, doc)).toEqual(['tasks-support', 'key'])
})
