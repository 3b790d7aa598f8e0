import type { PhaseKind } from '../../lesson-plan.ts'

interface Share {
  kind: PhaseKind
  weight: number
}

const FULL: Share[] = [
  { kind: 'hook', weight: 6 },
  { kind: 'i-do', weight: 15 },
  { kind: 'we-do', weight: 15 },
  { kind: 'you-do', weight: 52 },
  { kind: 'share', weight: 6 },
  { kind: 'exit', weight: 6 },
]

/** The steps that fit: a short lesson has fewer rather than rushed ones, a long one practises twice. */
function stepsFor(minutes: number): Share[] {
  const keep = (...kinds: PhaseKind[]) => FULL.filter(({ kind }) => kinds.includes(kind))
  if (minutes < 10) return keep('we-do')
  // The work itself stays: answers, levels and the exit ticket refer to it.
  if (minutes < 14) return keep('i-do', 'you-do', 'exit')
  if (minutes < 18) return keep('i-do', 'we-do', 'you-do', 'exit')
  if (minutes < 30) return keep('hook', 'i-do', 'we-do', 'you-do', 'exit')
  if (minutes <= 75) return FULL
  return [...FULL.slice(0, 4), { kind: 'share', weight: 4 }, { kind: 'you-do', weight: 30 }, ...FULL.slice(4)]
}

/**
 * Splits a lesson into steps whose whole minutes add up to `minutes` exactly. Each lasts 3 or more where time allows.
 */
export function splitMinutes(minutes: number): { kind: PhaseKind; minutes: number }[] {
  const steps = stepsFor(minutes)
  const least = Math.min(3, Math.floor(minutes / steps.length))
  const spare = minutes - least * steps.length
  const weights = steps.reduce((sum, { weight }) => sum + weight, 0)
  const shares = steps.map(({ weight }) => (spare * weight) / weights)
  const times = shares.map((share) => least + Math.floor(share))
  const order = shares
    .map((share, index) => ({ index, part: share - Math.floor(share) }))
    .sort((a, b) => b.part - a.part || a.index - b.index)
  const left = minutes - times.reduce((sum, time) => sum + time, 0)
  for (const { index } of order.slice(0, left)) times[index] = (times[index] ?? 0) + 1
  return steps.map(({ kind }, index) => ({ kind, minutes: times[index] ?? 0 }))
}
