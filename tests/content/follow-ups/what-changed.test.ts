import { describe, expect, it } from 'vitest'
import type { Answer } from '#content/planner/answer-request.ts'
import { whatChanged } from '#content/planner/follow/changed/what-changed.ts'
import { sectionsOf, talk } from './support.ts'

const changedOf = (answer: Answer | undefined): readonly string[] =>
  answer === undefined || answer.format === 'note' ? [] : (answer.changed ?? [])
const said = (chat: 'lessonPlan' | 'resourceGenerator', ...messages: string[]) =>
  changedOf(talk(chat, ...messages).at(-1)).join(' ')

describe('what a follow-up changed', () => {
  it('is not told of a first document, nor of another request in the same chat', () => {
    const [first] = talk('lessonPlan', 'year 4 fractions of a set, 50 mins')
    expect(changedOf(first)).toEqual([])
    const answers = talk(
      'lessonPlan',
      'year 4 fractions of a set, 50 mins',
      'a lesson on volcanoes for Year 5',
    )
    expect(changedOf(answers.at(-1))).toEqual([])
  })

  it('names the new length, the steps that lost time, and what stayed', () => {
    expect(said('lessonPlan', 'year 4 fractions of a set, 50 mins', 'make it 30 min')).toMatch(
      /The lesson is 30 minutes now, not 50: “You do” lost 10 minutes and “I do” 3\./,
    )
  })

  it('quotes what was added, and says that the rest is as it was', () => {
    const told = said('lessonPlan', 'year 4 fractions of a set, 50 mins', 'add a karakia at the start')
    expect(told).toContain(
      'New in “Start”: “Open with the karakia your school uses. Students who know it lead”',
    )
    expect(told).toContain('The rest is as it was.')
  })

  it('names a part that is out, and where its minutes went', () => {
    const told = said('lessonPlan', 'year 4 fractions of a set, 50 mins', 'take out the starter')
    expect(told).toMatch(/“Start” is out\. “You do” has 24 minutes now, not 19\./)
  })

  it('tells the questions page by page, and the page that kept its own', () => {
    const told = said('resourceGenerator', 'year 4 rounding worksheet', 'more questions')
    expect(told).toMatch(/There are more questions: 2 on ▲, 2 on ●, 1 on ■\./)
    expect(said('resourceGenerator', 'year 4 rounding worksheet', 'make it year 5')).toMatch(
      /It is for Year 5 now, not Year 4\. All 18 questions are new, on every page\./,
    )
  })

  it('quotes one question that is out', () => {
    const told = said('resourceGenerator', 'exit ticket year 4 multiplication', 'take out question 2')
    expect(told).toMatch(/^Question 2, “.+”, is out\. It has 1 question now, not 2\./)
  })

  it('says that a sheet asked for under a plan is a page of its own', () => {
    expect(said('lessonPlan', 'year 4 fractions of a set, 50 mins', 'make a worksheet for it')).toMatch(
      /page of its own/,
    )
  })

  it('claims nothing of two documents that are the same', () => {
    const [first] = talk('lessonPlan', 'year 4 fractions of a set, 50 mins')
    expect(whatChanged(sectionsOf(first), sectionsOf(first))).toEqual([])
  })
})
