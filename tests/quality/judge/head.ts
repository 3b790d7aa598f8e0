import { AREA_NAMES } from '../ask/goals.ts'
import { bodyText, type Printed } from '../ask/printed.ts'
import type { Area } from '../data/request.ts'

/** The learning area printed in the head. */
export const areaOf = ({ head }: Printed): Area | null =>
  (Object.keys(AREA_NAMES) as Area[]).find((area) => head.includes(AREA_NAMES[area])) ?? null

/** Years in the head: "Year 0-1", "Years 3 and 4". New entrants are Year 0, which stands with Year 1. */
export function yearsOf({ head }: Printed): Set<number> {
  const lists = [...head.matchAll(/Years? (\d(?:(?:–|-|, | and |\/)\d)*)/g)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.match(/\d/g) ?? []).map((year) => Math.max(1, Number(year))))
}

export const hasYears = (printed: Printed, years: readonly number[]) =>
  years.every((year) => yearsOf(printed).has(Math.max(1, year)))

export const minutesOf = ({ head }: Printed) => Number(/Time: (\d+) minutes/.exec(head)?.[1] ?? Number.NaN)

/** Does it speak of a second (or third) lesson, block or part? */
export function tellsLessons(printed: Printed, lessons: number): boolean {
  const last = lessons === 2 ? '(?:2|two|second)' : '(?:3|three|third)'
  const unit = '(?:lesson|block|period|part|session|day)'
  const pattern = new RegExp(`\\b${unit} ${last}\\b|\\b${last} ${unit}s?\\b`, 'i')
  return pattern.test(`${printed.head}\n${bodyText(printed)}`)
}

/** Pages that a pupil gets. */
export const pagesOf = ({ body }: Printed) => [...body.keys()].filter((id) => id.startsWith('tasks-')).length
