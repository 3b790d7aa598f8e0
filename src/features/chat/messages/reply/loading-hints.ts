import type { GeneratorType } from '#content/contract.ts'

/** The specification's hints; OP-13 fixes those of a resource [CHAT-127] [CHAT-128] [CHAT-129]. */
export const LOADING_HINTS: Record<GeneratorType, readonly string[]> = {
  lessonPlan: [
    'Analysing your lesson requirements...',
    'Crafting engaging activities...',
    'Aligning with NZ curriculum ...',
    'Finalising your lesson plan...',
  ],
  resourceGenerator: [
    'Analysing your resource requirements...',
    'Choosing the right format...',
    'Creating engaging content...',
    'Aligning with NZ curriculum ...',
    'Adding instructions and answers...',
    'Finalising your resource ...',
  ],
}

const HINT_DELAY_MS = 13_000
const HINT_PERIOD_MS = 4_000

/**
 * The hint to show after `waitedMs`, or undefined before the first one is due. The last one stays [CHAT-123]
 * [CHAT-124] [CHAT-126].
 */
export function hintAt(hints: readonly string[], waitedMs: number): string | undefined {
  if (waitedMs < HINT_DELAY_MS) return undefined
  const step = Math.floor((waitedMs - HINT_DELAY_MS) / HINT_PERIOD_MS)
  return hints[Math.min(step, hints.length - 1)]
}

/** Milliseconds until the hint changes, or undefined once the last one shows. */
export function nextHintIn(hints: readonly string[], waitedMs: number): number | undefined {
  if (waitedMs < HINT_DELAY_MS) return HINT_DELAY_MS - waitedMs
  const since = waitedMs - HINT_DELAY_MS
  if (Math.floor(since / HINT_PERIOD_MS) >= hints.length - 1) return undefined
  return HINT_PERIOD_MS - (since % HINT_PERIOD_MS)
}
