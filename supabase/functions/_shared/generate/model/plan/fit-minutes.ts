/** Whole minutes in the given proportion that add up to exactly the lesson. The last steps are dropped when there is no minute for each. */
export function fitMinutes(wanted: readonly number[], total: number): number[] {
  const steps = wanted.slice(0, Math.max(1, total)).map((minutes) => Math.max(1, minutes))
  if (steps.every(Number.isInteger) && steps.reduce((sum, one) => sum + one, 0) === total) return steps
  const least = Math.max(1, Math.min(3, Math.floor(total / steps.length)))
  const spare = total - least * steps.length
  const whole = steps.reduce((sum, one) => sum + one, 0)
  const shares = steps.map((minutes) => (spare * minutes) / whole)
  const fitted = shares.map((share) => least + Math.floor(share))
  const order = shares
    .map((share, index) => ({ index, part: share - Math.floor(share) }))
    .sort((a, b) => b.part - a.part || a.index - b.index)
  const left = total - fitted.reduce((sum, one) => sum + one, 0)
  for (const { index } of order.slice(0, left)) fitted[index] = (fitted[index] ?? 0) + 1
  return fitted
}
