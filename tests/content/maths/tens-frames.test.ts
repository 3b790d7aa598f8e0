import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'

const ask = (text: string) => new Conversation().say({ id: text, text, chat: 'resource' })
const frames = (html: string) => html.match(/tens frames? with (?:no|\d+) counters/g) ?? []

describe('tens frames', () => {
  it('are drawn beside the questions of a worksheet on them', async () => {
    const sheet = await ask('tens frame worksheet year 1')
    expect(frames(sheet.html).length).toBeGreaterThanOrEqual(12)
    expect(frames(sheet.html).some((frame) => frame.includes('no counters'))).toBe(true)
  })

  it('show both numbers of an addition, and the number that a bond begins with', async () => {
    const sums = await ask('y1 addition to 10 with ten frames worksheet')
    for (const { prompt, figure } of sums.doc?.sections.flatMap((page) =>
      'tasks' in page ? page.tasks : [],
    ) ?? []) {
      const sum = /^(\d) \+ (\d) =/.exec(prompt)
      if (sum && figure?.kind === 'dots') expect(figure.places).toHaveLength(Number(sum[1]) + Number(sum[2]))
    }
    expect(frames(sums.html).length).toBeGreaterThan(5)
    expect(frames((await ask('number bonds to 10 ten frames y1')).html)).not.toEqual([])
  })

  it('stay blank where only frames are asked for', async () => {
    expect(frames((await ask('tens frames')).html)).toEqual([])
  })
})

describe('shapes made from rectangles', () => {
  it.each(['area of L shapes worksheet year 6', 'y7 perimeter of compound shapes'])(
    'are drawn with their sides: %s',
    async (text) => {
      const { html, questions } = await ask(text)
      expect(html.match(/An L-shape with sides of/g)?.length).toBeGreaterThanOrEqual(5)
      const other = text.includes('area') ? /perimeter/ : /area/
      expect(questions.filter(({ prompt }) => other.test(prompt))).toEqual([])
    },
  )
})
