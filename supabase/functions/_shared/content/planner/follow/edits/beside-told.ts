import type { FollowUp } from '../../read/follow-ups/follow-up.ts'

/** Says where the version before is, when a message asked for another beside it. */
export function besideTold(followUps: readonly FollowUp[]): string[] {
  const asked = followUps.findLast(({ kind }) => kind === 'beside')
  return asked?.kind === 'beside'
    ? [
        `This is the ${asked.change} version by itself. The one before it is as it was, above in this chat: print both.`,
      ]
    : []
}
