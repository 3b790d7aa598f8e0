import type { Outcome, Step } from './schedule.ts'

type Run = (steps: Step[]) => Promise<Outcome>

/** Takes steps away, half of them at first, for as long as the same invariant still breaks. */
export async function shrink(steps: Step[], broken: Outcome, run: Run, mostRuns = 300): Promise<Outcome> {
  let kept = steps
  let best = broken
  let runs = 0
  for (let size = Math.ceil(kept.length / 2); size >= 1; ) {
    let smaller = false
    for (let at = 0; at < kept.length && runs < mostRuns; ) {
      const tried = kept.toSpliced(at, size)
      const outcome = await run(tried)
      runs += 1
      if (outcome.violation?.invariant === broken.violation?.invariant) {
        kept = tried
        best = outcome
        smaller = true
      } else at += size
    }
    if (size === 1 && !smaller) break
    if (runs >= mostRuns) break
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return best
}
