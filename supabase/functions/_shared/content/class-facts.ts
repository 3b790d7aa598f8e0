/**
 * What the planner may know of a teacher's class, told once and used where a request says nothing. No names, no room: those
 * are only printed. It imports nothing, because the app reads it too.
 */
export interface ClassFacts {
  /** 1 to 8, rising. */
  years?: readonly number[]
  /** The number of ākonga. */
  size?: number | null
  /** Some learn English as a further language. */
  esol?: boolean | null
  devices?: 'none' | 'shared' | 'each' | null
}

const isYear = (year: unknown) => Number.isInteger(year) && Number(year) >= 1 && Number(year) <= 8
const isSize = (size: unknown): size is number =>
  Number.isInteger(size) && Number(size) >= 1 && Number(size) <= 60

/** The facts in a value from outside; whatever is no fact is left out. */
export function classFactsIn(from: unknown): ClassFacts | undefined {
  if (typeof from !== 'object' || from === null) return undefined
  const { years, size, esol, devices } = from as ClassFacts
  return {
    ...(Array.isArray(years) && years.length > 0 && years.every(isYear) ? { years } : {}),
    ...(isSize(size) ? { size } : {}),
    ...(esol === true ? { esol } : {}),
    ...(devices === 'none' ? { devices } : {}),
  }
}
