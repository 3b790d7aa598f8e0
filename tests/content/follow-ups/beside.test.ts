import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'

async function talk(chat: 'plan' | 'resource', ...texts: string[]) {
  const conversation = new Conversation()
  const printed = []
  for (const text of texts) printed.push(await conversation.say({ id: text, text, chat }))
  // What changed quotes the document before.
  return printed.map(({ all, said }) => `${said.replace(/^What changed\n(?:- .*\n)+/, '')}\n${all}`)
}

describe('a follow-up', { timeout: 120_000 }, () => {
  it('for a harder version beside the sheet says where the first one is', async () => {
    const [, after] = await talk(
      'resource',
      'adding two digit numbers worksheet year 3',
      'make a harder version as well',
    )
    expect(after).toContain('This is the harder version by itself.')
  })

  it('puts a new cost and a new time in place of the old ones', async () => {
    const [, after = ''] = await talk(
      'resource',
      'letter home, museum trip fri 8 may, $6, bus leaves 9.15',
      'its $9 now and bus leaves 8.50am',
    )
    expect(after).toContain('$9')
    expect(after).not.toContain('$6')
    expect(after).toMatch(/leaves 8\.50am/i)
    expect(after).not.toContain('9.15')
  })

  it('asks for a number of sessions with the length of each', async () => {
    const [, after] = await talk('plan', 'year 6 volcanoes lesson', 'two sessions, 40 min each')
    expect(after).toContain('2 lessons of 40 minutes')
  })

  it('makes a quiz with choices one of several kinds', async () => {
    const [, after] = await talk(
      'resource',
      'quiz on the water cycle year 6 multichoice 8 questions',
      '10 questions and some true/false',
    )
    expect(after).toMatch(/10 questions: some with choices, some true or false/)
  })

  it('sets groups that take turns', async () => {
    const [, after] = await talk('plan', 'year 5 equivalent fractions', 'put it in a rotation with 3 groups')
    expect(after).toContain('Your three groups take turns')
  })

  it('says that answers on the back stand on a page of their own already', async () => {
    const [, after] = await talk('resource', 'year 4 perimeter worksheet', 'can i have answers on the back')
    expect(after).toContain('The answers stand on a teacher page of their own')
  })

  it('for students new to English leaves the work of the class as it is', async () => {
    const [, after] = await talk(
      'plan',
      'year 5 volcanoes lesson',
      'make it simpler for my two esol kids who just arrived',
    )
    expect(after).toMatch(/(?:new to|learning) English/)
    expect(after).not.toContain('Everyone can start like this')
  })
})
