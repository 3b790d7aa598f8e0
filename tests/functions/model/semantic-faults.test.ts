import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { planSection } from '#content/lesson-plan.ts'
import type { Bank } from '../../../supabase/functions/_shared/generate/bank.ts'
import { HELD_OUT_BODIES, HELD_OUT_QUESTIONS, HELD_OUT_WORDS } from './faults/held-out.data.ts'
import type { FaultName, PlantedWords } from './faults/planted.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, PLAN_STEPS, reply } from './replies.ts'
import { bankWith, given, NO_LESSONS, settings, writeAll } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

/** The sections of a good plan that change when these words stand in one of its places. */
function planted({ at, text }: Pick<PlantedWords, 'at' | 'text'>): Record<string, unknown> {
  const { misconceptions, differentiation } = PLAN
  if (at === 'resources') return { resources: { items: ['counters, 24 a pair', text] } }
  if (at === 'reflection') return { reflection: { items: [text] } }
  if (at === 'support') return { differentiation: { ...differentiation, support: text } }
  if (at === 'steps')
    return {
      phases: { steps: PLAN_STEPS.map((step, n) => (n === 0 ? { ...step, teacher: [text] } : step)) },
    }
  const [first] = (misconceptions as { items: object[] }).items
  return { misconceptions: { items: [{ ...first, move: text }] } }
}

/** The questions of a good plan, with one more. */
const withQuestion = (prompt: string) => {
  const { tasks } = PLAN.questions as { tasks: { use: string }[] }
  const like = tasks.find(({ use }) => use === 'practice')
  return { questions: { tasks: [...tasks, { ...like, prompt }] } }
}

interface Situation {
  message?: string | undefined
  bank?: Bank
}

/** Writes a plan of which the first answer has these sections, and any later answer too if `again`. */
async function written(
  parts: Record<string, unknown>,
  { message, bank = NO_LESSONS }: Situation = {},
  again = false,
) {
  server.says(reply(PLAN, parts), reply(PLAN, again ? parts : {}))
  const input = message === undefined ? given() : given({ content: message })
  const reached = await writeAll(settings(server.url), input, { bank })
  const plan = reached.writing.patch(reached.written, true).doc as LessonPlan
  return { plan, calls: server.heard.length, toCheck: planSection(plan, 'about')?.checkThis ?? [] }
}

/** The sections that were sent back, and "topic" where the teacher is told that it is about something else. */
async function caughtIn(parts: Record<string, unknown>, situation?: Situation): Promise<Set<string>> {
  const { toCheck } = await written(parts, situation)
  const back = Object.keys(parts).filter((key) =>
    server.heard[1]?.prompt.includes(`"${key}" could not be used`),
  )
  const isAstray = toCheck.some((line) => line.includes('about something else than'))
  return new Set([...back, ...(isAstray ? ['topic'] : [])])
}

interface Found {
  fault: FaultName
  what: string
  caught: boolean
}

/** Plants one wording after the other into one plan as long as each has a section of its own, to need few plans. */
async function findWords(): Promise<Found[]> {
  const groups: PlantedWords[][] = []
  for (const one of HELD_OUT_WORDS) {
    const fits = (group: PlantedWords[]) =>
      group.every(({ at, message, kit }) => at !== one.at && message === one.message && kit === one.kit)
    const group = groups.find(fits)
    if (group) group.push(one)
    else groups.push([one])
  }
  const found: Found[] = []
  for (const group of groups) {
    const [first] = group
    const situation = { message: first?.message, ...(first?.kit ? { bank: bankWith(first.kit) } : {}) }
    const caught = await caughtIn(Object.assign({}, ...group.map(planted)), situation)
    for (const one of group) {
      const [key = ''] = Object.keys(planted(one))
      found.push({ fault: one.fault, what: one.text, caught: caught.has(key) })
    }
  }
  return found
}

/** A question is caught where its wrong answer is not printed as worked out. */
async function findQuestions(): Promise<Found[]> {
  const exit = {
    use: 'exit',
    level: 'core',
    space: 'line',
    working: '',
    prompt: 'Find 1/2 of 8.',
    answer: '4',
  }
  const proof = { show: 'number', unit: '' }
  const tasks = HELD_OUT_QUESTIONS.map((one) => ({
    ...{ use: 'practice', level: 'core', space: 'line', working: '' },
    ...{ prompt: one.prompt, answer: one.answer, proof: { ...one.proof, ...proof } },
  }))
  const last = { ...exit, proof: { kind: 'value', a: '1/2*8', b: '', ...proof } }
  const { plan } = await written({ questions: { tasks: [...tasks, last] } })
  const printed = planSection(plan, 'answers')?.tasks ?? []
  return HELD_OUT_QUESTIONS.map(({ fault, prompt, answer }) => {
    const task = printed.find((one) => one.prompt === prompt)
    return {
      fault,
      what: prompt,
      caught: task !== undefined && (task.check === null || task.answer !== answer),
    }
  })
}

async function findBodies(): Promise<Found[]> {
  const found: Found[] = []
  for (const { fault, parts } of HELD_OUT_BODIES)
    found.push({ fault, what: JSON.stringify(parts).slice(0, 60), caught: (await caughtIn(parts)).size > 0 })
  return found
}

describe('faults that only the meaning of the words shows', () => {
  it('are caught in nearly every wording that was kept apart from the checks', async () => {
    const found = [...(await findWords()), ...(await findQuestions()), ...(await findBodies())]
    const share = (fault: FaultName) => {
      const of = found.filter((one) => one.fault === fault)
      return of.filter(({ caught }) => caught).length / of.length
    }
    const faults = [...new Set(found.map(({ fault }) => fault))]
    const missed = found.filter(({ caught }) => !caught).map(({ fault, what }) => `${fault}: ${what}`)
    expect(faults).toHaveLength(14)
    expect(
      faults.filter((fault) => share(fault) <= 0.5),
      missed.join('\n'),
    ).toEqual([])
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(found.length * 0.15)
  })
})

describe('a section that is unfit twice', () => {
  it('is left out, and the plan says so', async () => {
    const parts = planted({ at: 'reflection', text: 'Keep the lazy kids apart from the others.' })
    const { plan, calls, toCheck } = await written(parts, {}, true)
    expect(calls).toBe(2)
    expect(JSON.stringify(plan)).not.toContain('lazy kids')
    expect(toCheck.join()).toContain('“Reflection” was left out')
    expect(planSection(plan, 'next-steps')).toBeDefined()
  })

  it('or of the wrong shape twice is no part of the document', async () => {
    const { plan, calls, toCheck } = await written({ vocabulary: { words: 'many' } }, {}, true)
    expect(calls).toBe(2)
    expect(toCheck.join()).toContain('“Vocabulary” was left out')
    expect(plan.sections.map(({ id }) => id)).not.toContain('vocabulary')
    expect(plan.outline.map(({ id }) => id)).toEqual(plan.sections.map(({ id }) => id))
  })

  it.each<[string, Record<string, unknown>, RegExp, string]>([
    [
      'a line of a step',
      planted({ at: 'steps', text: 'Hold up 12 seeds. The lazy kids will laugh. Share them out.' }),
      /lazy kids/,
      'Hold up 12 seeds. Share them out.',
    ],
    [
      'a question',
      withQuestion('Tama has epilepsy and 12 seeds. He shares them with 3. How many each?'),
      /epilepsy/,
      'You do 1',
    ],
    [
      'a text of its own',
      planted({ at: 'support', text: 'Let the dumb kids colour it in.' }),
      /dumb kids/,
      '____',
    ],
  ])('loses %s and nothing else, and the plan says so', async (_, parts, gone, kept) => {
    const { plan, calls, toCheck } = await written(parts, {}, true)
    expect(calls).toBe(2)
    expect(JSON.stringify(plan)).not.toMatch(gone)
    expect(JSON.stringify(plan)).toContain(kept)
    expect(plan.sections).toHaveLength((await written({})).plan.sections.length)
    expect(toCheck.join()).toContain('was not fit to print and was left out')
  })

  it('and without which there is no lesson never costs the whole reply', async () => {
    const rude = PLAN_STEPS.map((step) => ({ ...step, teacher: ['Those kids are stupid.'] }))
    const { plan, toCheck } = await written({ phases: { steps: rude } }, {}, true)
    expect(plan.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['answers', 'assessment', 'about']),
    )
    expect(JSON.stringify(plan)).not.toContain('stupid')
    expect(toCheck.join()).toContain('“Lesson steps” was left out')
  })

  it('stays where a person can judge it, and the plan says what to look at', async () => {
    const text = 'Explain that a kererū usually lays six eggs in its nest of twigs.'
    const kereru = bankWith('english/english-kereru-text-y3-4.json')
    const { plan, calls, toCheck } = await written(planted({ at: 'steps', text }), { bank: kereru }, true)
    expect(calls).toBe(2)
    expect(server.heard[1]?.prompt).toContain(
      'contradicts what our bank knows: A kererū usually lays one egg',
    )
    expect(JSON.stringify(plan)).toContain('six eggs')
    expect(toCheck.join()).toMatch(/“Lesson steps”: .*does not agree with our bank, which says: A kererū/)
  })

  it('stays as it was first written where only that can be used', async () => {
    const text = 'Start as in 4th grade.'
    server.says(reply(PLAN, planted({ at: 'reflection', text })), '{"reflection": {"items": 5}}')
    const { texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    expect(texts).toContain(text)
    expect(texts).toMatch(/“Reflection”: .*is not what a New Zealand school says/)
  })

  it('or does not come at all is left out too, and the plan says so', async () => {
    server.says(reply(PLAN, { vocabulary: undefined }), '{}')
    const { written: sections, texts } = await writeAll(settings(server.url))
    expect(server.heard).toHaveLength(2)
    expect(sections.map(({ id }) => id)).not.toContain('vocabulary')
    expect(sections.at(-1)?.id).toBe('about')
    expect(texts).toContain('“Vocabulary” was left out')
  })

  it('is asked for once more with one plain sentence for each of its faults', async () => {
    await written(planted({ at: 'support', text: 'The slow kids practice math facts in 4th grade.' }))
    const asked = server.heard[1]?.prompt ?? ''
    expect(asked).toContain('Write only "differentiation" again.')
    expect(asked).toMatch(
      /“slow kids” is unkind to (?:pupils|students): say it another way; “.*” is not what a New Zealand school says/,
    )
  })
})

describe('words that only look like a fault', () => {
  it.each<[string, string]>([
    [
      'a stereotype that is looked at',
      'Ask: some people say that girls usually dislike maths. Is that fair?',
    ],
    ['a known whakataukī', 'Share the whakataukī “He waka eke noa” and ask what it asks of us.'],
    ['a karakia that the class knows', 'Begin with the karakia that your class uses.'],
    ['what an iwi is asked', 'Ask Ngāti Porou or your kaiārahi which stories may be told.'],
    ['a fact on an iwi', 'Ngāi Tahu signed its settlement with the Crown in 1997.'],
    ['a story child with work to do', 'Tama shares 12 counters with Ana. He needs four groups.'],
    ['a class that is slow to start', 'Slow readers may hear the question twice.'],
    ['a sentence in te reo Māori', 'Ask “E hia ngā kākano kei roto i tō ringa?” and wait.'],
  ])('%s stands', async (_, text) => {
    const { plan, calls } = await written(planted({ at: 'steps', text }))
    expect(calls).toBe(1)
    expect(JSON.stringify(plan)).toContain(text)
  })

  it('a story child who finds something hard stands in its question', async () => {
    const prompt = 'Mere finds it hard to carry 24 seeds at once. How many trips of 6 seeds does she need?'
    const { plan, calls } = await written(withQuestion(prompt))
    expect(calls).toBe(1)
    expect(JSON.stringify(plan)).toContain(prompt)
  })
})
