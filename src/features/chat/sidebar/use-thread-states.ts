import { useLiveQuery } from 'dexie-react-hooks'
import { listDraftKeys } from '#local-store/queries/drafts.ts'
import { listRepliesWanted } from '#local-store/queries/replies-wanted.ts'

/** The state of a chat, apart from messages that wait to be sent. */
export type ThreadState = 'planning' | 'draft'

/**
 * Both lists are short: replies that are not finished, and the keys of drafts. Each is one string, because a draft is
 * stored four times a second while somebody types, and equal strings redraw nothing.
 */
export function useThreadStates(): (sessionId: string) => ThreadState | undefined {
  const drafts = useLiveQuery(async () => [...(await listDraftKeys())].join(' '), [])
  const replies = useLiveQuery(
    async () => (await listRepliesWanted()).map(({ sessionId }) => sessionId).join(' '),
    [],
  )
  return (sessionId) => {
    if (replies?.includes(sessionId)) return 'planning'
    return drafts?.includes(`chat:${sessionId}`) ? 'draft' : undefined
  }
}
