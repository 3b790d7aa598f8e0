import type { Connection } from '#domain/delivery-text.ts'
import type { PlanState } from '#domain/plan-rules.ts'
import { excessLength, isBlank, readText, useComposerText } from '#session/composer-text.ts'
import { useIdentity } from '#session/identity.ts'
import type { ComposerFacts } from './composer-rules.ts'

export interface SendingFacts {
  plan: PlanState | undefined
  /** The chat itself is still being loaded. */
  loading: boolean
  connection: Connection
  /** The reply being written, which Stop would stop. */
  writingReplyId?: string | undefined
}

/**
 * Everything that decides whether Send is enabled. A key redraws the composer only when it changes one of these
 * facts.
 */
export function useComposerFacts({ plan, loading, connection, writingReplyId }: SendingFacts): ComposerFacts {
  useComposerText(isBlank)
  useComposerText(excessLength)
  return {
    text: readText(),
    signedIn: useIdentity() !== null,
    atLimit: plan?.atLimit ?? false,
    nearLimit: plan?.nearLimit ?? false,
    loading,
    writing: writingReplyId !== undefined,
    offline: connection !== 'online',
  }
}
