import { expect, describe as group, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { describeTask as inWords } from '#content/describe-task.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { InputContext, PlannerInput } from '#content/planner/read/input.ts'
import { redoPlanSection } from '#content/planner/redo/redo-plan.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { followUpsOf } from '../../src/features/chat/follow-up/follow-ups.ts'
import { ask, BLOCKS, contextOf, planFor, stored } from './support.ts'

type Said = PlannerInput['history']
interface Turn {
  plan: LessonPlan
  history: Said
}

function block(subject: string, year: string, skill: RegExp, count = 1): InputContext {
  const found = BLOCKS.find(
    (one) =>
      one.subject === subject &&
      one.year_group === year &&
      skill.test(one.skill) &&
      one.goals.length >= count,
  )
  if (!found) throw new Error(`no block of ${subject}`)
  const { goals, ...place } = found
  return {
    ...contextOf(found, 0),
    goals: goals.slice(0, count).map((goal) => ({ ...goal, ...place })),
  }
}

function say(content: string, context: InputContext | null, history: Said = []): Turn {
  const plan = planFor(ask(content, { messageId: `${history.length} ${content}`, context, history }))
  return {
    plan,
    history: [...history, { role: 'user', content }, { role: 'assistant', content: planMarkdown(plan) }],
  }
}

function tap(name: string, { plan, history }: Turn, context: InputContext | null): Turn {
  const message = followUpsOf(plan).find((one) => one.name === name)?.message
  if (message === undefined) throw new Error(`no follow-up ${name}`)
  return say(message, context, history)
}

const failed = (plan: LessonPlan) => checkPlan(plan, stored).filter(({ ok }) => !ok)
const step = (plan: LessonPlan, kind: string) =>
  planSection(plan, 'phases')?.steps.find((one) => one.kind === kind)
const questions = (plan: LessonPlan) => (planSection(plan, 'answers')?.tasks ?? []).map(inWords)
const text = (plan: LessonPlan) => planMarkdown(plan).replace(/Draft code .*/, '')

const LESSONS: [name: string, asked: string, context: InputContext | null][] = [
  ['maths from words', 'Year 4 fractions, 40 minutes', null],
  ['maths from a goal', 'Plan it, 50 minutes', block('Mathematics and statistics', 'Year 5', /Rational/)],
  ['a list of sentences', 'Year 4 punctuation commas', null],
  ['a frame', 'Year 6 science, volcanoes, 50 minutes', null],
  ['a frame from a goal', 'A lesson, 90 minutes', block('Social sciences', 'Year 7', /./)],
  ['a text', 'Year 5 reading lesson', block('English', 'Year 5', /omprehension/)],
  ['a short lesson', 'Year 2 adding to 20, 15 minutes', null],
  ['te reo Māori', 'Te reo: mihimihi for Year 3, 40 minutes', null],
]

group.each(LESSONS)('what is asked for under %s', (_, asked, context) => {
  const first = say(asked, context)

  it.each(['Shorter', 'Easier', 'Harder', 'Add a game', 'Next lesson'])(
    '%s: another plan, which passes its own checks',
    (name) => {
      const next = tap(name, first, context)
      expect(text(next.plan)).not.toBe(text(first.plan))
      expect(failed(next.plan)).toEqual([])
      const again = tap(name, next, context)
      expect(failed(again.plan)).toEqual([])
      if (name !== 'Shorter') expect(text(again.plan)).not.toBe(text(next.plan))
    },
  )

  it('Shorter: less time, and less to do and read', () => {
    const { plan } = tap('Shorter', first, context)
    expect(planSection(plan, 'header')?.minutes).toBeLessThan(planSection(first.plan, 'header')?.minutes ?? 0)
    expect(text(plan).length).toBeLessThan(text(first.plan).length)
  })

  it('Easier and Harder: the ways in say so', () => {
    const core = (name: string) => planSection(tap(name, first, context).plan, 'differentiation')?.core
    expect(core('Easier')).toMatch(/^Begin like this: /)
    expect(core('Harder')).toMatch(/ Then: /)
  })

  it('Add a game: its rules stand in the steps, its materials in the list, its questions stay', () => {
    const { plan } = tap('Add a game', first, context)
    const where = step(plan, 'you-do') ?? step(plan, 'we-do')
    expect(where?.teacher.filter((line) => line.startsWith('Game: ')).length).toBeGreaterThan(1)
    expect(planSection(plan, 'resources')?.items.join('\n')).toContain('for the game: ')
    expect(questions(plan)).toEqual(expect.arrayContaining(questions(first.plan).slice(0, -1)))
  })

  it('Next lesson: says what came before, begins from it, and has a title of its own', () => {
    const title = planSection(first.plan, 'header')?.title
    const { plan } = tap('Next lesson', first, context)
    expect(planSection(plan, 'prior-knowledge')?.items[0]).toContain(`“${title}”`)
    expect(planSection(plan, 'header')?.title).toBe(`${title}, lesson 2`)
    expect(planSection(plan, 'header')?.minutes).toBe(planSection(first.plan, 'header')?.minutes)
    expect(planSection(plan, 'header')?.area).toBe(planSection(first.plan, 'header')?.area)
  })
})

group('a game with cards', () => {
  const first = say('Year 4 fractions, 40 minutes', null)
  const { plan, history } = tap('Add a game', first, null)
  const cards = (step(plan, 'you-do')?.pupils ?? []).map((line) => line.replace(/^\d+\. /, ''))

  it('plays with different questions of the lesson, and names the answers that are their key', () => {
    expect(new Set(cards).size).toBe(10)
    const [, from, to] = /answers (\d+) to (\d+)/.exec(step(plan, 'you-do')?.teacher.join(' ') ?? '') ?? []
    expect(questions(plan).slice(Number(from) - 1, Number(to))).toEqual(cards)
  })

  it('never asks on a card what the exit ticket asks', () => {
    const commas = tap('Add a game', say('Year 4 punctuation commas', null), null).plan
    const exit = planSection(commas, 'assessment')?.exitTicket
    expect(exit && step(commas, 'you-do')?.pupils.some((line) => line.includes(inWords(exit)))).toBe(false)
  })

  it('is kept when the plan is changed further, and goes when it is not wanted', () => {
    expect(text(say('Make it easier', null, history).plan)).toContain('Game: Prove it')
    expect(text(say('Change it: no game', null, history).plan)).not.toContain('Game: ')
  })

  it('can be asked for at once, and is no part of the title', () => {
    const asked = planFor(ask('Year 5 science volcanoes with a game'))
    expect(planSection(asked, 'header')?.title).toBe('Volcanoes')
    expect(text(asked)).toContain('Game: ')
  })
})

group('the next lesson', () => {
  it('asks no question of the lessons before, and goes one step up', () => {
    const first = say('Year 4 fractions, 40 minutes', null)
    const second = tap('Next lesson', first, null)
    const third = tap('Next lesson', second, null)
    const before = [...questions(first.plan), ...questions(second.plan)]
    expect(questions(second.plan).filter((one) => questions(first.plan).includes(one))).toEqual([])
    expect(questions(third.plan).filter((one) => before.includes(one))).toEqual([])
    expect(planSection(third.plan, 'header')?.title).toBe('Equivalent fractions, lesson 3')
  })

  it('says so where a short list has no other questions', () => {
    const second = tap('Next lesson', say('Year 5 run-on sentences', null), null)
    const fourth = tap('Next lesson', tap('Next lesson', second, null), null)
    expect(planSection(fourth.plan, 'about')?.checkThis.join(' ')).toMatch(/few questions of this kind/)
    expect(new Set(questions(fourth.plan)).size).toBeGreaterThan(7)
  })

  it('goes on to the next of several goals, and a change of it stays there', () => {
    const context = block('Social sciences', 'Year 7', /./, 3)
    const first = say('Plan it', context)
    const second = tap('Next lesson', first, context)
    const wording = (plan: LessonPlan) =>
      planSection(plan, 'curriculum-goal')?.goals.map((goal) => goal.wording)
    const [one, two, three] = wording(first.plan) ?? []
    expect(wording(second.plan)).toEqual([two, three, one])
    expect(wording(tap('Easier', second, context).plan)).toEqual([two, three, one])
    expect(wording(tap('Next lesson', second, context).plan)).toEqual([three, one, two])
    expect(planSection(second.plan, 'prior-knowledge')?.items[0]?.toLowerCase()).toContain(
      one?.slice(12, 40).toLowerCase(),
    )
  })

  it('reads another text', () => {
    const context = block('English', 'Year 5', /omprehension/)
    const first = say('Plan it', context)
    const titles = (plan: LessonPlan) => planSection(plan, 'resources')?.text?.title
    expect(titles(tap('Next lesson', first, context).plan)).not.toBe(titles(first.plan))
  })

  it.each(['next lesson please', 'Plan the next lesson in this unit', 'Now a follow-up lesson, 30 minutes'])(
    'is understood as “%s”',
    (words) => {
      const { plan } = say(words, null, say('Year 4 fractions, 40 minutes', null).history)
      expect(planSection(plan, 'header')).toMatchObject({
        title: 'Equivalent fractions, lesson 2',
        year: 'Year 4',
        minutes: words.includes('30') ? 30 : 40,
      })
    },
  )

  it('is planned from its title where the chat holds nothing of the lesson before', () => {
    const plan = planFor(
      ask(
        'Plan a new lesson to follow “Volcanoes”, the next one in this unit: Year 6, 50 minutes. Build on what was learned.',
      ),
    )
    expect(planSection(plan, 'header')).toMatchObject({
      title: 'Volcanoes, lesson 2',
      year: 'Year 6',
      minutes: 50,
    })
  })
})

group('a part redone earlier in the chat', () => {
  it.each([
    'Make “Lesson steps” shorter.',
    'Make “Misconceptions” easier.',
    'Give more detail in “Prior knowledge”.',
    'Redo “Reflection” in another way.',
    'make the vocabulary shorter please',
  ])('“%s” changes nothing of the whole plan later', (words) => {
    const first = say('Year 4 fractions, 40 minutes', null)
    const history: Said = [
      ...first.history,
      { role: 'user', content: words },
      { role: 'assistant', content: planMarkdown(first.plan) },
    ]
    const asked = 'Make this lesson plan harder, with more challenge.'
    expect(text(say(asked, null, history).plan)).toBe(text(say(asked, null, first.history).plan))
  })
})

group('one part redone twice in the same way', () => {
  it.each(['differentiation', 'misconceptions'] as const)('says nothing twice: %s', (id) => {
    for (const words of ['Make it easier', 'Make it harder', 'Give more detail', 'Redo it in another way']) {
      let plan = say('Year 6 science, volcanoes, 50 minutes', null).plan
      for (const messageId of ['one', 'two']) {
        const made = redoPlanSection(plan, id, ask(words, { messageId }))
        if (made.ok)
          plan = { ...plan, sections: plan.sections.map((now) => (now.id === id ? made.section : now)) }
      }
      const part = JSON.stringify(plan.sections.find((section) => section.id === id))
      expect(part).not.toMatch(/([A-Z][^.]{15,}\.) \1/)
    }
  })
})
