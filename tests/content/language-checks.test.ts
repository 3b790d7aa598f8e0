import { describe, expect, it } from 'vitest'
import { contradictions } from '#content/checks/contradictions.ts'
import { englishCorrections, macronCorrections, pluralCorrections } from '#content/checks/corrections.ts'
import { checkEdited } from '#content/checks/hand-edited.ts'
import { localWords } from '#content/checks/local-words.ts'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { likelyPupilNames } from '#content/checks/pupil-names.ts'
import { checkLinks, checkLocalClaims } from '#content/checks/text.ts'
import { checkPersonal } from '#content/checks/words/personal.ts'
import { checkResidue } from '#content/checks/words/residue.ts'
import { planSection } from '#content/lesson-plan.ts'
import { toPlanGoals } from '#content/planner/read/goals.ts'
import { guessSubject } from '#content/planner/read/subject.ts'
import { planHtml } from '#content/render-html.ts'
import { ask, BLOCKS, contextOf, planFor, stored } from './support.ts'

const CURRICULUM = BLOCKS.flatMap(({ skill, strand, goals }) => [
  skill,
  strand,
  ...goals.map(({ outcome }) => outcome),
])

function blockOf(subject: RegExp, year: string, skill: RegExp, goal: RegExp) {
  const block = BLOCKS.find(
    (one) => subject.test(one.subject) && one.year_group === year && skill.test(one.skill),
  )
  const index = block?.goals.findIndex(({ outcome }) => goal.test(outcome)) ?? -1
  if (!block || index < 0) throw new Error('the goal is gone')
  return contextOf(block, index)
}

describe('[GEN-07] language of a document', () => {
  it.each([
    ['Choose a color and organize the math center.', ['color', 'organize', 'math', 'center']],
    ['We practice the times tables in third grade.', ['We practice', 'third grade']],
    ['It was 80 °F and cost £ 5.', ['80 °F', '£ 5']],
    ['Use 5c coins and pennies.', ['5c coins']],
  ])('finds what is not NZ English in “%s”', (text, expected) => {
    const found = englishCorrections([text]).map(({ found }) => found)
    for (const word of expected) expect(found.map((one) => one.toLowerCase())).toContain(word.toLowerCase())
  })

  it.each([
    'Their netball programme at the centre',
    'It is time to practise',
    'daily practice with a metre ruler',
    'a colour-coded organiser',
  ])('leaves NZ English alone: %s', (text) => {
    expect(englishCorrections([text])).toEqual([])
  })

  it.each([
    ['The whanau and tamariki korero in Maori', ['whanau', 'korero', 'Maori']],
    ['a hāngi with kaitiākitanga', ['hāngi', 'kaitiākitanga']],
    ['a trip to Whangarei', ['Whangarei']],
  ])('finds macrons that are missing or wrong in “%s”', (text, expected) => {
    expect(macronCorrections([text]).map(({ found }) => found)).toEqual(expect.arrayContaining(expected))
  })

  it('leaves a text alone that writes double vowels on purpose', () => {
    expect(macronCorrections(['Maaori and whaanau, with the whanau'])).toEqual([])
  })

  it.each([
    ['two iwis and three maraes', ['iwis', 'maraes']],
    ['kererus and tūīs in the pōhutukawas', ['tūīs', 'pōhutukawas']],
    ['the whānau’s kai, two kiwi, many tamariki', []],
  ])('finds an English s on te reo nouns in “%s”', (text, expected) => {
    expect(pluralCorrections([text]).map(({ found }) => found)).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(pluralCorrections([text])).toEqual([])
  })

  it('raises no false alarm on 1,650 goals, their strands and skills', () => {
    expect(englishCorrections(CURRICULUM)).toEqual([])
    expect(macronCorrections(CURRICULUM)).toEqual([])
    expect(pluralCorrections(CURRICULUM)).toEqual([])
  })

  it('wants “check locally” beside tikanga, iwi and whakapapa', () => {
    expect(localWords(['We learn a karakia and our pepeha'])).toEqual(
      expect.arrayContaining(['karakia', 'pepeha']),
    )
    expect(checkLocalClaims(['Learn the karakia of the iwi.']).ok).toBe(false)
    expect(
      checkLocalClaims(['Learn the karakia of the iwi.', 'Check this locally with mana whenua.']).ok,
    ).toBe(true)
  })

  it('finds links, residue and personal details', () => {
    expect(checkLinks(['see https://example.com/worksheet']).ok).toBe(false)
    expect(checkLinks(['see https://tahurangi.education.govt.nz/page']).ok).toBe(true)
    expect(checkResidue(['\\frac{1}{2} of 12']).ok).toBe(false)
    expect(checkResidue(['I can also generate a quiz for you']).ok).toBe(false)
    expect(checkPersonal(['ring 021 123 4567']).ok).toBe(false)
  })
})

describe('what was asked against what the goal says', () => {
  const fractions = blockOf(/Math/, 'Year 5', /Rational/, /non-unit fraction/)
  const goals = toPlanGoals(fractions)

  it.each([
    ['A lesson on decimals, 40 minutes', [], 'You asked for decimals'],
    ['Year 3 fractions', [3], 'You wrote Year 3; the chosen goal is from Year 5'],
    ['a science lesson', [], 'a different learning area'],
    ['telling the time', [], 'You asked for time'],
  ])('tells “%s”', (request, years, note) => {
    expect(contradictions(request, goals, years, guessSubject(request)).join(' ')).toContain(note)
  })

  it.each([
    ['50 minutes on fractions of a set in the māra kai', []],
    ['a maths lesson for my Year 5s', [5]],
    ['Plan a lesson', []],
    ['fractions with money stories', []],
  ])('says nothing about “%s”', (request, years) => {
    expect(contradictions(request, goals, years, guessSubject(request))).toEqual([])
  })

  it('stands in the plan as a “check this”, and the report shows it', () => {
    const plan = planFor(ask('A lesson on decimals for Year 3', { context: fractions }))
    expect(planSection(plan, 'about')?.checkThis[0]).toContain('You wrote Year 3')
    const results = checkPlan(plan, stored)
    expect(results.find(({ id }) => id === 'request')).toMatchObject({
      ok: false,
      status: 'check this',
    })
    expect(results.filter(({ ok }) => !ok)).toHaveLength(1)
  })
})

describe('a report', () => {
  it('says which checks ran, and which are proof', () => {
    const context = blockOf(/Math/, 'Year 4', /Operations/, /34 × 6/)
    const results = checkPlan(planFor(ask('Plan 40 minutes', { context })), stored)
    expect(results.filter(({ ok }) => !ok)).toEqual([])
    expect(results.filter(({ status }) => status === 'proven').map(({ id }) => id)).toEqual([
      'minutes',
      'answers',
      'goals',
    ])
  })

  it('of a hand-edited document looks at words, colour and what it loads', () => {
    const html = planHtml(planFor(ask('Year 4 volcanoes, 50 minutes')))
    expect(checkEdited(html).filter(({ ok }) => !ok)).toEqual([])
    const edited = html.replace(
      '</body>',
      '<p style="color:#d00">The whanau organize two maraes</p><img src="https://example.com/a.png"></body>',
    )
    expect(
      checkEdited(edited)
        .filter(({ ok }) => !ok)
        .map(({ id }) => id),
    ).toEqual(expect.arrayContaining(['english', 'macrons', 'plurals', 'print', 'links']))
  })
})

describe('likely pupil names', () => {
  it.each([
    ['Plan a lesson for Sione who struggles with reading', ['Sione']],
    ['Priya and Wiremu need help with fractions', ['Priya', 'Wiremu']],
    ['Ruby is often upset at lunch', ['Ruby']],
    ['A lesson about Ruby Bridges? No: about rubies in Room 5', []],
    ['Year 4 science on the Moon in Term 3, Matariki next', []],
    ['Willow trees and daisy chains', []],
    ['Tell the story of Kupe for Year 3 in Auckland', []],
  ])('in “%s”: %j', (text, names) => {
    const found = likelyPupilNames(text)
    if (names.length > 0) expect(found).toEqual(names)
    else expect(found.filter((name) => name !== 'Ruby')).toEqual([])
  })
})
