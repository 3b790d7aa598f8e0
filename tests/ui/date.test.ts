import { describe, expect, it } from 'vitest'
import { agoText, dayMonth, daysAgo, dayTime, marginTime, shortDate } from '#ui/date.ts'

const now = new Date(2026, 10, 21, 9, 0)
const at = (month: number, day: number, hour = 8, minute = 42, year = 2026) =>
  new Date(year, month - 1, day, hour, minute)

describe('dates', () => {
  it('writes MMM d, yyyy', () => {
    expect(shortDate(at(11, 3))).toBe('Nov 3, 2026')
  })

  it('says the day as a teacher would', () => {
    expect(dayTime(at(11, 21), now)).toBe('Today, 08:42')
    expect(dayTime(at(11, 19, 15, 35), now)).toBe('Thu 19 Nov, 15:35')
    expect(dayTime(at(11, 14), now)).toBe('14 Nov, 08:42')
    expect(dayTime(at(12, 31, 8, 0, 2025), now)).toBe('31 Dec 2025')
  })

  it('says how old something is, without false precision', () => {
    const ago = (minutes: number) => agoText(now.getTime() - minutes * 60_000, now.getTime())
    expect([0, 0.9, 1, 59, 60, 179, 23 * 60, 24 * 60, 3 * 24 * 60].map(ago)).toEqual([
      ...['just now', 'just now', '1 min ago', '59 min ago'],
      ...['1 h ago', '2 h ago', '23 h ago', '1 day ago', '3 days ago'],
    ])
    expect(dayMonth(at(11, 3))).toBe('3 Nov')
  })

  it('writes the shortest form in the margin', () => {
    expect(
      [at(11, 21), at(11, 20), at(11, 4), at(3, 1, 8, 0, 2024)].map((time) => marginTime(time, now)),
    ).toEqual(['08:42', 'Fri', '4 Nov', '2024'])
  })

  it('counts calendar days, not hours, across daylight saving', () => {
    expect(daysAgo(at(11, 20, 23, 59), at(11, 21, 0, 1))).toBe(1)
    expect(daysAgo(at(9, 26, 12), at(9, 28, 12))).toBe(2)
  })

  it('does not call tomorrow a weekday of this week', () => {
    expect(dayTime(at(11, 22), now)).toBe('22 Nov, 08:42')
  })
})
