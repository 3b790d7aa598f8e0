import { describe, expect, it } from 'vitest'
import { Conversation } from '../../quality/ask/conversation.ts'

const titleOf = async (text: string) =>
  (await new Conversation().say({ id: 'beside', text, chat: 'plan' })).title

describe('a lesson of the bank that is beside the request', { timeout: 120_000 }, () => {
  it('gives way to the questions on what was asked for', async () => {
    expect(await titleOf('softball fractions year 5')).toMatch(/fractions/i)
    expect(await titleOf('numbers under zero on a lift year 6')).toMatch(/negative/i)
    expect(await titleOf('rhombi and trapeziums year 6')).toMatch(/quadrilateral/i)
    expect(await titleOf('range and the mode of our arm spans year 7')).toMatch(/mode and range/i)
  })

  it('does not make a walk round the grounds a lesson on rounding', async () => {
    expect(await titleOf('maths hunt round the grounds year 4')).not.toMatch(/rounding/i)
  })

  it('stays where it does what was asked for, in whatever setting', async () => {
    expect(await titleOf('food chains in the mangroves year 3')).toMatch(/food chain/i)
  })
})
