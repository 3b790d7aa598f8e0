import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const safetyOf = (content: string) => planSection(planFor(ask(content)), 'safety')?.items ?? []

describe('what somebody in the class must not eat or touch', () => {
  it.each([
    ['year 7 food technology, design a lunch wrap, 1 coeliac', /gluten free.*Cornflour must say maize/],
    ['year 3 science, oobleck, one kid has a wheat allergy', /made from wheat/],
    ['year 7 food technology, a snack bar, 1 nut allergy', /may contain nuts/],
    ['year 7 food technology, a lunch wrap, 2 halal', /certified halal/],
    ['year 4 science, bees and flowers, one boy is allergic to bees', /EpiPen/],
  ])('stands first under safety for “%s”', (content, line) => {
    expect(safetyOf(content)[0]).toMatch(line)
  })

  it('says a line for each that was named', () => {
    const items = safetyOf('year 7 food technology, a lunch wrap, 1 coeliac 2 halal 1 nut allergy')
    expect(items.filter((item) => item.startsWith('For anyone')).length).toBe(3)
  })

  it('stands on the teacher page of a worksheet, and never on a page for students', () => {
    const sheet = resourceFor(ask('Year 5 worksheet on food groups, 1 nut allergy'))
    const pages = sheet.sections.filter(({ id }) => id.startsWith('tasks-'))
    expect(JSON.stringify(sheet.sections)).toContain('may contain nuts')
    expect(JSON.stringify(pages)).not.toContain('allergy')
  })

  it('says nothing where nobody was named', () => {
    expect(safetyOf('year 4 science, growing wheat').join(' ')).not.toContain('gluten')
  })
})
