import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import type { ChatSession } from '#domain/rows.ts'
import { readChat } from '#local-store/queries/chats.ts'
import type { FirstLook } from '#local-store/queries/first-look.ts'
import { isId } from '#platform/ids.ts'
import { requestChat, useLoad } from '#session/chat-loads.ts'
import { useSyncStatus } from '#session/sync-status.ts'

export type OpenChat =
  | { kind: 'new' }
  | { kind: 'loading' }
  /** The server has no such chat for this teacher. */
  | { kind: 'absent' }
  | { kind: 'deleted' }
  /** Nothing of it is here and the server cannot be asked. */
  | { kind: 'unreachable' }
  /** `rest` says how the missing part of an incomplete copy is doing. */
  | { kind: 'ready'; chat: ChatSession; rest: 'whole' | 'loading' | 'missing' }

/** The chat of this address: as the opening has seen it, then from the store, else asked for once and again when the network returns [SYS-17]. */
export function useOpenChat(sessionId: string | undefined, look: FirstLook | undefined): OpenChat {
  const found = useLiveQuery(
    async () => ({ id: sessionId, row: sessionId ? await readChat(sessionId) : undefined }),
    [sessionId],
  )
  const load = useLoad(sessionId ?? '')
  const { reachable } = useSyncStatus()
  const looked = found?.id === sessionId
  const missing = sessionId !== undefined && looked && !found?.row?.complete

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back
  useEffect(() => {
    if (sessionId && missing && load !== 'absent' && isId(sessionId)) requestChat(sessionId)
  }, [sessionId, missing, reachable])

  if (!sessionId) return { kind: 'new' }
  if (!looked) return look ? { kind: 'ready', chat: look.chat, rest: 'whole' } : { kind: 'loading' }
  const row = found?.row
  if (row?.chat.is_deleted) return { kind: 'deleted' }
  const cannotAsk = load === 'failed' || !reachable
  if (row)
    return { kind: 'ready', chat: row.chat, rest: row.complete ? 'whole' : cannotAsk ? 'missing' : 'loading' }
  if (load === 'absent' || !isId(sessionId)) return { kind: 'absent' }
  return cannotAsk ? { kind: 'unreachable' } : { kind: 'loading' }
}
