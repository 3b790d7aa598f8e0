import { create } from 'zustand'
import type { OutlineEntry, ReplyFormat, ReplySection, ReplyState } from '#content/contract.ts'

/** A reply while it streams. It shows sections before the reply's row arrives; the row decides. */
export interface StreamedReply {
  format: Exclude<ReplyFormat, 'note'>
  outline: OutlineEntry[]
  /** What was understood and what will not be done, where the planner says so. */
  told?: unknown
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
  told?: unknown,
): void {
  put(replyId, { format, outline, told, sections: [], state: 'running' })
}

/** Adds a section, which replaces an earlier one with the same id, and what is told above the document from now on. */
export function addReplySection(replyId: string, section: ReplySection, told?: unknown): void {
  const reply = readReply(replyId)
  if (!reply) return
  const sections = [...reply.sections.filter((other) => other.id !== section.id), section]
  put(replyId, { ...reply, sections, told: told ?? reply.told })
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
