import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { planSection } from '#content/lesson-plan.ts'
import { framedFor, goalWords } from '#content/planner/frames/framed.ts'
import { mathsTopic } from '#content/planner/maths/choose-topic.ts'
import { makeRandom } from '#content/planner/random.ts'
import { LEVELS } from '#content/task.ts'
import { ask, BLOCKS, contextOf, planFor, resourceFor } from './support.ts'

/** A lesson for one goal of the curriculum, found by its words. */
function contextFor(words: RegExp) {
  for (const block of BLOCKS) {
    const index = block.goals.findIndex(({ outcome }) => words.test(outcome))
    if (index >= 0) return contextOf(block, index)
  }
  throw new Error(`no goal says ${words}`)
}

function questionsFor(words: RegExp, year: number, count: number) {
  const context = contextFor(words)
  const topic = mathsTopic(context.goals[0]?.outcome ?? '', context.skill, year)?.topic
  return LEVELS.flatMap((level, step) =>
    Array.from({ length: count }, (_, turn) => {
      const random = makeRandom(`${level} ${turn}`)
      const theme = { thing: 'shell', things: 'shells', group: 'bag', groups: 'bags' } as never
      const making = { year, level, reach: year, random, theme, name: 'Mere', turn, goal: '' }
      return topic?.draft({ ...making, step: step as 0 | 1 | 2 })
    }),
  ).filter((draft) => draft !== undefined)
}

describe('what is made fits the goal and the classroom', () => {
  it.each([
    [/^Make the same whole-dollar amount/, 2],
    [/^Represent an amount such as \$7\.40/, 4],
  ])('[GEN-06] pays only with coins and notes that New Zealand has: %s', (words, year) => {
    const made = questionsFor(words, year, 300)
    expect(made.length).toBe(900)
    expect(
      made.filter((draft) => recompute(draft) === 'wrong').map(({ prompt, answer }) => [prompt, answer]),
    ).toEqual([])
  })

  it('says one tenth in the singular', () => {
    const made = questionsFor(/^Show tenths and hundredths with models/, 5, 200)
    expect(made.filter(({ working }) => /\b1 (?:tenths|hundredths)\b/.test(working ?? ''))).toEqual([])
  })

  it('asks for numbers beyond a hundred from those who are ready, where the goal goes there', () => {
    const made = questionsFor(/^Read and write numbers up to 120/, 2, 90).slice(180)
    const high = made.filter(({ answer }) => Number(answer) > 100 || /hundred/.test(answer))
    expect(high.length).toBeGreaterThan(made.length / 6)
  })

  it.each([
    [/^Say the sound for single letters/, /^\S( – \S){2}$/],
    [/^Segment spoken words into individual sounds/, /^\S( – \S){2}$/],
    [/^Read common consonant digraphs/, /sh|ch|th|ng|ck/],
    [/^Read words with consonant blends/, /^\S( – \S){3,}$/],
  ])('sounds out words of the kind that the goal names: %s', (words, kind) => {
    const context = contextFor(words)
    const plan = planFor(ask('a lesson', { context }))
    const sheet = resourceFor(ask('a worksheet', { context }))
    const tasks = sheet.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
    const asked = [...(planSection(plan, 'answers')?.tasks ?? []), ...tasks].map(({ prompt }) => prompt)
    expect(asked.length).toBeGreaterThan(16)
    for (const prompt of asked) expect(prompt.replace(/^.*: /, '')).toMatch(kind)
  })

  it('names no misconception twice', () => {
    for (const block of BLOCKS) {
      const plan = planFor(ask('a lesson', { context: contextOf(block, 0) }))
      const named = (planSection(plan, 'misconceptions')?.items ?? []).map(({ what }) => what)
      expect(new Set(named).size).toBe(named.length)
    }
  })

  it('begins what to look for with a capital', () => {
    for (const block of BLOCKS) {
      const plan = planFor(ask('a lesson', { context: contextOf(block, 0) }))
      for (const { see } of planSection(plan, 'assessment')?.sorts ?? []) expect(see).toMatch(/^\p{Lu}/u)
    }
  })

  it('works on words where the goal is about words, also in talk', () => {
    const place = 'Oral language Vocabulary and grammar'
    const goal = 'use precise topic words to name and describe what is being learnt'
    expect(
      framedFor({ subject: 'English', place, focus: goal, topic: null, aim: goal }).lens.columns[0],
    ).toBe('Word or phrase')
  })

  it('teaches the surface of a box, not fences', () => {
    const plan = planFor(ask('a lesson', { context: contextFor(/^Find the surface area of a cuboid/) }))
    const words = JSON.stringify(
      plan.sections.filter(({ id }) => id !== 'header' && id !== 'curriculum-goal'),
    )
    expect(words).not.toMatch(/fence|perimeter/i)
    expect(planSection(plan, 'vocabulary')?.words.map(({ term }) => term)).toContain('surface area')
  })

  it('takes no name with an s as a word to learn', () => {
    expect(goalWords("Explain why Te Tiriti is New Zealand's founding agreement")).toEqual([
      'Tiriti',
      'founding',
      'agreement',
    ])
  })
})
