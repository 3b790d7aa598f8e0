import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from './kit-requests.ts'

const magnets: Kit = {
  ...kit,
  id: 'science-magnets-y5-6',
  title: 'Magnets: pull or push',
  walt: 'tell which things magnets pull',
  find: { ...kit.find, en: ['magnets', 'magnetic force'] },
}

const titleOf = (content: string, kits: Kit[]) =>
  JSON.stringify(
    plan(
      answerRequest(
        input(
          content,
          kits.map((one) => named(one)),
        ),
      ),
    ).sections[0],
  )

describe('a lesson that is named by more of the matter', () => {
  it('is taken before the one that the bank found first', () => {
    expect(titleOf('Year 6 magnets, we did electric circuits', [kit, magnets])).toContain(magnets.title)
  })

  it('is not, where the first has something in its title that it lacks', () => {
    expect(titleOf('Year 6 electric circuits', [kit, magnets])).toContain(kit.title)
  })
})
