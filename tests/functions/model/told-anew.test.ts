import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import type { JobInput } from '../../../supabase/functions/_shared/generate/jobs.ts'
import { ask, resourceFor } from '../../content/support.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply, WORKSHEET } from './replies.ts'
import { given, settings, writeAll, writeUntil } from './write-with-model.ts'

const server = new LanguageModelServer()
const judge = new LanguageModelServer()
beforeAll(() => Promise.all([server.open(), judge.open()]))
afterAll(() => {
  server.close()
  judge.close()
})

const judged = () => settings(server.url, { judge: settings(judge.url, { model: 'small-judge' }) })
const change = (...sections: string[]) =>
  JSON.stringify({ change: { understood: null, means: 'sections', sections, say: '' } })
const sheetAsked = (content: string) => given({ generator_type: 'resourceGenerator', content, context: null })

async function docOf<T>(input: JobInput, ...answers: string[]): Promise<T> {
  server.says(...answers)
  const { writing, written } = await writeAll(judged(), input)
  return writing.patch(written, true).doc as T
}

/** The document with these sections written anew by a message under it. */
const changed = <T extends LessonPlan | Resource>(doc: T, sections: string[], parts: object): Promise<T> =>
  docOf<T>(
    given({
      content: 'say it in another way',
      context: null,
      generator_type: doc.format === 'plan' ? 'lessonPlan' : 'resourceGenerator',
      history: [{ role: 'user', content: 'Year 5 fractions of a set' }],
      before: { reply_id: 'r0', doc, doc_version: 1, html: null },
    }),
    change(...sections),
    JSON.stringify(parts),
  )

const part = (doc: LessonPlan | Resource, section: string) => ({
  reply_id: 'r0',
  section,
  doc,
  doc_version: doc.version,
  html: null,
})

const checksOf = (plan: LessonPlan) => planSection(plan, 'about')?.checkThis ?? []
const keyOf = ({ sections }: Resource) => {
  const key = sections.find((section) => section.id === 'key')
  if (key?.id !== 'key') throw new Error('no teacher page')
  return key
}

const LONG = Array.from({ length: 30 }, (_, n) => `Look how group ${n} shares ${n * 7} counters.`).join(' ')
const CUT = '“Reflection” came longer than its place, so its end was cut. Read whether something is missing.'
const OTHER = {
  misconceptions: { items: [{ what: 'A half is two.', why: 'They see a 2.', move: 'Fold it.' }] },
}
const OVERSEAS = { safety: { items: ['In the 4th grade, keep seeds out of mouths.'] } }
const lookAt = (id: string, why: string) => ({ id, fine: false, kind: 'fact', why })
const fine = (id: string) => ({ id, fine: true, kind: 'other', why: '' })
const saysOf = (...sections: object[]) => JSON.stringify({ sections })

describe('a section that a model writes anew', () => {
  it('has what a person has to judge in it among the points to check', async () => {
    judge.says('')
    const plan = await docOf<LessonPlan>(given(), reply(PLAN))
    const now = await changed(plan, ['safety'], OVERSEAS)
    expect(JSON.stringify(planSection(now, 'safety'))).toContain('4th grade')
    expect(checksOf(now)).toEqual([
      expect.stringMatching(/^“Safety”: “.*” is not what a New Zealand school says/),
      ...checksOf(plan),
    ])
    const redone = await docOf<LessonPlan>(
      given({ content: 'Shorter', part: part(plan, 'safety') }),
      JSON.stringify(OVERSEAS),
    )
    expect(checksOf(redone)).toEqual(checksOf(now))
  })

  it('says that it was cut, until it is written once more', async () => {
    judge.says('')
    const plan = await docOf<LessonPlan>(given(), reply(PLAN))
    const cut = await changed(plan, ['reflection'], { reflection: { items: [LONG] } })
    expect(checksOf(cut)).toEqual([CUT, ...checksOf(plan)])
    const whole = await changed(cut, ['reflection'], { reflection: PLAN.reflection })
    expect(checksOf(whole)).toEqual(checksOf(plan))
  })

  it('ends what the judge said of it, and of nothing else', async () => {
    const others = [...Object.keys(PLAN), 'curriculum-goal', 'answers'].filter(
      (id) => id !== 'misconceptions' && id !== 'safety',
    )
    judge.says(
      saysOf(
        lookAt('misconceptions', 'Eight is wrong'),
        lookAt('safety', 'Seeds are small'),
        ...others.map(fine),
      ),
    )
    const plan = await docOf<LessonPlan>(given(), reply(PLAN))
    const ofJudge = (doc: LessonPlan) => checksOf(doc).filter((line) => line.startsWith('A second'))
    expect(ofJudge(plan)).toHaveLength(2)
    const now = await changed(plan, ['misconceptions'], OTHER)
    expect(ofJudge(now)).toEqual([
      'A second language model (small-judge) would look again at “Safety”: Seeds are small.',
    ])
  })

  it('ends the word of the judge that nothing was named', async () => {
    judge.says(saysOf(...Object.keys(PLAN).map(fine), fine('curriculum-goal'), fine('answers')))
    const plan = await docOf<LessonPlan>(given(), reply(PLAN))
    expect(checksOf(plan).join()).toContain('named nothing')
    const now = await changed(plan, ['misconceptions'], OTHER)
    expect(checksOf(now)).toEqual(checksOf(plan).filter((line) => !line.includes('named nothing')))
  })
})

describe('a page that a model writes anew', () => {
  const rubric = (second: string[], use: string) => ({
    'tasks-core': {
      instructions: 'Mark the box that fits.',
      levels: ['Starting', 'On track'],
      rows: [
        { criterion: 'Voice', steps: ['It is read out.', 'It can be heard.'] },
        { criterion: 'Order', steps: second },
      ],
      use: [use],
    },
  })

  it('takes its lines on the teacher page with it, and what is told about it', async () => {
    judge.says('')
    const header = { understood: null, title: 'Speech', note: '' }
    const first = reply({ header, ...rubric(['Any order.', 'Ideas follow.'], 'Read it together first.') })
    const sheet = await docOf<Resource>(sheetAsked('A rubric for a speech, Year 7'), first)
    expect(JSON.stringify(keyOf(sheet).blocks)).toContain('Read it together first.')
    const now = await changed(sheet, ['tasks-core'], rubric(['Any order.'], 'Let pairs mark each other.'))
    expect(keyOf(now).blocks).toEqual([
      { kind: 'heading', text: 'How to use it' },
      { kind: 'list', ordered: false, items: ['Let pairs mark each other.'] },
    ])
    expect(keyOf(now).checkThis[0]).toContain('The row “Order” has not one description')
    const whole = await changed(now, ['tasks-core'], rubric(['Any order.', 'Ideas follow.'], 'Read it.'))
    expect(keyOf(whole).checkThis.join()).not.toContain('has not one description')
  })

  it('says that there are fewer cards than asked for, until there are as many', async () => {
    judge.says('')
    const cards = (count: number) => ({
      'tasks-core': {
        instructions: 'Read each word.',
        cards: Array.from({ length: count }, (_, n) => ({
          term: `word${'abcdef'.charAt(n)}`,
          lang: 'en',
          meaning: `what number ${n} means`,
        })),
        use: ['Cut them out.'],
      },
    })
    const header = { understood: null, title: 'Volcano words', note: '' }
    const asked = sheetAsked('5 vocabulary cards on volcanoes, Year 6')
    const sheet = await docOf<Resource>(asked, reply({ header, ...cards(3) }))
    expect(keyOf(sheet).checkThis).toContain('You asked for 5 words; there are 3.')
    const now = await changed(sheet, ['tasks-core'], cards(5))
    expect(keyOf(now).checkThis.join()).not.toContain('You asked for 5 words')
  })

  it('is refused in a document of the planner whose teacher page has lines for it', async () => {
    const cards = resourceFor(ask('Vocabulary cards on volcanoes, Year 6'))
    server.says(JSON.stringify({}))
    const input = sheetAsked('Easier words')
    const { error } = await writeUntil(settings(server.url), { ...input, part: part(cards, 'tasks-core') })
    expect(error?.teacherText).toMatch(/^The teacher page has lines that belong to this page.*not counted\.$/)
    expect(server.heard).toEqual([])
  })

  it('tells which of its pictures could not be drawn, until it is written once more', async () => {
    judge.says('')
    const page = WORKSHEET['tasks-core'] as { tasks: object[] }
    const [first, ...others] = page.tasks
    const clock = { kind: 'clock', numbers: [3, 75], words: [] }
    const broken = { ...page, tasks: [{ ...first, prompt: 'What time is it?', figure: clock }, ...others] }
    const asked = sheetAsked('A worksheet on halves for Year 5')
    const sheet = await docOf<Resource>(asked, reply(WORKSHEET, { 'tasks-core': broken }))
    const told = (doc: Resource) => keyOf(doc).checkThis.filter((line) => line.includes('could not draw'))
    expect(told(sheet)).toHaveLength(1)
    const whole = await changed(sheet, ['tasks-core'], { 'tasks-core': page })
    expect(told(whole)).toEqual([])
    expect(told(await changed(whole, ['tasks-core'], { 'tasks-core': broken }))).toHaveLength(1)
  })
})
