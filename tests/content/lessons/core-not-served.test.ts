import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'
import { kit, named, resource } from '../kits/kit-requests.ts'

const said = async (text: string, chat: 'plan' | 'resource' = 'resource') =>
  (await new Conversation().say({ id: 'core', text, chat })).said

describe('what a request is for and the paper does not have', { timeout: 120_000 }, () => {
  it('is the first thing said, in plain words, and never behind a cheerful sentence', () => {
    const made = resource('a recount worksheet on electric circuits year 6', [named(kit)])
    const missing = `You asked for a recount, and this sheet does not have that: it is “${kit.title}”.`
    if (made.format !== 'resource') throw new Error('no resource was made')
    expect(made.note.startsWith(missing)).toBe(true)
    expect(made.note).not.toContain('Here is your')
    expect(made.notDone[0]?.startsWith(missing)).toBe(true)
  })

  it('names a short vowel that the words do not have', () => {
    const made = resource('electric circuits and short u words year 6', [named(kit)])
    expect(made.format === 'resource' && made.note).toMatch(
      /^You asked for short u\. I have no short u sheet/,
    )
  })

  it('is not said of what the paper has', () => {
    const made = resource('worksheet on electric circuits year 6', [named(kit)])
    expect(made.format === 'resource' && made.note).toMatch(/^Here is your worksheet/)
  })

  it('says that a season was not worked in', async () => {
    expect(await said('yr 8 percentages and discounts, black friday sales', 'plan')).toContain('Black Friday')
  })

  it('says how several weeks were filled', async () => {
    const { all } = await new Conversation().say({
      id: 'core',
      text: 'yr 7 tech design a lunchbox that keeps food cool, 4 wks',
      chat: 'plan',
    })
    expect(all).toContain('You named 4 weeks and no number of lessons')
    expect(all).not.toContain('I plan one lesson at a time')
    expect(all.match(/^\| Lesson \d+:/gm)?.length).toBeGreaterThanOrEqual(3)
  })

  it('quotes no scraps and counts no words that the paper serves', async () => {
    const answer = await said('map skills worksheet yr 4 compass n grid refs')
    expect(answer).not.toMatch(/“refs”|does not mention/)
    expect(answer).toContain('grid references')
    const kate = await said(
      'reading passage n questions kate sheppard yr 5, easier version for esol kids too',
    )
    expect(kate).not.toMatch(/mention [^.]*esol/i)
  })

  it('lets students work on what the teacher named where the example is about something else', async () => {
    const made = await new Conversation().say({
      id: 'core',
      text: 'yr 4 writing persuasive dogs on the beach',
      chat: 'plan',
    })
    expect(made.all).toContain('Students do the task on dogs on the beach')
    expect(made.said).toContain('The example in this lesson is not about dogs on the beach')
  })

  it('adds no setting to a lesson that is about it', async () => {
    const made = await new Conversation().say({
      id: 'core',
      text: 'year 4 life cycle of a monarch',
      chat: 'plan',
    })
    expect(made.all).not.toContain('Students do the task on')
  })
})
