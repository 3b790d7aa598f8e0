import { describe, expect, it } from 'vitest'
import * as consentWords from '#content/planner/forms/letter/consent.data.ts'
import { GEAR_ASKED, GEAR_LISTS, GEAR_WORDS } from '#content/planner/forms/letter/gear-lists.data.ts'
import { letterFacts } from '#content/planner/forms/letter/letter-facts.ts'
import * as letterWords from '#content/planner/forms/letter/letter-words.data.ts'
import { USUAL_LINES } from '#content/planner/forms/letter/usual-lines.data.ts'
import { made } from './made.ts'

const linesOf = (message: string) =>
  (made(message).pages[0]?.blocks ?? []).flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  )

const WORDS = Object.values({ ...letterWords, ...consentWords }).flatMap((value) =>
  typeof value === 'object' && 'matches' in value && 'pattern' in value ? [value] : [],
)

describe('the words of letters', () => {
  it.each([GEAR_ASKED, GEAR_WORDS, ...GEAR_LISTS, ...WORDS].map((one) => [one.matches[0], one] as const))(
    '%s',
    (_, one) => {
      for (const text of one.matches) expect(text).toMatch(one.pattern)
      for (const text of one.misses) expect(text).not.toMatch(one.pattern)
    },
  )
})

describe('a letter about a stay away from home', () => {
  it('leaves room for the cost, and asks whom to ring, for medicine and for food', () => {
    const lines = linesOf('letter home about our camp to parents, year 6, 3 days in march, permission slip')
    expect(lines).toContain('We are writing to tell you about our camp.')
    expect(lines).toContain('When: 3 days in March')
    expect(lines.filter((line) => /^Where: _+$|^Cost: _+$/.test(line))).toHaveLength(2)
    expect(lines.join('\n')).toMatch(/Emergency contact[\s\S]*Medical needs[\s\S]*does not eat/)
  })

  it('asks for none of it in a letter about a day at school', () => {
    const lines = linesOf(
      'letter home about swimming sports friday 12 march need permission and parent helpers',
    )
    expect(lines.join('\n')).not.toMatch(/Emergency|Cost:/)
    expect(lines).toContain('We need parent helpers')
  })
})

describe('what a letter home is about', () => {
  it.each([
    [
      'parent letter about camp at year 6, 3 days, gear list',
      { topic: 'camp', howLong: '3 days', points: [] },
    ],
    [
      'letter home about school camp at Lake Taupō 12-14 March, cost $180, gear list and permission slip',
      { topic: 'school camp', when: '12-14 March', where: 'Lake Taupō', cost: '$180', points: [] },
    ],
    [
      'parent note cross country Thursday 1pm at the domain, rain date Friday',
      { topic: 'cross country', when: 'Thursday 1pm', where: 'the domain', rainDate: 'Friday' },
    ],
    [
      'note home photo day wednesday full uniform',
      { topic: 'photo day', when: 'Wednesday', points: ['full uniform'] },
    ],
    ['note home library day is tuesday, please return books', { topic: 'library day', where: null }],
    [
      'swimming letter home, starts monday week 3, togs towel goggles',
      { bring: ['togs', 'towel', 'goggles'] },
    ],
    ['sun hat letter to parents term 4 y2', { topic: 'sun hat', when: 'term 4' }],
    [
      'notice home sausage sizzle this friday $2.50 each bring coins',
      { topic: 'sausage sizzle', cost: '$2.50 each', bring: ['coins'] },
    ],
    [
      'mufti day note to parents gold coin wear red friday 14 june',
      { topic: 'mufti day', cost: 'gold coin', points: ['wear red'] },
    ],
    [
      'letter to parents re mid year reports going home week 10',
      { topic: 'mid year reports going home', when: 'week 10' },
    ],
    [
      'letter to parents: class trip to Orana Park Thurs 20 Nov, $15, bring lunch, hat, drink',
      {
        topic: 'class trip to Orana Park',
        where: 'Orana Park',
        when: 'Thursday 20 November',
        bring: ['lunch', 'hat', 'drink'],
      },
    ],
    [
      'note home to remind about togs for swimming every tuesday and thursday',
      { topic: 'togs for swimming', when: 'every Tuesday and Thursday' },
    ],
  ])('is read from: %s', (message, facts) => {
    expect(letterFacts(message)).toMatchObject(facts)
  })
})

describe('a letter home', () => {
  it('prints a usual list where a gear list is asked for, and says that it is to be changed', () => {
    const lines = linesOf('parent letter about camp at year 6, 3 days, gear list')
    expect(lines).toContain('We are writing to tell you about our camp.')
    expect(lines).toContain('Sleeping bag and pillow')
    expect(lines.join(' ')).toContain('change to suit')
    expect(linesOf('parent letter about camp year 6').join(' ')).not.toContain('Sleeping bag')
  })

  it('has a slip to cut off where one is asked for', () => {
    const { html } = made('beach trip letter home, wed 10 feb, permission slip')
    expect(html).toContain('Please cut off and return')
  })

  it('has no place and no day to fill in where the matter has none, and tells of head lice without blame', () => {
    const text = linesOf('write a letter home about headlice').join(' ')
    expect(text).toContain('about headlice')
    expect(text).not.toMatch(/When: _|Where: _|learning to/)
    expect(text).toContain('Check again after a week')
  })

  it('asks for helpers where helpers are asked for', () => {
    expect(linesOf('letter to parents asking for helpers on our trip to the zoo tuesday 3 march')).toContain(
      'We are writing to ask for helpers on our trip to the zoo.',
    )
  })

  it('says that there is no diagram to label', () => {
    const said = (message: string) => made(message).answer.notDone?.join(' ') ?? ''
    expect(said('label the parts of the skeleton worksheet')).toContain('no diagram to label')
    expect(said('plants worksheet year 2')).not.toContain('diagram')
  })
})

describe('a letter on a matter of every day', () => {
  it.each(USUAL_LINES.map((one) => [one.matches[0], one] as const))('knows it by its words: %s', (_, one) => {
    for (const text of one.matches) expect(text).toMatch(one.pattern)
    for (const text of one.misses) expect(text).not.toMatch(one.pattern)
  })

  it('says what is usually said of it', () => {
    expect(linesOf('email to parents about a behaviour incident, year 6').join('\n')).toMatch(
      /What we did straight away: _+/,
    )
    expect(linesOf('letter home start of the year new entrants').join('\n')).not.toContain('learning to')
  })

  it.each([
    [
      'note home trip to the zoo need gold coin $5 and packed lunch',
      ['Where: the zoo', 'Cost: gold coin $5', 'Packed lunch'],
    ],
    [
      'permission slip trip to te papa year 5',
      ['Where: Te Papa', 'We are writing to tell you about our trip to Te Papa.'],
    ],
  ])('keeps cost, place and things to bring apart: %s', (message, lines) => {
    expect(linesOf(message)).toEqual(expect.arrayContaining([...lines]))
  })

  it('is a slip with a blank for everything, where only a permission slip was named', () => {
    const lines = linesOf('permission slip').join('\n')
    for (const name of ['When', 'Where', 'Cost', 'How we travel', 'Please bring'])
      expect(lines).toMatch(new RegExp(`^${name}: _+$`, 'm'))
  })
})

describe('a letter typed in a hurry', () => {
  it.each([
    ['letter home to parents yr 6 camp gear list n permission', 'our camp', 'Camp'],
    ['letter to parents abt yr 4 zoo trip n permission slip', 'our zoo trip', 'Zoo trip'],
    ['note home w gear list for yr 7 ski camp & consent', 'our ski camp', 'Ski camp'],
    ['letter home parents swimming next wk togs n towel', 'our swimming', 'Swimming'],
    ['letter to whanau abt noho marae yr 8 gear n permission', 'our noho marae', 'Noho marae'],
  ])('tells in whole words what it is about: %s', (message, about, title) => {
    const lines = linesOf(message)
    expect(lines).toContain(`We are writing to tell you about ${about}.`)
    expect(made(message).header.title).toBe(title)
    expect(lines.join(' ')).not.toMatch(/(?<![\p{L}\d])(?:n|w|wk|abt|yr)(?![\p{L}\d])|&/u)
  })

  it('leaves a blank where its words name no matter', () => {
    const lines = linesOf(
      'letter to parents the kids have all been so tired and grumpy this week that we are all going mad',
    )
    expect(lines.join(' ')).not.toContain('grumpy')
  })
})

describe('a slip for an outing', () => {
  const text = (message: string) => JSON.stringify(made(message).pages[0]?.blocks)

  it('has words of consent, the activities and a day to return it by', () => {
    const printed = text('year 6 camp letter with gear list and permission slip')
    for (const part of [
      'What we will do',
      'How we travel',
      'I give permission for my child to take part in the activities named',
      'medical treatment',
      'Please return this slip by',
    ])
      expect(printed).toContain(part)
  })

  it('asks for yes or no on a day at school', () => {
    const printed = text('sports day note home with reply slip')
    expect(printed).toContain('Yes, my child may take part.')
    expect(printed).not.toContain('medical treatment')
  })
})

describe('a newsletter', () => {
  it('tells each matter that was named', () => {
    const { header, pages } = made(
      'newsletter item room 5 what we did this term matariki art and cross country',
    )
    expect(header.title).toBe('News from Room 5')
    const headings = pages[0]?.blocks?.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(headings?.slice(0, 2)).toEqual(['Matariki art', 'Cross country'])
  })

  it('stays a note where it tells of a day to come', () => {
    expect(made('newsletter item about swimming sports friday 12 march bring togs').header.title).toBe(
      'Swimming sports',
    )
  })
})

describe('names of places in a letter', () => {
  it.each([
    ['note home about our whangarei library visit y3', 'Whangārei Library'],
    ['letter to parents hamilton zoo trip', 'Hamilton Zoo'],
    ['note to whanau about te papa', 'Te Papa'],
  ])('have their capitals: %s', (message, name) => {
    expect(made(message).html).toContain(name)
  })
})
