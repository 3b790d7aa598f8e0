import { describe, expect, it } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import type { Answer } from '#content/planner/answer-request.ts'
import { sectionsOf, talk } from '../follow-ups/support.ts'

/** What pupils do in their own practice, and what the teacher is told there. */
function practiceOf(answer: Answer | undefined) {
  const sections = sectionsOf(answer) as readonly PlanSection[]
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const step = steps.find(({ name }) => name === 'You do')
  return { pupils: step?.pupils ?? [], teacher: (step?.teacher ?? []).join(' ') }
}
const notDoneOf = (answer: Answer | undefined) =>
  answer?.format === 'plan' ? answer.notDone.join(' ') : 'no plan'

describe('the number of questions in a lesson plan', () => {
  it.each([
    ['lesson on equivalent fractions for year 5 with 5 problems', 5],
    ['year 3 subtraction, ten questions to practise', 10],
    ['apostrophes lesson y5, 12 qs', 12],
    ['Year 4 times tables with 1 word problem', 1],
  ])('is made: %s', (message, count) => {
    const [answer] = talk('lessonPlan', message)
    expect(practiceOf(answer).pupils).toHaveLength(count)
    expect(notDoneOf(answer)).not.toContain('You asked for')
  })

  it('leaves one more question to those who finish', () => {
    const [answer] = talk('lessonPlan', 'equivalent fractions year 5, 5 problems')
    expect(practiceOf(answer).teacher).toContain('For those who finish: make up one more question')
  })

  it('follows what is asked for later', () => {
    const [first, more, fewer] = talk(
      'lessonPlan',
      'Year 4 times tables lesson with 8 questions',
      '3 more questions',
      'only 6 questions',
    )
    expect(practiceOf(more).pupils).toHaveLength(11)
    expect(practiceOf(more).pupils.slice(0, 8)).toEqual(practiceOf(first).pupils)
    expect(practiceOf(fewer).pupils).toHaveLength(6)
  })

  it('is said where the lesson lists none, or where the paper ends', () => {
    const [frame] = talk('lessonPlan', 'volcanoes lesson y6 with 5 questions')
    expect(notDoneOf(frame)).toContain('You asked for 5 questions. This lesson lists none with answers')
    const [many] = talk('lessonPlan', 'rounding lesson y5 with 40 questions')
    expect(notDoneOf(many)).toContain('You asked for 40 questions; the lesson has 20 for students to do')
  })

  it.each([
    'fractions y4 lesson with an exit ticket of 3 questions',
    'y4 rounding, start with a 5 question quiz',
    'Year 4 rounding lesson',
  ])('is the usual one for “%s”', (message) => {
    const [answer] = talk('lessonPlan', message)
    expect(practiceOf(answer).pupils.length).toBeGreaterThanOrEqual(6)
    expect(notDoneOf(answer)).not.toContain('You asked for')
  })
})
