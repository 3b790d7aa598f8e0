import { useLiveQuery } from 'dexie-react-hooks'
import { listDraftKeys } from '#local-store/queries/draft-keys.ts'
import { listRepliesWanted } from '#local-store/queries/replies-wanted.ts'

/** What is going on in a chat besides what waits to be sent. */
export type ThreadState = 'planning' | 'draft'

/** Both lists are short: replies nobody finished, and the keys of drafts. */
export function useThreadStates(): (sessionId: string) => ThreadState | undefined {
  const drafts = useLiveQuery(async () => listDraftKeys(), [])
  const replies = useLiveQuery(async () => listRepliesWanted(), [])
  return (sessionId) => {
    if (replies?.some((reply) => reply.sessionId === sessionId)) return 'planning'
    return drafts?.has(`chat:${sessionId}`) ? 'draft' : undefined
  }
}
