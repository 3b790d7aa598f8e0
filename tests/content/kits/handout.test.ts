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

  it('is printed in a plan to copy where its steps speak of cards that stand nowhere else', () => {
    const needy: Kit = {
      ...withHandout,
      materials: [{ item: 'the cards, one set between two', without: null }],
    }
    const resourcesOf = (one: Kit) =>
      planSection(
        plan(answerRequest(input('Year 6 science lesson on electric circuits', [named(one)]))),
        'resources',
      )
    expect(resourcesOf(needy)?.text?.title).toBe('To copy: Cards on circuits')
    expect(resourcesOf(needy)?.text?.paragraphs).toContain(CARD)
    const long: Kit = {
      ...needy,
      handout: { title: 'Cards on circuits', paragraphs: Array(9).fill(`${CARD} ${CARD}`) },
    }
    expect(resourcesOf(long)?.text).toBeUndefined()
    expect(resourcesOf(long)?.items.join('\n')).toContain(
      '“Cards on circuits” is printed on the worksheet: ask for a worksheet of this lesson',
    )
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
    const written = asked(kit).filter((prompt) => !kit.choices.some((choice) => choice.prompt === prompt))
    // The cards would tell the answers to questions with choices, so that there are none beside them.
    expect(asked(withHandout)).toEqual(expect.arrayContaining(written))
  })
})

describe('the words and facts of a lesson without a handout', () => {
  const BOX = 'Words and facts to use'
  const sheetOf = (one: Kit, content = 'Year 6 worksheet on electric circuits') => {
    const answer = resource(content, [named(one)])
    if (answer.format !== 'resource') throw new Error(`got ${answer.format}`)
    return resourceHtml(answer)
  }

  it('stand above the questions of each page, and no question makes room for them', () => {
    const [, ...pages] = sheetOf(kit).split('data-section="tasks-')
    expect(pages.map((page) => page.includes(BOX))).toEqual([true, true, true])
    expect(pages[0]).toContain('battery: the part that pushes the current')
    expect(pages.map((page) => page.match(/data-task=/g)?.length)).toEqual([5, 5, 4])
  })

  it('leave out what pupils are to explain, what is not certain, and what is said to teachers', () => {
    const html = sheetOf({
      ...kit,
      facts: [
        ...kit.facts,
        { text: 'Students often draw the battery with one wire.', sure: 'certain', where: 'Try it' },
        { text: 'The first battery was a pile of metal.', sure: 'check', where: 'Look it up' },
      ],
    })
    const [sheet = ''] = html.split('data-section="key"')
    expect(sheet).toContain('Current flows only round a complete loop.')
    expect(sheet).not.toContain('Current is not used up in the bulb')
    expect(sheet).not.toContain('Students often draw')
    expect(sheet).not.toContain('pile of metal')
  })

  it('are words alone for the youngest, who cannot read the facts', () => {
    const html = sheetOf({ ...kit, years: [1, 2] }, 'Year 2 worksheet on electric circuits')
    expect(html).toContain('<li>battery: the part that pushes the current')
    expect(html).not.toContain('Current flows only round a complete loop.')
  })

  it('stay away from an assessment, a quiz, and a lesson in a language', () => {
    for (const content of ['Year 6 assessment on electric circuits', 'quiz on electric circuits, year 6'])
      expect(sheetOf(kit, content)).not.toContain(BOX)
    expect(sheetOf({ ...kit, area: 'English' })).not.toContain(BOX)
  })
})
