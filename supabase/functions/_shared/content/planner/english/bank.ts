import type { Space } from '../../task.ts'
import { type Draft, draft, type Making } from '../maths/topic.ts'

/** A question with its one right answer, easiest first. */
export type Item = readonly [prompt: string, answer: string]

/** Support draws from the easier half of a list, extension from the harder half. */
export function fromBank(
  items: readonly Item[],
  { random, level }: Making,
  ask: string,
  space: Space = 'line',
): Draft {
  const half = Math.ceil(items.length / 2)
  const pool =
    level === 'support' ? items.slice(0, half + 1) : level === 'extension' ? items.slice(half - 2) : items
  const [prompt, answer] = random.pick(pool)
  return draft(ask ? `${ask} ${prompt}` : prompt, answer, null, { space })
}
