import { useLiveQuery } from 'dexie-react-hooks'
import { createContext, type ReactNode } from 'react'
import { readPlanState } from '#local-store/queries/usage.ts'

/** Says whether this teacher's plan includes resources made from a lesson plan, and if not, what brings them (OP-60). */
export type MayCreateAnswer = 'yes' | 'upgrade' | 'renew'

export const MayCreateContext = createContext<MayCreateAnswer>('upgrade')

/**
 * Asks the store once for the whole list: a long chat has a hundred plans, each with two buttons that depend on the
 * answer.
 */
export function MayCreate({ children }: { children: ReactNode }) {
  const answer = useLiveQuery(askStore, []) ?? 'upgrade'
  return <MayCreateContext value={answer}>{children}</MayCreateContext>
}

async function askStore(): Promise<MayCreateAnswer> {
  const plan = await readPlanState()
  if (plan.canGenerateResources) return 'yes'
  return plan.isCancelledButActive ? 'renew' : 'upgrade'
}
