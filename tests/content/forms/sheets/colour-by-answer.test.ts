import { describe, expect, it } from 'vitest'
import { PIXEL_PICTURES } from '#content/planner/forms/colour/pictures.data.ts'
import { sheetIn } from '#content/planner/read/words/named-sheets.ts'
import { blockOf, made, noteFor } from '../made.ts'

/** The value of a sum as a calculator gives it, without the code that made it. */
function worked(sum: string): number {
  const [, part, whole] = /^(\d+)% of (\d+)$/.exec(sum) ?? []
  if (part && whole) return (Number(part) * Number(whole)) / 100
  const plain = sum.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  if (!/^[\d\s.+*/()-]+$/.test(plain)) throw new Error(`no sum: ${sum}`)
  return Number(Function(`return ${plain}`)())
}

const number = (answer: string) => Number(answer.trim().replace('−', '-').replace(/\s/g, ''))

describe('the pictures of squares', () => {
  it.each(PIXEL_PICTURES.map((one) => [one.name, one] as const))(
    '%s is a whole grid of few colours',
    (_, one) => {
      const widths = new Set(one.rows.map((row) => row.length))
      const letters = new Set(one.rows.join(''))
      expect(widths.size).toBe(1)
      expect(one.rows.length).toBeGreaterThanOrEqual(8)
      expect(one.rows.length).toBeLessThanOrEqual(10)
      expect([...letters].sort()).toEqual(Object.keys(one.colours).sort())
      expect(letters.size).toBeGreaterThanOrEqual(3)
      expect(letters.size).toBeLessThanOrEqual(5)
      expect(new Set(Object.values(one.colours)).size).toBe(letters.size)
      for (const text of one.matches) expect(text).toMatch(one.pattern)
      for (const text of one.misses) expect(text).not.toMatch(one.pattern)
    },
  )
})

describe('a mystery picture', () => {
  it.each([
    'colour by number addition to 10 year 1',
    'mystery picture times tables 6 7 8',
    'maths mosaic subtraction within 20 y2',
    'colour by code division facts year 4',
    'colour by number percentages of amounts year 7',
    'colour by answer adding integers year 8',
  ])('has one colour for each square, and the picture comes out: %s', (message) => {
    const { pages, key, header } = made(message)
    expect(header).toMatchObject({ form: 'Mystery picture' })
    expect(header.title).not.toMatch(/colou?r|mystery|mosaic/i)
    const sums = blockOf(pages[0]?.blocks, 'board').rows
    const { rows: code } = blockOf(pages[0]?.blocks, 'table')
    const colourOf = new Map(
      code.flatMap(([colour = '', answers = '']) =>
        answers.split(/,\s{2}/).map((answer) => [number(answer), colour] as const),
      ),
    )
    expect(colourOf.size).toBe(code.flatMap(([, answers = '']) => answers.split(/,\s{2}/)).length)
    const { text } = blockOf(key?.blocks, 'heading')
    const picture = PIXEL_PICTURES.find(({ name }) => text.endsWith(name))
    if (!picture) throw new Error(text)
    const painted = sums.map((row) => row.map((sum) => colourOf.get(worked(sum))))
    expect(painted).toEqual(picture.rows.map((row) => [...row].map((letter) => picture.colours[letter])))
    const answers = blockOf(key?.blocks, 'board').rows
    expect(answers.map((row) => row.map(number))).toEqual(sums.map((row) => row.map(worked)))
  })

  it('keeps to the numbers that were asked for', () => {
    const squares = blockOf(
      made('colour by number addition to 10 year 1').pages[0]?.blocks,
      'board',
    ).rows.flat()
    expect(squares.filter((sum) => !sum.includes('+') || worked(sum) > 10)).toEqual([])
  })

  it('shows the picture that the teacher names', () => {
    expect(JSON.stringify(made('colour by number rocket, times tables year 5').key?.blocks)).toContain(
      'a rocket',
    )
  })

  it('says plainly where a topic has no short sums, and asks where none is named', () => {
    const { answer, header } = made('colour by code nouns and verbs y3')
    expect(header.form).not.toBe('Mystery picture')
    expect(answer.notDone?.join(' ')).toContain('not a sheet to colour')
    expect(noteFor('colour by number')).toContain('Which sums')
  })

  it('is not asked for by art or mystery stories', () => {
    expect(['the colour wheel y4', 'a mystery story', 'Roman mosaics'].map(sheetIn)).toEqual([
      null,
      null,
      null,
    ])
  })
})
