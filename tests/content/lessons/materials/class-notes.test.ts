import { describe, expect, it } from 'vitest'
import { textsIn } from '#content/checks/text.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from '../../kits/kit-requests.ts'

const made = (text: string, own = kit) => plan(answerRequest(input(text, [named(own)])))
const steps = (text: string, own = kit) =>
  textsIn(made(text, own).sections.filter(({ id }) => id === 'phases')).join('\n')

describe('what a teacher says of things and themes', () => {
  it('hands out little of what runs short', () => {
    const taped = {
      ...kit,
      work: { ...kit.work, teacher: ['Fix the wires with tape.', ...kit.work.teacher] },
    }
    expect(steps('year 6 electric circuits, tape is running low', taped)).toContain(
      'You have little tape: hand out a small share to each table',
    )
    expect(steps('year 6 electric circuits')).not.toContain('You have little')
  })

  it('tells what the lesson does not use', () => {
    const { notDone } = made('year 6 electric circuits, chromebooks one between two')
    expect(notDone.join('\n')).toContain('You named chromebooks: this lesson does not use them')
  })

  it('asks for examples from a theme, and tells that the written ones are about other things', () => {
    const text = 'year 6 electric circuits, pirates theme, 45 min'
    expect(steps(text)).toContain('Theme, pirates: ask pairs for one example from it')
    expect(made(text).notDone.join('\n')).toContain(
      'The examples written in this lesson are not about your theme (pirates)',
    )
  })

  it('tells a step that still has what is not there, though the list names another way', () => {
    const { notDone } = made('year 6 electric circuits, no switches')
    expect(notDone.join('\n')).toMatch(/You have no switches, and .* still ha(?:s|ve) them in the words: “/)
  })

  it('leaves what grew on paper where it grew', () => {
    const grown = {
      ...kit,
      work: { ...kit.work, teacher: ['Look at the beans that grew on paper.', 'Draw a bean on paper.'] },
    }
    const said = steps('year 6 lesson on electric circuits, outdoors', grown)
    expect(said).toContain('the beans that grew on paper')
    expect(said).not.toContain('Draw a bean on paper')
  })
})
