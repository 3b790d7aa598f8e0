import { LESSONS_COUNTED, SCHOOL_WEEK } from './more-than-one.data.ts'

const DAYS_OF_SCHOOL = 5
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }

/** How many lessons are asked for as a week or as a short sequence; 1 where neither is. */
export function lessonsAsked(text: string): number {
  const counted = LESSONS_COUNTED.pattern.exec(text)?.[1]?.toLowerCase()
  if (counted !== undefined) return COUNTS[counted] ?? Number(counted)
  return SCHOOL_WEEK.pattern.test(text) ? DAYS_OF_SCHOOL : 1
}
