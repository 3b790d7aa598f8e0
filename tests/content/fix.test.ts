import { describe, expect, it } from 'vitest'
import { applyFix } from '#content/checks/fix.ts'
import { handEditedReport } from '#content/checks/shown-report.ts'
import { checkEnglish, checkMacrons, checkPlurals } from '#content/checks/text.ts'

const CHECKS = [checkMacrons, checkPlurals, checkEnglish]
const fixesOf = (text: string) => CHECKS.flatMap((check) => check([text]).fix ?? [])

/** Taps until there is nothing left to tap. */
function tapped(text: string): string {
  const [fix] = fixesOf(text)
  return fix === undefined ? text : tapped(applyFix(text, fix))
}

describe('[GEN-07] a slip with one sure remedy', () => {
  it.each([
    ['The whanau and the Whanau', 'The whānau and the Whānau'],
    ['whanau’s kai, in Maori-medium', 'whānau’s kai, in Māori-medium'],
    ['two iwis, three tūīs', 'two iwi, three tūī'],
    ['Color the CENTER; colored paper', 'Colour the CENTRE; coloured paper'],
    ['We have to practice daily practice', 'We have to practise daily practice'],
    ['e noho ra, Whangarei', 'e noho rā, Whangārei'],
    ['two kererus', 'two kererū'],
  ])('is put right by taps: “%s”', (text, right) => {
    expect(tapped(text)).toBe(right)
    expect(CHECKS.every((check) => check([right]).ok)).toBe(true)
  })

  it.each(['Grade 3 in third grade', 'a faucet on the sidewalk', '80 °F', 'students practice'])(
    'is not offered where a person has to choose: “%s”',
    (text) => {
      expect(checkEnglish([text])).toMatchObject({ ok: false })
      expect(fixesOf(text)).toEqual([])
    },
  )

  it('changes words only, never tags, styles, addresses or longer words', () => {
    const html =
      '<style>p{color:red}</style><p style="color:red" title="color">A color, colorful: https://color.example/color me@color.example</p>'
    expect(applyFix(html, { find: 'color', replace: 'colour' })).toBe(html.replace('A color,', 'A colour,'))
    expect(applyFix('5 < 6 color > 2', { find: 'color', replace: 'colour' })).toBe('5 < 6 colour > 2')
    expect(applyFix('a $& b', { find: '$&', replace: '$1' })).toBe('a $1 b')
    expect(applyFix('untouched', { find: '', replace: 'x' })).toBe('untouched')
  })

  it('comes with the line of the report that a teacher reads', () => {
    const line = handEditedReport('<p>Tell the whanau.</p>').find(({ fix }) => fix)
    expect(line).toMatchObject({
      ok: false,
      how: '“whanau” should be “whānau”',
      fix: { find: 'whanau', replace: 'whānau' },
    })
  })
})
