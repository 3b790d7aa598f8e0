import { describe, expect, it } from 'vitest'
import { chatAddress, GENERATOR_TITLES } from '#features/chat/chat-address.ts'
import { sendProblem } from '#features/chat/composer/send/send-problem.ts'
import { isAtBottom } from '#features/chat/messages/follow-end.ts'
import { endText, startText } from '#features/chat/messages/reply/announcements.ts'
import { renameOutcome } from '#features/chat/sidebar/rename-field.tsx'

describe('renaming', () => {
  it('[CHAT-57] saves a title on Enter, and stays open when it is empty', () => {
    expect(renameOutcome('enter', 'New')).toBe('save')
    expect(renameOutcome('enter', '  ')).toBe('stay')
  })

  it('[CHAT-58] is cancelled by Escape', () => {
    expect(renameOutcome('escape', 'New')).toBe('cancel')
  })

  it('[CHAT-59] [CHAT-60] saves a title when the field is left, and cancels when it is empty', () => {
    expect(renameOutcome('blur', 'New')).toBe('save')
    expect(renameOutcome('blur', ' ')).toBe('cancel')
  })
})

describe('the transcript', () => {
  it('[CHAT-144] counts as at the bottom within 10 px', () => {
    const list = { scrollHeight: 2000, clientHeight: 800 }
    expect(isAtBottom({ ...list, scrollTop: 1190 })).toBe(true)
    expect(isAtBottom({ ...list, scrollTop: 1189 })).toBe(false)
    expect(isAtBottom({ ...list, scrollTop: 1204 })).toBe(true)
  })

  it('announces a reply once when it begins and once when it ends', () => {
    expect(startText('lessonPlan')).toBe('Writing your plan…')
    expect(endText('lessonPlan', 'done', 6)).toBe('Lesson plan ready, 6 sections.')
    expect(endText('lessonPlan', 'done', 0)).toBe('Reply ready.')
    expect(endText('resourceGenerator', 'done', 3)).toBe('Resource ready.')
    expect(endText('lessonPlan', 'failed', 3)).toBe('This reply could not be finished.')
  })
})

describe('addresses and texts', () => {
  it('[OP-35] gives each generator its own chat address', () => {
    expect(chatAddress('lessonPlan', 'x').to).toBe('/lesson-plan/chat/$sessionId')
    expect(chatAddress('resourceGenerator', 'x').to).toBe('/resource/chat/$sessionId')
    expect(GENERATOR_TITLES.lessonPlan).toBe('Lesson Plan Generator')
  })

  it('[CHAT-85] [CHAT-157] explains a failed send in the specification’s text', () => {
    expect(sendProblem('limit')).toEqual({
      title: 'Message limit reached',
      text: 'You have reached your message limit. Please upgrade to continue.',
    })
    expect(sendProblem('not_found').text).toBe('Failed to send message. Please try again.')
  })

  it('says on a full disk that the message is still there', () => {
    expect(sendProblem('storage_full').text).toContain('still in the box')
  })
})
