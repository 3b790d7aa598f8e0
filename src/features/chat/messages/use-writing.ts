import { useEffect } from 'react'
import type { Connection } from '#domain/delivery-text.ts'
import { setFollowing } from '#session/following.ts'
import type { MessageEntry } from './message-types.ts'
import { chooseFurtherSections } from './reply/choose-further-sections.ts'
import { effectiveState, replyBeingWritten } from './reply-state.ts'
import { useStreamedReply } from './use-streamed-reply.ts'

interface Writing {
  id: string
  /** Sections written so far, and in all. */
  done: number
  total: number
}

/** The reply that is being written now. The page follows its end (app/layout/scrolling). */
export function useWriting(
  entries: readonly MessageEntry[] | undefined,
  connection: Connection,
): Writing | undefined {
  const entry = entries && replyBeingWritten(entries, connection)
  const streamed = useStreamedReply(entry?.message)
  const state = entry && effectiveState(entry.message.state, streamed?.state)
  const isWriting = state === 'waiting' || state === 'running'
  useEffect(() => {
    setFollowing(isWriting)
    return () => setFollowing(false)
  }, [isWriting])
  if (!entry || !isWriting) return undefined
  const parts = chooseFurtherSections(entry.message.doc, streamed)
  return { id: entry.message.id, done: parts?.sections.length ?? 0, total: parts?.outline.length ?? 0 }
}
