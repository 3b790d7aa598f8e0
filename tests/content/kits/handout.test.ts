import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { resourceHtml } from '#content/render-html.ts'
import { input, kit, named, pages, plan, resource } from './kit-requests.ts'

const CARD = 'Card A: “The lamp went out when I opened the switch.”'
const withHandout: Kit = { ...kit, handout: { title: 'Cards on circuits', paragraphs: [CARD, 'Card B.'] } }

const htmlFor = (content: string) => {
  const answer = resource(content, [named(withHandout)])
  if (answer.format !== 'resource') throw new Error(`got ${answer.format}`)
  return resourceHtml(answer)
}

describe('what the questions of a lesson speak of', () => {
  it('stands above the questions of each page of a worksheet', () => {
    const html = htmlFor('Year 6 worksheet on electric circuits')
    const [, ...pages] = html.split('data-section="tasks-')
    expect(pages).toHaveLength(3)
    for (const page of pages) {
      expect(page).toContain(CARD)
      expect(page.indexOf(CARD)).toBeLessThan(page.indexOf('<li>Card B.') + 1)
      expect(page.indexOf('Card B.')).toBeLessThan(page.indexOf('data-task'))
    }
  })

  it('stays out of a plan, whose steps have it, so that the plan keeps to its two pages', () => {
    const request = input('Year 6 science lesson on electric circuits', [named(withHandout)])
    const resources = planSection(plan(answerRequest(request)), 'resources')
    expect(resources?.text).toBeUndefined()
    expect(resources?.items.join(' ')).not.toContain('Cards on circuits')
  })

  it('stays away from a quiz, whose questions do not speak of it', () => {
    expect(htmlFor('multiple choice quiz on electric circuits, year 6')).not.toContain(CARD)
  })

  it('stands above the cards of an activity, which are still cut out and lettered', () => {
    const html = htmlFor('Year 6 group activity on electric circuits')
    expect(html.indexOf(CARD)).toBeGreaterThan(-1)
    expect(html.indexOf(CARD)).toBeLessThan(html.indexOf('Cards to cut out'))
    expect(html).toContain('<div class="card"')
    expect(html).toMatch(/answers[\s\S]*>A</)
  })

  it('takes no question from an assessment, which may have two pages', () => {
    const asked = (one: Kit) =>
      pages(resource('Year 6 assessment on electric circuits', [named(one)])).flatMap(({ tasks }) =>
        tasks.map(({ prompt }) => prompt),
      )
    expect(asked(withHandout)).toEqual(asked(kit))
  })

  it('is not there where a lesson has none', () => {
    const answer = resource('Year 6 worksheet on electric circuits', [named(kit)])
    if (answer.format !== 'resource') throw new Error(`got ${answer.format}`)
    expect(resourceHtml(answer)).not.toContain('Read what is printed here first')
  })
})
