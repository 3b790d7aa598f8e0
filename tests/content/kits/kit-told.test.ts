import { describe, expect, it } from 'vitest'
import type { KitGoal } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from './kit-requests.ts'

describe('what a lesson from a kit tells of itself', () => {
  it('names the goal that it was written for where no goal was chosen', () => {
    const note = (goalTexts: KitGoal[]) => {
      const stored = { ...kit, goalTexts }
      const made = plan(answerRequest(input('Year 6 electric circuits', [named(stored)])))
      return planSection(made, 'curriculum-goal')?.note
    }
    const goal = (year: string, wording: string) => ({ year, wording, subject: 'Science' })
    expect(note([goal('Year 5', 'Draw a circuit.'), goal('Year 6', 'Explain a circuit.')])).toBe(
      'No curriculum goal was chosen. This lesson was written for a goal of Science, Year 6: Explain a circuit. Choose that goal to tie the plan to the curriculum.',
    )
    expect(note([goal('Year 5', 'Draw a circuit.')])).toContain('Look for the goal of your year beside it.')
    expect(note([])).toContain('planned from your words alone')
  })

  it('explains a kupu with the sense that the lesson speaks of, or else with its first', () => {
    const meaningIn = (idea: string) => {
      const reo: [string, string][] = [['tiriti', 'street; treaty']]
      const changed = { ...kit, idea, vocabulary: { ...kit.vocabulary, reo } }
      const made = plan(answerRequest(input('Year 6 electric circuits', [named(changed)])))
      return planSection(made, 'vocabulary')?.words.find(({ term }) => term === 'tiriti')?.meaning
    }
    expect(meaningIn('Two peoples signed a treaty.')).toBe('treaty')
    expect(meaningIn('Power comes to every house.')).toBe('street')
  })

  it('says which words of the request the bank does not find in it, and nothing where it has them all', () => {
    const notDone = (content: string, unsaid: string[]) =>
      plan(answerRequest(input(content, [named(kit, unsaid)]))).notDone.join(' ')
    expect(notDone('Year 6 science lesson on electric circuits', [])).toBe('')
    expect(notDone('electric circuits and lighthouse keepers, year 6', ['lighthouse', 'keepers,'])).toContain(
      `“${kit.title}” is the nearest lesson that I have. It does not mention lighthouse keepers:`,
    )
    expect(notDone('they’re ready for a lesson on electric circuits', ['they’re', 'lesson'])).toBe('')
  })

  it('says for which years it was written where the class is of others', () => {
    const notDone = (content: string) => plan(answerRequest(input(content, [named(kit)]))).notDone.join(' ')
    expect(notDone('Year 8 electric circuits')).toContain(
      'It was written for Years 5 to 6, and your class is Year 8',
    )
    expect(notDone('Year 4 and 5 electric circuits')).toBe('')
  })

  it('says of a request without content that its plan is a frame to fill, and what to bring', () => {
    const frame = plan(answerRequest(input('Year 8 lesson on quantum computers', [])))
    expect(frame.notDone.join(' ')).toContain(
      'I have no lesson on quantum computers yet, so this is a frame to fill',
    )
    expect(planSection(frame, 'background')?.items.join(' ')).toContain(
      'bring two or three facts with their source',
    )
  })

  it('adds the words of the teacher to a title without them, where it is known by them', () => {
    const title = (content: string) =>
      planSection(plan(answerRequest(input(content, [named(kit)]))), 'header')?.title
    expect(title('Year 6 science lesson on electric circuits')).toBe(kit.title)
    expect(title('Year 6 science lesson on electricity')).toBe(`${kit.title} (electricity)`)
    expect(title('Year 6 science lesson on torches')).toBe(kit.title)
  })
})
