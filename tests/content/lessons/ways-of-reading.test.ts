import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'

const lesson = async (text: string) => {
  const printed = await new Conversation().say({ id: text, text, chat: 'plan' })
  return { ...printed, told: `${printed.said}\n${printed.all}` }
}

describe('a lesson named by how a class reads', { timeout: 120_000 }, () => {
  it.each([
    ['guided reading session y3, fluency group at turquoise level', 'Scoop the words'],
    ['guided reading y4', 'guided reading'],
    ['literature circles y7', 'Literature circles'],
    ['visual text film study y7 camera angles', 'film scene'],
  ])('is one on reading, and neither on measuring nor on turns: %s', async (text, title) => {
    expect((await lesson(text)).title).toContain(title)
  })

  it('is on no other learning area where there is none on it, and that is said', async () => {
    const { title, told } = await lesson(
      'buddy reading with our y6 buddies and new entrants, what can they do',
    )
    expect(title).toBe('Lesson plan: Buddy reading')
    expect(told).toContain('I have no lesson on buddy reading yet')
    expect(told).not.toContain('There is no text about')
  })

  it('has its text told by what it is about, and its level told as unknown', async () => {
    const { told } = await lesson('y2 shared reading big book on kai, 25min')
    expect(told).toContain('There is no text about kai here yet')
    expect(told).toContain('what it says about kai')
    expect((await lesson('guided reading yr 2 yellow level')).told).toContain(
      'I do not know which texts are at yellow level',
    )
  })

  it('is told where the lesson found is on writing', async () => {
    expect((await lesson('reading to y0/1 poem of the week lesson')).told).toMatch(
      /You asked for reading, and “[^”]*poem[^”]*” is a lesson on writing/,
    )
  })
})

describe('the name of the lesson itself', { timeout: 60_000 }, () => {
  it.each([
    ['empathy lesson y3, lots of meanness at morning tea', 'Empathy'],
    [
      'y4 writing block 60 mins, recounts, half the class hates writing',
      'Zoom in: a recount of a trip worth reading',
    ],
  ])('and how the class feels are no part of what it is about: %s', async (text, title) => {
    const made = await lesson(text)
    expect(made.title).toBe(`Lesson plan: ${title}`)
    expect(made.told).not.toMatch(/empathy lesson|block, |hates/)
  })
})
