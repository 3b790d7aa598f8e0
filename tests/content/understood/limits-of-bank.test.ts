import { describe, expect, it } from 'vitest'
import { isResource } from '#content/resource.ts'
import { Conversation } from '../../quality/ask/conversation.ts'

async function sheet(text: string) {
  const { doc } = await new Conversation().say({ id: text, text, chat: 'resource' })
  if (!isResource(doc)) throw new Error('no resource was made')
  const pages = doc.sections.flatMap((section) => ('tasks' in section && 'mark' in section ? [section] : []))
  return { pages, notDone: doc.notDone ?? [] }
}

describe('limits on a sheet from the bank of lessons', { timeout: 120_000 }, () => {
  it.each<[string, number, number]>([
    ['reading passage about earthquakes yr 6 at 2 reading levels w 4 questions each', 2, 4],
    ['reading text on kiwi year 4, 3 reading levels with 4 questions each', 3, 4],
  ])('keep the reading levels of “%s”', async (text, levels, count) => {
    const { pages, notDone } = await sheet(text)
    expect(pages.map(({ tasks }) => tasks.length)).toEqual(Array(levels).fill(count))
    expect(new Set(pages.map(({ text }) => JSON.stringify(text))).size).toBe(levels)
    expect(notDone.join()).not.toContain('levels')
  })

  it('count “12 multi choice” as twelve questions', async () => {
    const { pages, notDone } = await sheet('quiz on volcanoes, 12 multi choice, y5')
    const made = pages.flatMap(({ tasks }) => tasks).length
    expect(made === 12 || notDone.join().includes('You asked for 12 questions')).toBe(true)
  })

  it.each<[string, string]>([
    ['reading passage about earthquakes 400 words y6 with 5 questions', 'You asked for a text of 400 words'],
    ['quiz on planets at 2 levels y5', 'You asked for 2 levels; this has one, the same for everybody.'],
  ])('tell what is not kept of “%s”', async (text, told) => {
    expect((await sheet(text)).notDone.join()).toContain(told)
  })

  it.each<[string, string[]]>([
    ['exit tickets y5 music - pitch, tempo, beat and rhythm', ['pitch', 'tempo', 'beat', 'rhythm']],
    ['exit tickets y6 volcanoes: magma lava vent crater', ['magma', 'lava', 'vent', 'crater']],
  ])('“%s” has a ticket for each', async (text, words) => {
    const made = (await sheet(text)).pages.flatMap(({ tasks }) => tasks.map(({ prompt }) => prompt))
    expect(made).toHaveLength(words.length)
    for (const word of words) expect(made.join()).toContain(`“${word}”`)
  })

  it('has as many tickets as are to stand on a page', async () => {
    const { pages } = await sheet('exit tickets yr 5 fractions, 6 to a page')
    expect(pages.flatMap(({ tasks }) => tasks)).toHaveLength(6)
  })
})
