import type { FollowUp } from './follow-up.ts'

/** Texts are kept for two years each. */
const YEARS_A_TEXT = 2

/** The year whose texts fit, after an easier, shorter or longer text was asked for. */
export function textYear(year: number, followUps: readonly FollowUp[]): number {
  return followUps.reduce((now, followUp) => {
    if (followUp.kind !== 'text-length') return now
    const step = followUp.change === 'longer' ? YEARS_A_TEXT : -YEARS_A_TEXT
    return Math.max(1, Math.min(8, now + step))
  }, year)
}
