import { describe, expect, it } from 'vitest'
import { checkEnglish, checkMacrons, checkPlurals, textsIn } from '#content/checks/text.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { NAMED_THEMES } from '#content/planner/prepare/theme.ts'
import { ask, planFor, resourceFor } from '../support.ts'

describe('the settings of word problems', () => {
  it('have names of their own, and texts without a slip', () => {
    const ids = [...NAMED_THEMES, ...THEMES].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const texts = textsIn(NAMED_THEMES)
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([])
    expect([checkEnglish, checkMacrons, checkPlurals].filter((check) => !check(texts).ok)).toEqual([])
  })

  it.each([
    ['fractions of a set, dinosaur theme, year 5', 'Dinosaurs', 'toy dinosaurs'],
    ['rugby themed fractions of a set, year 5', 'Rugby', 'rugby training'],
    ['fractions of a set with word problems about pirates, year 4', 'Pirates', 'gold coins'],
  ])('“%s” is set there', (text, title, things) => {
    const plan = planFor(ask(text))
    expect(planSection(plan, 'header')?.title).toContain(title)
    const all = Array.from({ length: 6 }, (_, at) =>
      JSON.stringify(planFor(ask(text, { messageId: `${at}` }))),
    )
    expect(all.join(' ')).toContain(things)
  })

  it('is named in the title of a worksheet, which stands on each of its pages', () => {
    const sheet = resourceFor(ask('worksheet on money, skateboard theme, year 4'))
    const header = sheet.sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))
    expect(header.join()).toContain('skatepark')
  })

  it('says so where there are no things for a setting', () => {
    const answer = answerRequest(ask('multiplication, opera theme, year 4'))
    expect(answer.format).toBe('plan')
    expect('notDone' in answer ? answer.notDone.join(' ') : '').toContain('not about opera')
  })
})

describe('a reading lesson on a topic', () => {
  it('says that its text is about something else', () => {
    const answer = answerRequest(ask('Year 4 reading comprehension about hedgehogs'))
    expect('notDone' in answer ? answer.notDone.join(' ') : '').toContain('no text about hedgehogs')
  })

  it('is read, not written, whatever the topic is', () => {
    const plan = planFor(ask('reading lesson on lighthouses, year 5, main idea'))
    expect(planSection(plan, 'learning-intention')?.walt).toContain('read closely')
    expect(JSON.stringify(planSection(plan, 'phases'))).not.toContain('Write for ten minutes')
  })

  it('says nothing of the kind where no topic was named', () => {
    const answer = answerRequest(ask('Year 4 reading comprehension'))
    expect('notDone' in answer ? answer.notDone.join(' ') : 'none').not.toContain('no text about')
  })
})
