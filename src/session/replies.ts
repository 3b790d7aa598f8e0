import { create } from 'zustand'
import type { ReplyState } from '#domain/rows.ts'

export interface ReplySection {
  id: string
  title: string
  doc_part: unknown
  markdown: string
}

/** A reply while it streams. The row on the device is the truth; this only runs ahead of it. */
export interface StreamedReply {
  format: 'plan' | 'resource'
  outline: { id: string; title: string }[]
  sections: ReplySection[]
  state: ReplyState
}

const useStore = create<{ replies: Record<string, StreamedReply> }>(() => ({ replies: {} }))

export function useReply(replyId: string): StreamedReply | undefined {
  return useStore((state) => state.replies[replyId])
}

export function readReply(replyId: string): StreamedReply | undefined {
  return useStore.getState().replies[replyId]
}

export function startReply(
  replyId: string,
  format: StreamedReply['format'],
  outline: StreamedReply['outline'],
): void {
  put(replyId, { format, outline, sections: [], state: 'running' })
}

/** A section that comes again replaces its former self. */
export function addReplySection(replyId: string, section: ReplySection): void {
  const reply = readReply(replyId)
  if (!reply) return
  const sections = [...reply.sections.filter((other) => other.id !== section.id), section]
  put(replyId, { ...reply, sections })
}

export function finishReply(replyId: string, state: ReplyState): void {
  const reply = readReply(replyId)
  if (reply) put(replyId, { ...reply, state })
}

export function forgetReply(replyId: string): void {
  useStore.setState(({ replies: { [replyId]: _gone, ...replies } }) => ({ replies }))
}

export function resetReplies(): void {
  useStore.setState({ replies: {} })
}

function put(replyId: string, reply: StreamedReply): void {
  useStore.setState(({ replies }) => ({ replies: { ...replies, [replyId]: reply } }))
}
