import { readFileSync } from 'node:fs'
import type { FoundKit, Kit } from '#content/kit.ts'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { KITS_FOLDER } from '../../../supabase/seed/kit-files.ts'

const bankKit = JSON.parse(
  readFileSync(`${KITS_FOLDER}/science/science-simple-circuits-y5-6.json`, 'utf8'),
) as Kit
export const kit: Kit = { ...bankKit, reviewed: 'written' }
export const withText: Kit = {
  ...kit,
  id: 'english-torches-y5-6',
  area: 'English',
  text: {
    support: { title: 'Torches', paragraphs: ['A torch has a battery in it. It lights up.'] },
    core: { title: 'Torches', paragraphs: ['A torch has a battery, a bulb and a switch in it.'] },
    extension: { title: 'Torches', paragraphs: ['Inside a torch, a spring holds the battery in place.'] },
  },
}

export const named = (one: Kit, unsaid: readonly string[] = []): FoundKit => ({
  kit: one,
  serves: false,
  named: true,
  unsaid,
})
export function input(content: string, kits: FoundKit[], more: Partial<PlannerInput> = {}): PlannerInput {
  return {
    messageId: '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11',
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
    kits,
    ...more,
  }
}
export const resource = (content: string, kits: FoundKit[]) =>
  answerRequest(input(content, kits, { generatorType: 'resourceGenerator' }))

export function plan(answer: Answer) {
  if (answer.format !== 'plan') throw new Error(`got ${answer.format}`)
  return { ...answer, version: 1 as const }
}
export function pages(answer: Answer) {
  if (answer.format !== 'resource') throw new Error(`got ${answer.format}`)
  return answer.sections.flatMap((section) => (section.id.startsWith('tasks-') ? [section] : [])) as {
    tasks: { prompt: string; choices?: string[]; answer: string }[]
    text?: { paragraphs: string[] }
  }[]
}
