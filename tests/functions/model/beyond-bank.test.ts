import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kit, KitsWanted } from '#content/kit.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import type { Bank } from '../../../supabase/functions/_shared/generate/bank.ts'
import { KITS_FOLDER } from '../../../supabase/seed/kit-files.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, PLAN_STEPS, reply, WORKSHEET } from './replies.ts'
import { given, NO_LESSONS, settings, writeAll } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const kitIn = (file: string) => JSON.parse(readFileSync(`${KITS_FOLDER}/science/${file}.json`, 'utf8')) as Kit
const CIRCUITS = kitIn('science-simple-circuits-y5-6')
const VOLCANOES = kitIn('science-how-volcano-erupts-y4-5')
const looked: KitsWanted[] = []
const bank: Bank = {
  find: async (wanted) => {
    looked.push(wanted)
    return [{ kit: CIRCUITS, serves: true, named: true, unsaid: [] }]
  },
}

const MARK = '(not from our bank: check)'
const TOLD = [
  'Switch a torch on in July.',
  'Thomas Edison sold his lamps in 1882.',
  'Mere shares 24 wires with Wiremu.',
  'Light goes 300,000 km in a second.',
]
const phases = {
  steps: PLAN_STEPS.map((step, at) =>
    at === 0 ? { ...step, teacher: [TOLD.join(' ')], pupils: ['Think of 1882.'] } : step,
  ),
}
const known = CIRCUITS.misconceptions.slice(0, 1)
const [term, meaning] = CIRCUITS.vocabulary.english[0] ?? ['', '']
const vocabulary = {
  words: [
    { term, lang: 'en', meaning },
    { term: 'incandescent', lang: 'en', meaning: 'glowing since a filament gets terribly hot' },
  ],
}

const questions = {
  tasks: (PLAN.questions as { tasks: { use: string }[] }).tasks.map((task) =>
    task.use === 'exit'
      ? { ...task, prompt: 'Who mined tungsten ore first?', answer: 'Scandinavian prospectors, underground.' }
      : task,
  ),
}

async function written(parts: typeof PLAN, more: Parameters<typeof given>[0] = {}, from: Bank = bank) {
  server.says(reply({ ...PLAN, ...parts }))
  const input = given({ content: 'Year 6 electric circuits, 50 minutes', context: null, ...more })
  const { writing, written: sections } = await writeAll(settings(server.url), input, { bank: from })
  return writing.patch(sections, true).doc as LessonPlan
}

describe('what a plan of a model states beyond the lesson of our bank', () => {
  it('is marked where a sentence for the teacher tells a number, a date or a name, and nowhere else', async () => {
    const plan = await written({ phases, misconceptions: { items: known } })
    const [step] = planSection(plan, 'phases')?.steps ?? []
    expect(step?.teacher[0]).toBe(`${TOLD[0]} ${TOLD[1]} ${MARK} ${TOLD[2]} ${TOLD[3]} ${MARK}`)
    expect(step?.pupils).toEqual(['Think of 1882.'])
    expect(JSON.stringify(planSection(plan, 'misconceptions'))).not.toContain(MARK)
  })

  it('is counted by section, among the points to check, and the plan says which lesson it was given', async () => {
    const plan = await written({
      phases,
      vocabulary,
      misconceptions: { items: known },
      questions,
    })
    const about = planSection(plan, 'about')
    expect(about?.lines).toContain(
      `It was given the facts of “${CIRCUITS.title}” from our bank of lessons. The other words are the model’s own.`,
    )
    expect(about?.checkThis).toContain(
      'Not from our bank: check “Vocabulary” (1), “Lesson steps” (2) and “Answers” (1).',
    )
    expect(about?.kit).toBe(CIRCUITS.id)
  })

  it('is all of it where no lesson of our bank fits, and the plan says so', async () => {
    const plan = await written({ phases }, {}, NO_LESSONS)
    expect(planSection(plan, 'about')?.lines).toContain('Nothing in it comes from our bank of lessons.')
    // Without a lesson of ours to compare with, numbers are marked and names are not.
    expect(planSection(plan, 'phases')?.steps[0]?.teacher[0]).toBe(
      `${TOLD[0]} ${TOLD[1]} ${MARK} ${TOLD[2]} ${TOLD[3]} ${MARK}`,
    )
    expect(planSection(plan, 'about')?.checkThis).toContain(
      'Not from our bank: check the 2 sentences marked so in “Lesson steps”.',
    )
  })

  it('stands on the teacher page of a worksheet, and never on a page for pupils', async () => {
    const text = { title: 'Lamps', paragraphs: [TOLD.join(' ')] }
    const page = { ...WORKSHEET['tasks-core'], text }
    server.says(reply(WORKSHEET, { 'tasks-core': page }))
    const input = given({
      generator_type: 'resourceGenerator',
      content: 'a worksheet on electric circuits, Year 6',
      context: null,
    })
    const { writing, written: sections } = await writeAll(settings(server.url), input, { bank })
    const { sections: pages } = writing.patch(sections, true).doc as Resource
    const key = pages.find((section) => section.id === 'key')
    expect(JSON.stringify(key)).toMatch(/Not from our bank: check “Student page ●” \(\d\)\./)
    expect(JSON.stringify(pages.filter(({ id }) => id !== 'key'))).not.toContain('our bank')
  })

  it('is marked and counted again when a section is changed, with the same lesson at hand', async () => {
    const plan = await written({ vocabulary, misconceptions: { items: known } })
    const change = { understood: null, means: 'sections', sections: ['phases'], say: '' }
    const copied = JSON.stringify({ phases }).replace('in 1882.', `in 1882. ${MARK}`)
    server.says(JSON.stringify({ change }), copied)
    looked.length = 0
    const before = { reply_id: 'r0', doc: plan, doc_version: 1, html: null }
    const input = given({ content: 'tell more at the start', context: null, before })
    const { writing, written: sections } = await writeAll(settings(server.url), input, { bank })
    const now = writing.patch(sections, true).doc as LessonPlan
    expect(looked).toMatchObject([{ ids: [CIRCUITS.id], words: '' }])
    expect(server.heard[1]?.prompt).toContain(`- ${CIRCUITS.idea}`)
    expect(planSection(now, 'phases')?.steps[0]?.teacher[0]).toContain(`in 1882. ${MARK} Mere`)
    const checks = (doc: LessonPlan) =>
      planSection(doc, 'about')?.checkThis.filter((line) => line.startsWith('Not from our bank'))
    expect(checks(plan)).toEqual(['Not from our bank: check “Vocabulary” (1).'])
    expect(checks(now)).toEqual(['Not from our bank: check “Vocabulary” (1) and “Lesson steps” (2).'])
  })

  it('is not grounded in another lesson, whatever topic the words of a change name', async () => {
    const facts = (kit: Kit) => kit.facts.map(({ text }) => text)
    const byWords: Bank = {
      find: async (wanted) => {
        looked.push(wanted)
        const kit = wanted.words === '' && wanted.ids[0] === CIRCUITS.id ? CIRCUITS : VOLCANOES
        return [{ kit, serves: true, named: true, unsaid: [] }]
      },
    }
    const changed = async (plan: LessonPlan) => {
      const change = { understood: null, means: 'sections', sections: ['phases'], say: '' }
      const steps = phases.steps.map((step) => ({ ...step, pupils: ['Look at the photo.'] }))
      server.says(JSON.stringify({ change }), JSON.stringify({ phases: { steps } }))
      looked.length = 0
      const before = { reply_id: 'r0', doc: plan, doc_version: 1, html: null }
      const input = given({ content: 'begin with how volcanoes erupt', context: null, before })
      await writeAll(settings(server.url), input, { bank: byWords })
      return server.heard.map(({ prompt, system }) => `${system}\n${prompt}`).join('\n')
    }
    const grounded = await changed(await written({ misconceptions: { items: known } }))
    expect(grounded).toContain(facts(CIRCUITS)[0])
    expect(grounded).not.toContain(VOLCANOES.idea)
    expect(looked.map(({ ids }) => ids)).toEqual([[CIRCUITS.id]])
    const alone = await changed(await written({ phases }, {}, NO_LESSONS))
    expect(alone).not.toContain('From our bank of lessons')
    expect(looked).toEqual([])
  })
})
