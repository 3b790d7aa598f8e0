import { useRef } from 'react'
import type { ChatMessage } from '#domain/rows.ts'
import { type StreamedReply, useReply } from '#session/replies.ts'

/**
 * The stream of this reply. It is forgotten as soon as the store has the finished row, which this screen may read a
 * moment later: until it has read the new row, the last state of the stream holds, or the reply would begin again.
 */
export function useStreamedReply(message: ChatMessage | undefined): StreamedReply | undefined {
  const { id = '', rev } = message ?? {}
  const streamed = useReply(id)
  const last = useRef<{ id: string; rev: number | undefined; streamed: StreamedReply }>(undefined)
  if (streamed) last.current = { id, rev, streamed }
  const isSameRow = last.current?.id === id && last.current.rev === rev
  return streamed ?? (isSameRow ? last.current?.streamed : undefined)
}
