import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'

const prompts = async (text: string) => {
  const sheet = await new Conversation().say({ id: text, text, chat: 'resource' })
  return sheet.questions.map(({ prompt }) => prompt)
}

/** A story without its names and numbers. */
const shape = (prompt: string) =>
  prompt
    .replace(/\$?\d+/g, 'N')
    .replace(/\p{Lu}\p{L}+/gu, 'X')
    .replace(
      /\b(?:\p{L}+) (?:halves|thirds|quarters|fifths|sixths|eighths|tenths|half|third|quarter|fifth|sixth|eighth|tenth)\b/gu,
      'F',
    )

describe('problems with fractions', () => {
  it('ask for different things, not one story with other numbers', async () => {
    const asked = await prompts('yr 5 fraction word problems')
    expect(new Set(asked.slice(0, 6).map(shape)).size).toBeGreaterThanOrEqual(5)
  })

  it('keep to one part of the whole in Year 3', async () => {
    const asked = await prompts('year 3 problem solving with fractions')
    expect(asked.join(' ')).not.toMatch(
      /\b(?:two|three|four|five|seven) (?:thirds|quarters|fifths|eighths)\b/,
    )
  })

  it('find fractions of amounts in Year 6, and the whole from a part beside them', async () => {
    const asked = await prompts('y6 fractions of amounts worksheet')
    expect(asked.some((prompt) => prompt.startsWith('Find '))).toBe(true)
    expect(asked.some((prompt) => /whole set|What is the number/.test(prompt))).toBe(true)
  })
})
