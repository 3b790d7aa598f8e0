/** Returns the number of a year group. `Year 0-1` counts as 1. */
export function yearNumber(year: string): number {
  return Number(/(\d+)$/.exec(year)?.[1] ?? 0)
}
