import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfFileName } from '#documents/files/file-name.ts'
import type { Span } from '#documents/pdf/page-boxes.ts'
import { choosePages } from '#documents/pdf/page-cuts.ts'
import { markerText } from '#documents/render/list-markers.ts'

const boxes = (total: number, parts: Partial<Parameters<typeof choosePages>[0]> = {}) => ({
  total,
  hard: [],
  keep: [],
  soft: [],
  forced: [],
  edges: [],
  heads: [],
  ...parts,
})

/** The edges of the pages, the first and the last included. */
function choosePageCuts(...given: Parameters<typeof choosePages>): number[] {
  return [0, ...choosePages(...given).map(({ bottom }) => bottom)]
}

describe('the ends of pages', () => {
  it('fills pages where no box is in the way', () => {
    expect(choosePageCuts(boxes(2500), 1000)).toEqual([0, 1000, 2000, 2500])
    expect(choosePageCuts(boxes(900), 1000)).toEqual([0, 900])
  })

  it('moves a line, a row or a box to the next page rather than cut it', () => {
    expect(choosePageCuts(boxes(1500, { hard: [[990, 1010]] }), 1000)).toEqual([0, 990, 1500])
    expect(choosePageCuts(boxes(1500, { keep: [[800, 1100]], hard: [[990, 1010]] }), 1000)).toEqual([
      0, 800, 1500,
    ])
    expect(choosePageCuts(boxes(1500, { soft: [[700, 1100]] }), 1000)).toEqual([0, 700, 1500])
  })

  it('gives up a box before it leaves a page three quarters empty, but never a line', () => {
    expect(choosePageCuts(boxes(1500, { soft: [[100, 1050]], hard: [[990, 1010]] }), 1000)).toEqual([
      0, 990, 1500,
    ])
  })

  it('cuts only what is taller than a page, and keeps the breaks that the document asks for', () => {
    expect(choosePageCuts(boxes(2500, { hard: [[10, 1400]] }), 1000)).toEqual([0, 1000, 2000, 2500])
    expect(choosePageCuts(boxes(1200, { forced: [300] }), 1000)).toEqual([0, 300, 1200])
  })

  it('has no empty page where a document that fills its page asks for a new one', () => {
    const line: Span = [950, 1000]
    expect(choosePageCuts(boxes(1500, { hard: [line], forced: [1004] }), 1000)).toEqual([0, 1004, 1500])
    expect(choosePageCuts(boxes(1500, { hard: [line, [1010, 1030]], forced: [1040] }), 1000)).toEqual([
      0, 1000, 1040, 1500,
    ])
  })

  it('leaves room for the head of a table on each page its rows continue on', () => {
    const head = { top: 100, bottom: 150, tableBottom: 2400 }
    const rows: Span[] = Array.from({ length: 45 }, (_, i) => [150 + i * 50, 200 + i * 50])
    expect(choosePages(boxes(2600, { keep: rows, heads: [head] }), 1000)).toEqual([
      { top: 0, bottom: 1000, head: null },
      { top: 1000, bottom: 1950, head },
      { top: 1950, bottom: 2600, head },
    ])
  })

  it('never cuts a line, whatever the lines', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 10, max: 60 })), {
      minLength: 1,
      maxLength: 200,
    })
    fc.assert(
      fc.property(lines, (list) => {
        const hard: Span[] = list.map(([top, height]) => [top, top + height])
        const total = Math.max(...hard.map(([, bottom]) => bottom))
        const cuts = choosePageCuts(boxes(total, { hard }), 1000)
        // Lines that overlap for more than a page cannot all be kept whole.
        const chained = overlapping(hard) > 900
        const cut = cuts
          .slice(1, -1)
          .some((at) => hard.some(([top, bottom]) => top < at - 1 && bottom > at + 1))
        const rising = cuts.every((at, i) => i === 0 || at > (cuts[i - 1] ?? 0))
        return rising && (chained || !cut) && cuts.at(-1) === total
      }),
      { numRuns: 500 },
    )
  })
})

/** The longest stretch that overlapping lines cover without a gap. */
function overlapping(spans: Span[]): number {
  let longest = 0
  let start = 0
  let end = 0
  for (const [top, bottom] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (top >= end) start = top
    end = Math.max(end, bottom)
    longest = Math.max(longest, end - start)
  }
  return longest
}

describe('file name and list marks', () => {
  it('[RES-29] [RES-30] [OP-95] names the file by the title, te reo included', () => {
    expect(pdfFileName('Te wai: ngā pātai 1/2')).toBe('Te_wai__ngā_pātai_1_2.pdf')
    expect(pdfFileName('')).toBe('resource.pdf')
    expect(pdfFileName(' … ')).toBe('resource.pdf')
    expect(pdfFileName('../../etc')).toBe('______etc.pdf')
  })

  it('writes list marks as browsers do', () => {
    expect(
      ['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman', 'decimal'].map((type) =>
        markerText(type, 28),
      ),
    ).toEqual(['ab.', 'AB.', 'xxviii.', 'XXVIII.', '28.'])
    expect(markerText('disc', 1)).toBe('•')
    expect(markerText('none', 1)).toBeNull()
  })
})
