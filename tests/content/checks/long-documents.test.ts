import { describe, expect, it } from 'vitest'
import { handEditedReport, planReport } from '#content/checks/shown-report.ts'
import { checkKindness } from '#content/checks/words/unkind.ts'
import { ask, planFor } from '../support.ts'

const plan = planFor(ask('Year 5 fractions of a set, 50 minutes'))
const FACT = 'A set can be shared into equal parts, and each part has a name. '
const withFacts = (count: number) => ({
  ...plan,
  sections: plan.sections.map((section) =>
    section.id === 'prior-knowledge'
      ? { ...section, items: Array.from({ length: count }, (_, n) => `${n}. ${FACT.repeat(6)}`) }
      : section,
  ),
})
const said = (lines: readonly { how: string }[]) => lines.map(({ how }) => how).join(' ')

describe('the checks of a document beyond measure', () => {
  it('are left out on the device and say so, where a plan has hundreds of pages', () => {
    expect(said(planReport(withFacts(3_000), () => undefined))).toContain('too long to be checked')
    expect(said(planReport(plan, () => undefined))).not.toContain('too long')
  })

  it('count words and no pictures', () => {
    const picture = `<p>Kia ora</p><img src="data:image/png;base64,${'A'.repeat(200_000)}">`
    expect(said(handEditedReport(picture))).not.toContain('too long')
    expect(said(handEditedReport(`<p>${FACT.repeat(3_000)}</p>`))).toContain('too long')
  })

  it('see a belittling statement that is looked at, however many texts stand beside it', () => {
    const boys = 'Boys are better at maths than girls.'
    expect(checkKindness([boys]).ok).toBe(false)
    expect(checkKindness([`Read: “${boys}”`, 'It is a stereotype.', ...Array(500).fill(FACT)]).ok).toBe(true)
  })
})
