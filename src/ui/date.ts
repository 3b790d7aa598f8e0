const DAY = 86_400_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function toDate(time: string | number | Date): Date {
  return time instanceof Date ? time : new Date(time)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** Counts the calendar days on this device between two moments; 0 is the same day. Rounding absorbs daylight saving. */
export function daysAgo(time: string | number | Date, now: Date = new Date()): number {
  return Math.round((midnight(now) - midnight(toDate(time))) / DAY)
}

/** `Nov 21, 2026` (MMM d, yyyy). */
export function shortDate(time: string | number | Date): string {
  const date = toDate(time)
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** `08:42` */
export function clockTime(time: string | number | Date): string {
  const date = toDate(time)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}

/** `3 Nov` */
export function dayMonth(time: string | number | Date): string {
  const date = toDate(time)
  return `${date.getDate()} ${months[date.getMonth()]}`
}

/** `Today, 08:42` · `Thu 19 Nov, 15:35` within a week · `4 Nov, 19:44` · `4 Nov 2025` in another year. */
export function dayTime(time: string | number | Date, now: Date = new Date()): string {
  const date = toDate(time)
  const ago = daysAgo(date, now)
  const day = dayMonth(date)
  if (ago === 0) return `Today, ${clockTime(date)}`
  if (ago > 0 && ago < 7) return `${days[date.getDay()]} ${day}, ${clockTime(date)}`
  if (date.getFullYear() === now.getFullYear()) return `${day}, ${clockTime(date)}`
  return `${day} ${date.getFullYear()}`
}

/** A time short enough for the margin: `08:42` today, `Thu` this week, `4 Nov` before, `2025` in another year. */
export function marginTime(time: string | number | Date, now: Date = new Date()): string {
  const date = toDate(time)
  const ago = daysAgo(date, now)
  if (ago === 0) return clockTime(date)
  if (ago > 0 && ago < 7) return days[date.getDay()] ?? ''
  if (date.getFullYear() === now.getFullYear()) return `${date.getDate()} ${months[date.getMonth()]}`
  return String(date.getFullYear())
}

/** `just now` · `5 min ago` · `2 h ago` · `3 days ago` */
export function agoText(time: number, now: number = Date.now()): string {
  const minutes = Math.floor((now - time) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  const count = Math.floor(minutes / (24 * 60))
  return `${count} ${count === 1 ? 'day' : 'days'} ago`
}
