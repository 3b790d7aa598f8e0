import { useLiveQuery } from 'dexie-react-hooks'
import { createContext, type ReactNode } from 'react'
import { readPlanState } from '#local-store/queries/usage.ts'

/** True when this teacher's plan includes resources made from a lesson plan. */
export const MayCreateContext = createContext(false)

/**
 * Asks the store once for the whole list: a long chat has a hundred plans, each with two buttons that depend on the
 * answer.
 */
export function MayCreate({ children }: { children: ReactNode }) {
  const mayCreate = useLiveQuery(async () => readPlanState(), [])?.canGenerateResources ?? false
  return <MayCreateContext value={mayCreate}>{children}</MayCreateContext>
}
