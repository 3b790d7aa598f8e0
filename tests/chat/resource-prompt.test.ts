// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  AUTO_SUBMIT_MS,
  hasResourcePrompt,
  leaveResourcePrompt,
  promptFromPlan,
  takeResourcePrompt,
} from '#features/chat/actions/resource-prompt.ts'

beforeEach(() => localStorage.clear())

describe('the prompt from a lesson plan', () => {
  it('[GEN-23] [CHAT-106] is left and found under resourceGeneratorPrompt', () => {
    expect(leaveResourcePrompt('A worksheet')).toBe(true)
    expect(localStorage.getItem('resourceGeneratorPrompt')).toBe('A worksheet')
    expect(hasResourcePrompt()).toBe(true)
  })

  it('[CHAT-107] [CHAT-109] is removed when it is taken, and cannot be taken twice', () => {
    leaveResourcePrompt('A worksheet')
    expect(takeResourcePrompt()).toBe('A worksheet')
    expect(localStorage.getItem('resourceGeneratorPrompt')).toBeNull()
    expect(takeResourcePrompt()).toBeUndefined()
  })

  it('is none when only blanks were stored', () => {
    localStorage.setItem('resourceGeneratorPrompt', '  \n')
    expect(takeResourcePrompt()).toBeUndefined()
  })

  it('[GEN-20] holds the plan when there is no summary, and never more than a message may hold', () => {
    expect(promptFromPlan('WALT find a fraction of a set')).toContain('WALT find a fraction of a set')
    expect(promptFromPlan('a'.repeat(50_000)).length).toBe(20_000)
  })

  it('waits 500 ms before it is sent', () => {
    expect(AUTO_SUBMIT_MS).toBe(500)
  })
})
