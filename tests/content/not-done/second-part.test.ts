import { describe, expect, it } from 'vitest'
import type { FoundKit, Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const lesson = (title: string, en: string[], years: Kit['years'] = kit.years): FoundKit =>
  named({ ...kit, id: title, title, years, find: { ...kit.find, en, mi: [] } })

const magnets = lesson('Magnets that pull', ['magnets', 'bar magnets'])
const told = (text: string, kits: FoundKit[], ofHalves: FoundKit[] = []) =>
  plan(answerRequest(input(text, kits, { ofHalves }))).notDone.join('\n')

describe('the second thing of a request', () => {
  it('is told with the lesson that the bank has on it', () => {
    const said = told('year 6 science electric circuits and magnets, 45 min', [named(kit), magnets])
    expect(said).toContain(
      '“magnets” is not in this lesson. The bank has “Magnets that pull” (Years 5 to 6) on that',
    )
    expect(said).toContain('write “Use the lesson “Magnets that pull” instead.”')
    expect(said).not.toContain('does not mention magnets')
  })

  it('is told too where only the bank’s answer for it has the lesson', () =>
    expect(told('year 6 science electric circuits and bar magnets', [named(kit)], [magnets])).toContain(
      'The bank has “Magnets that pull”',
    ))

  it('is not told where the lesson is named by it', () =>
    expect(told('year 6 science electric circuits and switches', [named(kit)], [magnets])).not.toContain(
      'Magnets that pull',
    ))

  it('is told by its phrase where both things share their words', () =>
    expect(
      told('year 6 science series circuits and parallel circuits', [
        named({ ...kit, title: 'In series', find: { ...kit.find, en: ['series circuits'] } }),
        lesson('Two ways home', ['parallel circuits']),
      ]),
    ).toMatch(/“parallel circuits” is .* this lesson\. The bank has “Two ways home”/))

  it('is not told where its last word is taught', () =>
    expect(
      told('year 6 science magnets and clever electric circuits', [
        named(kit),
        lesson('Clever ideas', ['clever']),
      ]),
    ).not.toContain('Clever ideas'))

  it('is not told with a lesson on another thing of the same name', () =>
    expect(told('year 6 science electric circuits and magnets', [named(kit)], [magnets])).not.toContain(
      'Magnets that pull',
    ))

  it('has no lesson far from the years of the class', () =>
    expect(
      told(
        'year 6 science electric circuits and magnets',
        [named(kit)],
        [lesson('Magnets that pull', ['magnets'], [0, 1])],
      ),
    ).not.toContain('Magnets that pull'))
})

it('does not tell a misspelt learning area as missing', () =>
  expect(told('yr 6 scince on electric circuits, 1 hour', [named(kit, ['scince'])])).not.toContain('scince'))
