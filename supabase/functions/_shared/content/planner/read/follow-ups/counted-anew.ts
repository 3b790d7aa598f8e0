import { countIn } from '../wishes/count.ts'
import type { FollowUp, FollowUpKind } from './follow-up.ts'
import type { ReadFollowUp } from './read-follow-up.ts'

const MORE_OR_FEWER: readonly FollowUpKind[] = ['more-questions', 'more-words', 'fewer-questions']

const takesOut = (one: FollowUp) => one.kind === 'question' && one.change === 'out'

/**
 * The wishes of all messages. A number that is named takes the place of what was asked for more or fewer before it; a
 * question that was taken out before it stays out, and another makes up the number.
 */
export function countedAnew(messages: readonly ReadFollowUp[]): FollowUp[] {
  const last = messages.findLastIndex(({ said }) => said.some((text) => countIn(text) !== null))
  const before = messages.slice(0, Math.max(0, last)).flatMap(({ followUps }) => followUps)
  const kept = before.filter(({ kind }) => !MORE_OR_FEWER.includes(kind))
  const out = kept.filter(takesOut).length
  return [
    ...kept,
    ...(out > 0 ? [{ kind: 'more-questions' as const, number: out }] : []),
    ...messages.slice(Math.max(0, last)).flatMap(({ followUps }) => followUps),
  ]
}
