import { describe, expect, it } from 'vitest'
import { isResource } from '#content/resource.ts'
import { Conversation } from '../../../quality/ask/conversation.ts'

async function tickets(text: string) {
  const { doc } = await new Conversation().say({ id: text, text, chat: 'resource' })
  if (!isResource(doc)) throw new Error('no resource was made')
  return doc.sections.flatMap((section) =>
    'tasks' in section ? section.tasks.map(({ prompt }) => prompt) : [],
  )
}

describe('exit tickets on words that were listed', { timeout: 120_000 }, () => {
  it.each<[string, string[]]>([
    ['exit tickets y5 music - pitch, tempo, beat and rhythm', ['pitch', 'tempo', 'beat', 'rhythm']],
    ['exit tickets y6 volcanoes: magma lava vent crater', ['magma', 'lava', 'vent', 'crater']],
  ])('“%s” has one for each', async (text, words) => {
    const made = await tickets(text)
    expect(made).toHaveLength(words.length)
    for (const word of words) expect(made.join()).toContain(`“${word}”`)
  })

  it('has as many as stand on a page', async () => {
    expect(await tickets('exit tickets yr 5 fractions, 6 to a page')).toHaveLength(6)
  })
})
