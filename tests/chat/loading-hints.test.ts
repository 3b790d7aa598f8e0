import { describe, expect, it } from 'vitest'
import { hintAt, LOADING_HINTS, nextHintIn } from '#features/chat/messages/reply/loading-hints.ts'

const lesson = LOADING_HINTS.lessonPlan
const resource = LOADING_HINTS.resourceGenerator

describe('loading hints', () => {
  it('[CHAT-123] start exactly after 13 seconds', () => {
    expect(hintAt(lesson, 12_999)).toBeUndefined()
    expect(hintAt(lesson, 13_000)).toBe('Analysing your lesson requirements...')
    expect(nextHintIn(lesson, 0)).toBe(13_000)
  })

  it('[CHAT-124] change every 4 seconds', () => {
    expect(hintAt(lesson, 16_999)).toBe(lesson[0])
    expect(hintAt(lesson, 17_000)).toBe(lesson[1])
    expect(nextHintIn(lesson, 13_000)).toBe(4_000)
    expect(nextHintIn(lesson, 14_500)).toBe(2_500)
  })

  it('[CHAT-126] stop at the last line', () => {
    expect(hintAt(lesson, 13_000 + 3 * 4_000)).toBe(lesson[3])
    expect(hintAt(lesson, 10_000_000)).toBe(lesson[3])
    expect(nextHintIn(lesson, 13_000 + 3 * 4_000)).toBeUndefined()
  })

  it('[CHAT-127] are the four lines of a lesson plan, in order', () => {
    expect([0, 1, 2, 3].map((step) => hintAt(lesson, 13_000 + step * 4_000))).toEqual([
      'Analysing your lesson requirements...',
      'Crafting engaging activities...',
      'Aligning with NZ curriculum ...',
      'Finalising your lesson plan...',
    ])
  })

  it('[CHAT-128] [CHAT-129] are six lines for a resource and end with its own', () => {
    expect(resource).toHaveLength(6)
    expect(hintAt(resource, 13_000 + 5 * 4_000)).toBe('Finalising your resource ...')
  })
})
