import { describe, expect, it } from 'vitest'
import { isPrinted } from '#content/planner/kits/matter-words.ts'
import { Conversation } from '../../quality/ask/conversation.ts'

describe('a second matter that the lesson does not have', () => {
  it('is not taken for a word with another first letter', () => {
    expect(isPrinted('seasons', new Set(['reason']))).toBe(false)
    expect(isPrinted('seasons', new Set(['season']))).toBe(true)
    expect(isPrinted('perimiter', new Set(['perimeter']))).toBe(true)
  })

  it('is told though a later lesson is named', async () => {
    const text = 'why do we have seasons and day and night yr 5 science, have a torch and some balls'
    const { said, all } = await new Conversation().say({ id: 'seasons', text, chat: 'plan' })
    expect(`${said}\n${all}`).toMatch(/mentions? (?:seasons|day and night)/u)
  })
})
