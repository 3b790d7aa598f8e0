import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { askBrowserModel } from '#device-draft/ask-browser-model.ts'
import { browserModel } from '#device-draft/browser-model.ts'
import { inputOf } from '#device-draft/plan-request.ts'
import { writeDraft } from '#device-draft/write-draft.ts'
import type { AskModel } from '../../supabase/functions/_shared/generate/model/ask-model.ts'
import { stored } from '../content/support.ts'
import { PLAN } from '../functions/model/replies.ts'
import { askedOfBrowserModel, installBrowserModel, type ModelScript } from '../support/browser-model.ts'

const ANSWERS: ModelScript['answers'] = Object.fromEntries(
  Object.entries(PLAN).map(([key, value]) => [key, [value]]),
)
const REQUEST = { content: 'Year 5 fractions of a set, 50 minutes, in the māra kai', context: null }

afterEach(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))

/** A whole draft by the stand-in for the browser's model. */
async function drafted(
  script: Partial<ModelScript> = {},
  doc: unknown = null,
  request: { content: string } = REQUEST,
) {
  installBrowserModel({ answers: ANSWERS, ...script })
  const model = browserModel()
  if (!model) throw new Error('no model')
  const ask: AskModel = (asked, signal) => askBrowserModel(model, asked, signal)
  const plans = writeDraft({ messageId: 'm1', input: inputOf({ ...REQUEST, ...request }, [], doc) }, ask)
  const seen: LessonPlan[] = []
  for (;;) {
    const next = await plans.next()
    if (next.done)
      return { end: next.value, seen, plan: seen.at(-1) as LessonPlan, asked: askedOfBrowserModel() }
    seen.push(next.value as LessonPlan)
  }
}

const checksOf = (plan: LessonPlan) => planSection(plan, 'about')?.checkThis ?? []
const asStored = (plan: unknown): unknown => JSON.parse(JSON.stringify(plan))
const NOT_WHOLE = 'The model stopped before the plan was whole. What is written stays on this device.'
const idsOf = ({ sections }: LessonPlan) => sections.map(({ id }) => id)

describe('a plan drafted by the browser’s own model', () => {
  it('is asked for section by section, each with its schema, and passes the checks of every plan', async () => {
    const { end, plan, seen, asked } = await drafted()
    expect(end).toEqual({ ok: true })
    expect(asked.map(({ key }) => key)).toEqual(Object.keys(PLAN))
    expect(asked.every(({ constrained }) => constrained)).toBe(true)
    expect(asked[0]?.system).toContain('You write for primary teachers in Aotearoa New Zealand')
    expect(seen.map(({ sections }) => sections.length)).toEqual(seen.map((_, at) => at + 1))
    expect(checkPlan(plan, stored).filter(({ ok }) => !ok)).toEqual([])
    // The second question was answered wrongly, and our program works answers out.
    expect(planSection(plan, 'answers')?.tasks[1]?.answer).toBe('12')
  })

  it('shows each call only what the section needs, because a small model has little room', async () => {
    const { asked } = await drafted()
    const textOf = (key: string) => asked.find((one) => one.key === key)?.text ?? ''
    expect(textOf('phases')).toContain('Mere plants 3/4 of 24 seeds')
    expect(textOf('safety')).not.toContain('Mere plants 3/4 of 24 seeds')
    expect(textOf('safety')).toContain('find a fraction of a set by sharing')
    expect(Math.max(...asked.map(({ text, system }) => text.length + system.length))).toBeLessThan(16_000)
  })

  it('says whose draft it is, and that nothing in it is from our bank', async () => {
    const { plan } = await drafted()
    expect(planSection(plan, 'about')?.lines).toEqual(
      expect.arrayContaining([
        'Draft written by a language model (the browser’s own, on this device).',
        'Nothing in it comes from our bank of lessons.',
      ]),
    )
    expect(checksOf(plan)).toContain('Facts were written by a language model: check those you do not know.')
  })

  it('asks once more for a section that fails its check, with what was wrong, and at once', async () => {
    const rude = { items: ['Those kids are stupid.'] }
    const { plan, asked } = await drafted({ answers: { ...ANSWERS, safety: [rude, PLAN.safety] } })
    const tries = asked.filter(({ key }) => key === 'safety')
    expect(tries[1]?.text).toContain('"safety" could not be used')
    expect(asked.at(-3)?.key).toBe('safety')
    expect(JSON.stringify(plan)).not.toContain('stupid')
    expect(planSection(plan, 'safety')?.items).toEqual(PLAN.safety?.items)
  })

  it.each([
    ['fails its check', { items: ['Those kids are stupid.'] }],
    ['is no JSON', 'I am sorry, I cannot do that.'],
    ['is an answer without an end', `{"safety": {"items": ["${'Keep seeds dry. '.repeat(900)}`],
  ])('leaves out a section that %s twice, says so, and keeps the others', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { end, plan } = await drafted({ answers: { ...ANSWERS, safety: [answer] } })
    expect(end).toEqual({ ok: true })
    expect(idsOf(plan)).not.toContain('safety')
    expect(idsOf(plan)).toEqual(expect.arrayContaining(['phases', 'answers', 'next-steps', 'reflection']))
    expect(plan.outline.map(({ id }) => id)).toEqual(idsOf(plan))
    expect(checksOf(plan).find((line) => line.startsWith('“Safety” was left out'))).toMatch(
      /asked for it twice/,
    )
  })

  it('writes the other sections where the model breaks at the questions, and is not called done', async () => {
    const { end, plan } = await drafted({ answers: { ...ANSWERS, questions: [] } })
    expect(end).toEqual({ ok: false, words: NOT_WHOLE })
    for (const id of ['phases', 'assessment', 'answers', 'about'] as const)
      expect(idsOf(plan)).not.toContain(id)
    expect(idsOf(plan)).toEqual(expect.arrayContaining(['vocabulary', 'differentiation', 'reflection']))
    const again = await drafted({}, asStored(plan))
    expect(again.end).toEqual({ ok: true })
    expect(idsOf(again.plan)).toEqual(expect.arrayContaining(['phases', 'answers', 'reflection', 'about']))
  })

  it('leaves out a single section that the model breaks at', async () => {
    const { end, plan } = await drafted({ answers: { ...ANSWERS, reflection: [] } })
    expect(end).toEqual({ ok: true })
    expect(idsOf(plan)).not.toContain('reflection')
    expect(checksOf(plan).join('\n')).toContain('was left out')
  })

  it.each(['UnknownError', 'QuotaExceededError', 'NetworkError', 'InvalidStateError'])(
    'leaves out a section whose answer breaks off half way with %s, twice, and goes on',
    async (name) => {
      const { end, plan, asked } = await drafted({ breaksAt: { safety: name } })
      expect(end).toEqual({ ok: true })
      expect(asked.filter(({ key }) => key === 'safety')).toHaveLength(2)
      expect(idsOf(plan)).not.toContain('safety')
      expect(idsOf(plan)).toContain('reflection')
      expect(checksOf(plan).join('\n')).toContain('“Safety” was left out')
    },
  )

  it('leaves out a section of 100 KB, and one that is in another language', async () => {
    const long = Array.from({ length: 9_000 }, (_, n) => `Look at pot ${n}.`).join(' ')
    const french = 'Les élèves partagent les jetons en groupes égaux et expliquent leur pensée à la classe. '
    const answers = {
      ...ANSWERS,
      reflection: [`{"reflection": {"items": ["${long}`],
      safety: [{ items: [french, french] }],
    }
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { end, plan } = await drafted({ answers })
    vi.restoreAllMocks()
    expect(end).toEqual({ ok: true })
    expect(idsOf(plan)).not.toContain('reflection')
    expect(idsOf(plan)).not.toContain('safety')
    expect(JSON.stringify(plan)).not.toMatch(/élèves|Look at pot/)
  })

  it('tells the schema in words to a model that takes none', async () => {
    const { end, asked } = await drafted({ refusesSchemas: true })
    expect(end).toEqual({ ok: true })
    expect(asked.every(({ constrained }) => !constrained)).toBe(true)
    expect(asked[0]?.text).toContain('The JSON schema of your answer:')
  })

  it('ends in a clear message where not even a title comes', async () => {
    const { end, seen } = await drafted({ answers: {} })
    expect(seen).toEqual([])
    expect(end).toEqual({
      ok: false,
      words: 'The browser’s own model could not write this plan. Your message still goes to us as it is.',
    })
  })

  it('goes on with a draft that broke off, and asks only for the rest', async () => {
    const { seen } = await drafted()
    const { asked, plan } = await drafted({}, asStored(seen[4]))
    expect(asked[0]?.key).toBe('vocabulary')
    expect(idsOf(plan)).toEqual(idsOf(seen.at(-1) as LessonPlan))
  })

  it('never shrinks where the model gives out while it is gone on with, and is not called done', async () => {
    const { seen } = await drafted()
    for (const before of seen.slice(0, -2)) {
      const { end, seen: after } = await drafted({ answers: {} }, asStored(before))
      expect(end.ok).toBe(false)
      for (const { sections } of after) expect(sections.length).toBeGreaterThan(before.sections.length)
    }
  })

  it('is not made of a request that is closed at the door, and the model hears nothing of it', async () => {
    const { end, asked } = await drafted({}, null, {
      content: 'A pupil told me today that her uncle hits her. Make a lesson plan on trust for Year 5.',
    })
    expect(end.ok).toBe(false)
    expect(asked).toEqual([])
  })
})
