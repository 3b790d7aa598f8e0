import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from './kit-requests.ts'

const lessonFrom = (changed: Partial<typeof kit>) =>
  plan(answerRequest(input('Year 6 science lesson on electric circuits', [named({ ...kit, ...changed })])))

describe('what a plan says of its own steps', () => {
  it('lets nobody answer alone where the exit ticket is done with a partner', () => {
    const lesson = lessonFrom({
      exit: { ...kit.exit, prompt: 'Give your talk to a new partner. Count the words.', space: 'none' },
      work: { ...kit.work, pupils: ['Make the model.'] },
    })
    const exit = planSection(lesson, 'phases')?.steps.find(({ kind }) => kind === 'exit')
    expect(exit?.pupils.join(' ')).toContain('Do this with your partner or group')
    expect(exit?.pupils.join(' ')).not.toContain('on your own')
    expect(JSON.stringify(planSection(lesson, 'key-competencies'))).not.toContain('answers alone')
  })

  it('names the “I can” that the work comes to, and none where the work says nothing of it', () => {
    const criteria: typeof kit.criteria = [
      'read a graph of population',
      'write a story of moving',
      'name a port',
    ]
    const core = (pupils: string[]) =>
      planSection(lessonFrom({ criteria, work: { teacher: ['Go round.'], pupils } }), 'differentiation')?.core
    expect(core(['Write the story of a family that is moving.'])).toContain('I can write a story of moving.')
    expect(core(['Build it.'])).toBe('The task as it stands in “You do”.')
  })

  it('tells of the class what the bank says to a pupil, and asks for the mistake that was expected', () => {
    const lesson = lessonFrom({
      prior: ['Name a place where you feel safe.', 'Say “thank you”, or what helps you.'],
    })
    expect(planSection(lesson, 'prior-knowledge')?.items).toEqual([
      'Name a place where they feel safe.',
      'Say “thank you”, or what helps them.',
    ])
    const mistake = kit.misconceptions[0]?.what.slice(1, -1) ?? 'none'
    expect(planSection(lesson, 'reflection')?.items[0]).toContain(mistake)
  })
})
