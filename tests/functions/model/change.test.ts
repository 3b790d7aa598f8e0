import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import type { Resource } from '#content/resource.ts'
import type { JobInput } from '../../../supabase/functions/_shared/generate/jobs.ts'
import { ClosedDoor } from '../../../supabase/functions/_shared/generate/provider.ts'
import { ask, planFor } from '../../content/support.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, PLAN_STEPS, reply, WORKSHEET } from './replies.ts'
import { CONTEXT, given, settings, writeAll, writeUntil } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const ASKED = 'Year 5 fractions of a set, 50 minutes, in the māra kai'
const READ = {
  area: null,
  years: [],
  minutes: 50,
  blocks: null,
  want: null,
  count: null,
  topic: 'fractions of a set',
  theme: 'māra kai',
  needs: [],
  constraints: [],
}

async function made<T extends LessonPlan | Resource>(
  parts: typeof PLAN,
  more: Partial<JobInput>,
): Promise<T> {
  server.says(reply(parts, { header: { understood: READ, title: 'Seeds', note: 'It has no pictures.' } }))
  const { writing, written } = await writeAll(settings(server.url), given({ content: ASKED, ...more }))
  return writing.patch(written, true).doc as T
}
let plan: LessonPlan
let sheet: Resource
beforeAll(async () => {
  plan = await made(PLAN, {})
  sheet = await made(WORKSHEET, { generator_type: 'resourceGenerator' })
})

/** A follow-up under a document. */
const under = (doc: LessonPlan | Resource, content: string, html: string | null = null) =>
  given({
    content,
    generator_type: doc.format === 'plan' ? 'lessonPlan' : 'resourceGenerator',
    history: [
      { role: 'user', content: ASKED },
      { role: 'assistant', content: `# Lesson plan: Seeds\n\nDraft code 1234-ABCD` },
    ],
    before: { reply_id: 'r0', doc, doc_version: 1, html },
  })

const change = (means: string, sections: readonly string[], more: object = {}) =>
  JSON.stringify({ change: { understood: null, means, sections, say: '', ...more } })

async function changed<T extends LessonPlan | Resource>(doc: T, content: string, ...answers: string[]) {
  server.says(...answers)
  const { writing, written } = await writeAll(settings(server.url), under(doc, content))
  return { writing, written, doc: writing.patch(written, true).doc as T }
}

const others = (doc: LessonPlan | Resource, ...not: string[]) =>
  JSON.stringify(doc.sections.filter(({ id }) => !not.includes(id)))
const asked = (call: number) =>
  /"required":\[([^\]]*)\],"additionalProperties":false(?:,"\$schema":"[^"]*")?\},"strict"/.exec(
    JSON.stringify(server.heard[call]?.body),
  )?.[1]

describe('a follow-up to a plan of a model', () => {
  it('changes the one section that was meant; every other stays as it is, byte for byte', async () => {
    const words = [
      { term: 'hawhe', lang: 'mi', meaning: 'half' },
      { term: 'hautau', lang: 'mi', meaning: 'fraction' },
    ]
    const { doc } = await changed(
      plan,
      'add a te reo word list',
      change('sections', ['vocabulary']),
      JSON.stringify({ vocabulary: { words } }),
    )
    expect(server.heard).toHaveLength(2)
    expect(server.heard[0]?.prompt).toContain('vocabulary (Vocabulary):')
    expect(asked(1)).toBe('"vocabulary"')
    expect(server.heard[1]?.prompt).toContain('Write only “Vocabulary” anew')
    expect(planSection(doc, 'vocabulary')?.words).toEqual(words)
    expect(others(doc, 'vocabulary')).toBe(others(plan, 'vocabulary'))
    expect([doc.understood, doc.notDone]).toEqual([plan.understood, plan.notDone])
  })

  it('keeps the questions, their ids and answers, and the minutes, where only the start is changed', async () => {
    const steps = PLAN_STEPS.map((step, at) =>
      at === 0 ? { ...step, teacher: ['Tip out a packet of beans.'] } : step,
    )
    const { doc } = await changed(
      plan,
      'change the hook',
      change('sections', ['phases']),
      JSON.stringify({ phases: { steps } }),
    )
    const phases = planSection(doc, 'phases')
    expect(phases?.steps[0]?.teacher).toEqual(['Tip out a packet of beans.'])
    expect(phases?.steps.slice(1)).toEqual(planSection(plan, 'phases')?.steps.slice(1))
    expect(others(doc, 'phases')).toBe(others(plan, 'phases'))
  })

  it('writes harder questions into steps, exit ticket and answers together, and counts the answers anew', async () => {
    const tasks = (PLAN.questions as { tasks: { prompt: string; proof: object }[] }).tasks.map((task) =>
      task.prompt.startsWith('What is 1/4 of 12')
        ? { ...task, prompt: 'What is 3/4 of 96?', proof: { ...task.proof, a: '3/4*96' } }
        : task,
    )
    const all = tasks.filter(({ prompt }) => !prompt.includes('Mere'))
    const { doc } = await changed(
      plan,
      'make it harder',
      change('sections', ['questions']),
      JSON.stringify({ questions: { tasks: all }, phases: PLAN.phases, assessment: PLAN.assessment }),
    )
    expect(asked(1)).toBe('"questions","phases","assessment"')
    const answers = planSection(doc, 'answers')?.tasks ?? []
    expect(answers.map(({ id }) => id)).toEqual([
      'example-1',
      'together-1',
      'practice-1',
      'practice-2',
      'exit',
    ])
    expect(answers[0]).toMatchObject({ prompt: 'What is 3/4 of 96?', answer: '72' })
    expect(JSON.stringify(planSection(doc, 'phases'))).toContain('What is 3/4 of 96?')
    expect(planSection(doc, 'assessment')?.exitTicket).toEqual(answers.at(-1))
    expect(others(doc, 'phases', 'assessment', 'answers', 'about')).toBe(
      others(plan, 'phases', 'assessment', 'answers', 'about'),
    )
    expect(planSection(doc, 'about')?.lines).toContainEqual(expect.stringContaining('4 of the 5 answers'))
    expect(JSON.stringify(planSection(doc, 'about'))).not.toContain('of 6 answers')
  })

  it('is given another length where words and reading agree, in head, steps and chips', async () => {
    const { doc } = await changed(
      plan,
      'Make it 30 minutes.',
      change('sections', ['phases'], { understood: { ...READ, minutes: 30 } }),
      JSON.stringify({ phases: PLAN.phases }),
    )
    expect(asked(1)).toBe('"phases"')
    expect(planSection(doc, 'header')).toEqual({ ...planSection(plan, 'header'), minutes: 30 })
    expect(planSection(doc, 'phases')?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(30)
    expect(doc.understood).toEqual({ ...plan.understood, minutes: 30, minutesNamed: true })
    expect(others(doc, 'header', 'phases')).toBe(others(plan, 'header', 'phases'))
  })

  it('keeps a teacher’s edits in every other section', async () => {
    const edited = planHtml(plan).replace('<h2>Reflection</h2>', '<h2>What I saw</h2><p>my own notes</p>')
    server.says(change('sections', ['safety']), JSON.stringify({ safety: { items: ['Wash hands after.'] } }))
    const { writing, written } = await writeAll(settings(server.url), under(plan, 'safety for soil', edited))
    const { html_content: html = '' } = writing.patch(written, true)
    expect(html).toContain('What I saw')
    expect(html).toContain('Wash hands after.')
  })

  it.each([
    ['for year 3 instead', []],
    ['Change the learning area to Science.', []],
    ['Write it in English.', []],
    ['now something on volcanoes', [change('new document', [])]],
  ])('“%s” is another document', async (content, first) => {
    const { writing, written } = await changed(plan, content, ...first, reply(PLAN))
    expect(server.heard).toHaveLength(first.length + 1)
    expect(written.map(({ id }) => id)).toEqual(writing.outline.map(({ id }) => id))
    expect(asked(first.length)).toContain('"header","learning-intention"')
  })

  it.each([
    ['ka pai', [], 'The document stays as it is'],
    ['who was Archimedes?', [change('words', [], { say: 'A Greek thinker.' })], 'A Greek thinker.'],
    [
      'make that bit better',
      [change('unclear', [], { say: 'Which part do you mean?' })],
      'Which part do you mean?',
    ],
    ['hmm', [change('unclear', [])], 'I could not tell what to change'],
    ['more', [change('sections', [])], 'I could not tell what to change'],
  ])('“%s” is answered in words, which are not counted', async (content, answers, words) => {
    const { writing } = await changed(plan, content, ...answers)
    expect(server.heard).toHaveLength(answers.length)
    expect([writing.format, writing.counted]).toEqual(['note', false])
    expect(writing.patch([], true).content).toMatch(
      new RegExp(`^[^]*${words.replace('?', '\\?')}[^]*This was not counted\\.$`),
    )
  })

  it('thanks are answered at the door, without a call', async () => {
    server.says(reply(PLAN))
    const { error } = await writeUntil(settings(server.url), under(plan, 'thanks'))
    expect([error?.constructor, server.heard]).toEqual([ClosedDoor, []])
  })

  it('fails without a word of it where the model names no section that there is, twice', async () => {
    server.says(change('sections', ['staffroom']))
    const { error, written } = await writeUntil(settings(server.url), under(plan, 'make it harder'))
    expect([written, server.heard.length]).toEqual([[], 2])
    expect(error?.teacherText).toContain('It was not counted')
  })

  it('tells what was asked and cannot be done, above the document and among the points to check', async () => {
    const say = 'I cannot draw pictures.'
    const { doc } = await changed(
      plan,
      'add a picture to the safety part and make it shorter',
      change('sections', ['safety'], { say }),
      JSON.stringify({ safety: { items: ['Wash hands.'] } }),
    )
    expect(doc.notDone).toEqual([say, ...(plan.notDone ?? [])])
    expect(planSection(doc, 'about')?.checkThis).toContain(say)
  })

  it('says in a built-in plan what a model has written into it', async () => {
    const builtIn = planFor(ask(ASKED, { context: CONTEXT }))
    const { doc } = await changed(
      builtIn,
      'other misconceptions',
      change('sections', ['misconceptions']),
      JSON.stringify({ misconceptions: PLAN.misconceptions }),
    )
    expect(others(doc, 'misconceptions', 'about')).toBe(others(builtIn, 'misconceptions', 'about'))
    expect(planSection(doc, 'about')?.lines.at(-1)).toBe(
      'Written anew by a language model (test-model): “Misconceptions”.',
    )
  })
})

describe('a follow-up to a worksheet of a model', () => {
  const harder = JSON.stringify({ 'tasks-core': WORKSHEET['tasks-extension'] })

  it('changes the page that was meant, and its answers on the teacher page', async () => {
    const { doc, writing, written } = await changed(
      sheet,
      'the middle page is too easy',
      change('sections', ['tasks-core']),
      harder,
    )
    const key = doc.sections.find((section) => section.id === 'key')
    const page = doc.sections.find((section) => section.id === 'tasks-core')
    if (key?.id !== 'key' || page?.id !== 'tasks-core') throw new Error('no page')
    expect(page.tasks[0]).toMatchObject({ id: 'core-1', prompt: 'What is 1/2 of 62?', answer: '31' })
    expect(key.groups.find(({ level }) => level === 'core')?.tasks).toEqual(page.tasks)
    expect(others(doc, 'tasks-core', 'key')).toBe(others(sheet, 'tasks-core', 'key'))
    expect(writing.patch(written, true).content).toContain('changed, and its answers on the teacher page')
  })

  it.each(['Make it one list for everyone.', 'Make it an assessment instead.'])(
    '“%s”, as a chip says it, is another document',
    async (content) => {
      await changed(sheet, content, reply({ ...WORKSHEET, 'tasks-core': WORKSHEET['tasks-core'] ?? {} }))
      expect(asked(0)).toContain('"header"')
    },
  )

  it('keeps a teacher’s edits on the other pages', async () => {
    const edited = resourceHtml(sheet).replace('Halves', 'My halves')
    server.says(change('sections', ['tasks-core']), harder)
    const { writing, written } = await writeAll(settings(server.url), under(sheet, 'harder core', edited))
    const { html_content: html = '' } = writing.patch(written, true)
    expect(html).toContain('What is 1/2 of 62?')
    expect(html.includes('My halves')).toBe(edited.includes('My halves'))
  })
})
