import type { WireTask } from '../forms/wire-parts.ts'

const HALF_A_DAY = 720
const DAY = 1440
const TIME = /(?<![\d:.])(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b\.?|(?<![\d:.])(\d{1,2}):(\d{2})(?![\d:])/gi

interface Read {
  minutes: number
  /** True where the words say which half of the day is meant. */
  isSure: boolean
}

/** The times of a question, in minutes from midnight. */
function timesIn(prompt: string): Read[] {
  return [...prompt.matchAll(TIME)].map(([, hour, minute, half, bare, rest]) => {
    if (half === undefined) return { minutes: Number(bare) * 60 + Number(rest), isSure: Number(bare) > 12 }
    const after = half.toLowerCase() === 'p' ? HALF_A_DAY : 0
    return { minutes: (Number(hour) % 12) * 60 + Number(minute ?? 0) + after, isSure: true }
  })
}

const minutesOf = (time: string) => {
  const [hours = '0', minutes = '0'] = time.trim().split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Words that name the end of something before its start. */
const END_FIRST =
  /\b(?:end|finish|clos|stop|arriv|got|home|wok|until|by)\p{L}*\b[^.?!]*\b(?:start|began|begin|left|open|from|asleep|bed)/iu

/**
 * True where a length of time is worked out from other times than those of the question: over noon, or from the end to the
 * start.
 */
export function isOtherSpan(prompt: string, { a, b }: Pick<WireTask['proof'], 'a' | 'b'>): boolean {
  const span = (minutesOf(b) - minutesOf(a) + DAY) % DAY
  const times = timesIn(prompt)
  const [first, last] = times
  if (times.length !== 2 || first === undefined || last === undefined) return span > HALF_A_DAY
  const isBackwards = END_FIRST.test(prompt)
  const [start, end] = isBackwards ? [last, first] : [first, last]
  const told = (end.minutes - start.minutes + DAY) % DAY
  if (start.isSure && end.isSure) return span !== told
  return span > HALF_A_DAY || span % HALF_A_DAY !== told % HALF_A_DAY
}
