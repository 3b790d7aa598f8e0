import type { ChatSession } from '#domain/rows.ts'
import { clockTime, daysAgo, dayTime } from '#ui/date.ts'

type DayGroup = 'Today' | 'This week' | 'Earlier'

const GROUPS: readonly DayGroup[] = ['Today', 'This week', 'Earlier']

/** Counts in the reader's own calendar days. This week means the six days before today. */
function dayGroup(updatedAt: string, now: Date): DayGroup {
  const days = daysAgo(updatedAt, now)
  if (days <= 0) return 'Today'
  return days < 7 ? 'This week' : 'Earlier'
}

/** Keeps the order of the list inside each group and leaves empty groups out. */
export function groupByDay<T extends { chat: Pick<ChatSession, 'updated_at'> }>(
  entries: readonly T[],
  now: Date,
): { group: DayGroup; entries: T[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => dayGroup(entry.chat.updated_at, now) === group),
  })).filter(({ entries: some }) => some.length > 0)
}

/** The local date and the time `hh:mm` of the last message, also for other years [CHAT-39]. */
export function chatTime(updatedAt: string, now: Date): string {
  const text = dayTime(updatedAt, now)
  return /\d\d:\d\d$/.test(text) ? text : `${text}, ${clockTime(updatedAt)}`
}

/** An empty title is shown as `Untitled Chat` [CHAT-42]. */
export function shownTitle(title: string): string {
  return title.trim() || 'Untitled Chat'
}
