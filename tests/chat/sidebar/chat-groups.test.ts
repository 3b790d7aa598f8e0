import { describe, expect, it } from 'vitest'
import { chatTime, groupByDay, shownTitle } from '#features/chat/sidebar/chat-groups.ts'

const now = new Date(2026, 10, 21, 9, 0)
const at = (year: number, month: number, day: number, hour = 8, minute = 42) => ({
  chat: { updated_at: new Date(year, month - 1, day, hour, minute).toISOString() },
})

describe('the chat list', () => {
  it('is grouped by the calendar days of the device, in the order given', () => {
    const entries = [at(2026, 11, 21), at(2026, 11, 20, 23, 59), at(2026, 11, 15), at(2026, 11, 14, 23, 59)]
    expect(groupByDay(entries, now).map(({ group, entries: some }) => [group, some.length])).toEqual([
      ['Today', 1],
      ['This week', 2],
      ['Earlier', 1],
    ])
  })

  it('leaves out groups without chats and keeps a chat from a clock ahead of ours under Today', () => {
    expect(groupByDay([at(2026, 11, 22)], now).map(({ group }) => group)).toEqual(['Today'])
    expect(groupByDay([], now)).toEqual([])
  })

  it('[CHAT-39] shows the local date and time hh:mm, also for another year', () => {
    expect(chatTime(at(2026, 11, 21).chat.updated_at, now)).toBe('Today, 08:42')
    expect(chatTime(at(2026, 11, 19, 15, 5).chat.updated_at, now)).toBe('Thu 19 Nov, 15:05')
    expect(chatTime(at(2025, 3, 4, 7, 0).chat.updated_at, now)).toBe('4 Mar 2025, 07:00')
  })

  it('[CHAT-42] shows an empty title as Untitled Chat', () => {
    expect(shownTitle('')).toBe('Untitled Chat')
    expect(shownTitle('  ')).toBe('Untitled Chat')
    expect(shownTitle('Planting the māra kai')).toBe('Planting the māra kai')
  })
})
