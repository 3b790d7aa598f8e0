import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import type { ChatEnd } from '#local-store/queries/chat-end.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import type { MessageEntry } from './message-types.ts'

const SYNCED = { state: 'synced' } as const

/**
 * The messages of this chat only: while another chat is being read, nothing of the last one shows. Until the store
 * answers, these are the messages that the preview has shown.
 */
export function useMessages(
  sessionId: string | undefined,
  preview: ChatEnd | undefined,
): readonly MessageEntry[] | undefined {
  const found = useLiveQuery(
    async () => ({ id: sessionId, entries: sessionId ? await listMessages(sessionId) : [] }),
    [sessionId],
  )
  const previewed = useMemo(
    () => preview?.messages.map((message) => ({ message, delivery: SYNCED })),
    [preview],
  )
  return found?.id === sessionId ? found?.entries : previewed
}
