import { describe, expect, it } from 'vitest'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { withPaperNames } from '#documents/html/paper-names.soon.ts'
import { NO_CLASS } from '#domain/class/teacher-class.ts'
import { ask, planFor, resourceFor } from '../content/support.ts'

const NAMES = { ...NO_CLASS, teacher: 'Whaea Ngata', room: 'Rimu', school: 'Te Kura o Waiora', years: [5] }
const asked = ask('Year 5 fractions of a set, 50 minutes')
const plan = planHtml(planFor(asked))
const sheet = resourceHtml(resourceFor(asked))

describe("the teacher's names on paper", () => {
  it('are letters, whatever is in them', () => {
    const bad = {
      ...NAMES,
      teacher: '<script>alert(1)</script>',
      room: '"><img src=x onerror=alert(1)>',
      school: '$& $1 </p><b>',
    }
    for (const html of [plan, sheet]) {
      const paper = withPaperNames(html, bad)
      expect(paper).not.toMatch(/<script|<img src=x|<\/p><b>/)
      expect(paper).toContain('$&amp; $1 &lt;/p&gt;&lt;b&gt;')
    }
  })

  it('fill the line at the head of a plan, and leave the date to be written', () => {
    expect(withPaperNames(plan, NAMES)).toContain(
      '<div class="name"><span>Teacher <b>Whaea Ngata</b></span><span>Class <b>Year 5</b></span><span>Room <b>Rimu</b></span><span>Date </span></div>',
    )
  })

  it('name no class on a plan for other years', () => {
    expect(withPaperNames(plan, { ...NAMES, years: [3] })).toContain('<span>Class </span>')
  })

  it('do not take the place of a class that the request named', () => {
    const named = planHtml(planFor(ask('Year 3, Room 12: fractions of a set, 50 minutes')))
    expect(withPaperNames(named, NAMES)).toMatch(/<span>Class [^<]*Room 12[^<]*<\/span>/)
  })

  it('leave blanks blank where nothing is told, and such a document as it was', () => {
    expect(withPaperNames(plan, NO_CLASS)).toBe(plan)
    expect(withPaperNames(sheet, NO_CLASS)).toBe(sheet)
  })

  it('put the school first on the paper, once, also where a document has no head of ours', () => {
    for (const html of [
      plan,
      sheet,
      '<p>Words</p>',
      '<!doctype html><html><body class="x"><p>Words</p></body></html>',
    ]) {
      const paper = withPaperNames(html, NAMES)
      expect(paper.split('Te Kura o Waiora')).toHaveLength(2)
      expect(paper.indexOf('Te Kura o Waiora')).toBeLessThan(paper.search(/<section|<p>Words/))
    }
  })

  it('print the logo beside the school, or alone, and nothing that is no picture', () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo='
    expect(withPaperNames(sheet, { ...NAMES, logo })).toMatch(
      /<p data-paper="school"[^>]*><img src="data:image\/png;base64,iVBORw0KGgo=" alt=""[^>]*>Te Kura o Waiora<\/p>/,
    )
    expect(withPaperNames(sheet, { ...NO_CLASS, logo })).toContain('alt="School logo"')
    for (const bad of [
      'javascript:alert(1)',
      'https://example.org/x.png',
      'data:image/png;base64,a" onerror="x',
    ])
      expect(withPaperNames(sheet, { ...NO_CLASS, logo: bad })).toBe(sheet)
  })

  it('leave a line alone that the teacher has filled in by hand', () => {
    const byHand = plan.replace('<span>Teacher</span>', '<span>Teacher Mr Bell</span>')
    expect(withPaperNames(byHand, NAMES)).toContain('<span>Teacher Mr Bell</span><span>Class </span>')
  })
})
