import { describe, expect, it } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { goalFollowed } from '#content/planner/not-done/goal-followed.ts'
import { prepareLesson } from '#content/planner/prepare/prepare-lesson.ts'
import { goalDifference } from '#content/planner/read/goal-difference/goal-difference.ts'
import { toPlanGoals } from '#content/planner/read/goals.ts'
import type { InputContext, PlannerInput } from '#content/planner/read/input.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { isQuestion } from '#content/question.ts'
import { BLOCKS, contextOf } from '../support.ts'

function goalOf(subject: string, year: string, has: string): InputContext {
  for (const block of BLOCKS) {
    const index = block.goals.findIndex(({ outcome }) => outcome.includes(has))
    if (block.subject === subject && block.year_group === year && index >= 0) return contextOf(block, index)
  }
  throw new Error(`no goal with ${has}`)
}
const FRACTIONS = goalOf('Mathematics and statistics', 'Year 5', 'fraction')
const FOOD_CHAIN = goalOf('Science', 'Year 3', 'food chain')
const INFERENCE = goalOf('English', 'Year 5', 'inference')

function chat(context: InputContext, ...messages: string[]) {
  const history: PlannerInput['history'] = []
  let answer: ReturnType<typeof answerRequest> | undefined
  for (const content of messages) {
    answer = answerRequest({ messageId: 'c1', generatorType: 'lessonPlan', content, context, history })
    const said = answer.format === 'note' ? answer.markdown : '# Lesson plan: A title\n\nDraft code 0000-0000'
    history.push({ role: 'user', content }, { role: 'assistant', content: said })
  }
  if (!answer) throw new Error('nothing was asked')
  return answer
}

const kind = (text: string, goal: InputContext) => goalDifference(text, toPlanGoals(goal))?.kind ?? null

describe('a request that differs from its goal', () => {
  it('is asked about before anything is made where the learning area is another', () => {
    for (const text of ['a lesson on earthquakes', 'rock pools, 40 minutes', 'pizza', 'plan some kapa haka'])
      expect(kind(text, FRACTIONS), text).toBe('area')
    for (const text of ['long division for year 3', 'a maths lesson on money', 'adding decimals'])
      expect(kind(text, FOOD_CHAIN), text).toBe('area')
  })

  it('is followed where it only names a setting, a way of working, or nothing', () => {
    for (const text of [
      'make it about rugby',
      'with a pizza shop',
      '40 minutes, hands on',
      'use the school camp',
      'outside on the courts',
      'the day before cross country',
      'in teams',
      'a science lesson',
    ])
      expect(kind(text, FRACTIONS), text).not.toBe('area')
    expect(kind('fractions in the kitchen with a pizza', FRACTIONS)).toBeNull()
    expect(kind('', FRACTIONS)).toBeNull()
  })

  it('is followed where reading or writing can be about it', () => {
    for (const text of ['eels', 'earthquakes', 'netball']) expect(kind(text, INFERENCE), text).toBe('topic')
  })
})

describe('the question about the goal', () => {
  const asked = chat(FRACTIONS, 'a lesson on earthquakes')

  it('names the difference, offers both ways and makes nothing', () => {
    if (asked.format !== 'note') throw new Error('a document was made')
    expect(asked.markdown).toContain('earthquakes, which looks like Science')
    expect(asked.markdown).toContain(FRACTIONS.goals[0]?.outcome)
    expect(isQuestion(asked.question)).toBe(true)
    expect(asked.question?.replies.map(({ message }) => message)).toEqual([
      'Follow the goal, with earthquakes as the setting',
      'Leave the goal out: plan earthquakes',
    ])
  })

  it('is answered by following the goal, with the topic as the setting', () => {
    const plan = chat(
      FRACTIONS,
      'a lesson on earthquakes, 35 minutes',
      'Follow the goal, with earthquakes as the setting',
    )
    if (plan.format !== 'plan') throw new Error('no plan was made')
    expect(plan.understood).toMatchObject({
      area: 'Mathematics and statistics',
      minutes: 35,
      years: [5],
      theme: 'earthquakes',
    })
    expect(JSON.stringify(plan.sections)).toContain(FRACTIONS.goals[0]?.outcome)
  })

  it('is answered by leaving the goal out, which keeps its year and stays so', () => {
    const said = ['a lesson on earthquakes, 35 minutes', 'Leave the goal out: plan earthquakes']
    for (const more of [[], ['make it 20 minutes']]) {
      const plan = chat(FRACTIONS, ...said, ...more)
      if (plan.format !== 'plan') throw new Error('no plan was made')
      expect(plan.understood).toMatchObject({ area: 'Science', years: [5], minutes: more.length ? 20 : 35 })
      expect(JSON.stringify(plan.sections)).not.toContain(FRACTIONS.goals[0]?.outcome)
    }
  })

  it('is not asked twice in a row', () => {
    expect(chat(FRACTIONS, 'a lesson on earthquakes', 'earthquakes please').format).toBe('plan')
  })

  it('is not asked about a change of what was made', () => {
    const plan = chat(FRACTIONS, 'a lesson on earthquakes', 'earthquakes please', 'make it shorter')
    expect(plan.format).toBe('plan')
  })
})

describe('a goal that was followed', () => {
  const read = (context: InputContext, content: string) =>
    prepareLesson(
      readRequest({ messageId: 'c1', generatorType: 'lessonPlan', content, context, history: [] }),
    )
  const step = (item: string): PlanSection => ({ id: 'prior-knowledge', items: [item] })

  it('says when there is nothing in it about the teacher’s words', () => {
    const lesson = read(FOOD_CHAIN, 'the journey of the monarch butterfly')
    expect(goalFollowed({ lesson, sections: [step('Name what a snail eats.')] })).toEqual([
      'This follows the goal. There is nothing in it about “the journey of the monarch butterfly”.',
    ])
    expect(goalFollowed({ lesson, sections: [step('Draw what a butterfly eats.')] })).toEqual([])
  })

  it('says that a topic of another learning area is the setting', () => {
    const lesson = read(INFERENCE, 'earthquakes')
    expect(goalFollowed({ lesson, sections: [step('What do you know about earthquakes?')] })).toEqual([
      'This follows the goal, with earthquakes as the setting.',
    ])
  })

  it('says nothing where request and goal agree', () => {
    const lesson = read(FOOD_CHAIN, 'food chains in the bush')
    expect(goalFollowed({ lesson, sections: [] })).toEqual([])
  })
})
