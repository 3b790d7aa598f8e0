import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import type { ChatSession } from '#domain/rows.ts'
import type { ChatEnd } from '#local-store/queries/chat-end.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { isId } from '#platform/ids.ts'
import { requestChat } from '#session/chat-loads.ts'
import { useLoad } from '#session/hooks/use-load.ts'
import { useSyncStatus } from '#session/sync-status.ts'

export type OpenChat =
  | { kind: 'new' }
  | { kind: 'loading' }
  /** The server has no such chat for this teacher. */
  | { kind: 'absent' }
  | { kind: 'deleted' }
  /** Nothing of the chat is on this device, and the server cannot be asked. */
  | { kind: 'unreachable' }
  /** `rest` is the state of the missing part of an incomplete copy. */
  | { kind: 'ready'; chat: ChatSession; rest: 'whole' | 'loading' | 'missing' }

export type GoneChat = Extract<OpenChat, { kind: 'absent' | 'deleted' | 'unreachable' }>

export const isGone = (open: OpenChat): open is GoneChat =>
  open.kind === 'absent' || open.kind === 'deleted' || open.kind === 'unreachable'

/**
 * The chat of this address: as the preview has shown it, then from the store. A chat that is not here is asked for once,
 * and again when the network returns [SYS-17].
 */
export function useOpenChat(sessionId: string | undefined, preview: ChatEnd | undefined): OpenChat {
  const found = useLiveQuery(
    async () => ({ id: sessionId, row: sessionId ? await readChat(sessionId) : undefined }),
    [sessionId],
  )
  const load = useLoad(sessionId ?? '')
  const { reachable } = useSyncStatus()
  const isRead = found?.id === sessionId
  const missing = sessionId !== undefined && isRead && !found?.row?.complete

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back
  useEffect(() => {
    if (sessionId && missing && load !== 'absent' && isId(sessionId)) requestChat(sessionId)
  }, [sessionId, missing, reachable])

  if (!sessionId) return { kind: 'new' }
  if (!isRead) return preview ? { kind: 'ready', chat: preview.chat, rest: 'whole' } : { kind: 'loading' }
  const row = found?.row
  if (row?.chat.is_deleted) return { kind: 'deleted' }
  const cannotAsk = load === 'failed' || !reachable
  if (row)
    return { kind: 'ready', chat: row.chat, rest: row.complete ? 'whole' : cannotAsk ? 'missing' : 'loading' }
  if (load === 'absent' || !isId(sessionId)) return { kind: 'absent' }
  return cannotAsk ? { kind: 'unreachable' } : { kind: 'loading' }
}
