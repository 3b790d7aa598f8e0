import { memo } from 'react'
import { isLessonPlan, type PlanSection } from '#content/lesson-plan.ts'
import { classifyReply } from '#domain/classification.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { ChatMessage, GeneratorType } from '#domain/rows.ts'
import { type StreamedReply, useReply } from '#session/replies.ts'
import { clockTime } from '#ui/date.ts'
import { PlanOrRow } from '../plan/older-plan.tsx'
import type { MessageEntry } from './message-types.ts'
import { PlainReply } from './plain-reply.tsx'
import { ReplyBoundary } from './reply-boundary.tsx'
import { ReplyFailed } from './reply-failed.tsx'
import { ReplyWaiting } from './reply-waiting.tsx'
import { ReplyWriting } from './reply-writing.tsx'
import { ResourceReply } from './resource-reply.tsx'
import { effectiveState } from './writing.ts'

export interface ReplyProps {
  entry: MessageEntry
  /** Of the chat, once it is known. */
  kind: GeneratorType | undefined
  /** The question has left the device; until then nothing is shown for its reply. */
  asked: boolean
  /** This is the one being written; others of the same chat wait for it. */
  first: boolean
  /** No finished lesson plan comes after it. */
  newest: boolean
  exportPdf: ExportDocument
}

export interface ReplyParts {
  outline: readonly { id: string; title: string }[]
  sections: readonly PlanSection[]
}

/** The typed plan so far: from the stream or from the row, whichever has got further. */
export function planParts(doc: unknown, streamed: StreamedReply | undefined): ReplyParts | undefined {
  const row = isLessonPlan(doc) ? { outline: doc.outline ?? [], sections: doc.sections } : undefined
  if (streamed?.format !== 'plan' || streamed.outline.length === 0) return row
  const sections = streamed.sections.map(({ doc_part }) => doc_part as PlanSection)
  return row && row.sections.length >= sections.length ? row : { outline: streamed.outline, sections }
}

export const Reply = memo(function Reply(props: ReplyProps) {
  const { entry, kind, asked, first } = props
  const streamed = useReply(entry.message.id)
  const state = effectiveState(entry.message.state, streamed?.state)
  const label = `Assistant, ${clockTime(entry.message.created_at)}`
  const parts = planParts(entry.message.doc, streamed)
  if (!asked) return null
  switch (state) {
    case 'waiting':
    case 'running':
      if (!first) return <ReplyWaiting label={label} />
      return <ReplyWriting label={label} parts={parts} generatorType={kind ?? 'lessonPlan'} />
    case 'failed':
    case 'stopped':
      return <ReplyFailed message={entry.message} label={label} parts={parts} stopped={state === 'stopped'} />
    case 'done':
      return (
        <ReplyBoundary key={entry.message.rev} message={entry.message} label={label}>
          <DoneReply {...props} label={label} parts={parts} text={textOf(entry.message, streamed)} />
        </ReplyBoundary>
      )
  }
})

/** `chat_content` goes before `content` [CHAT-145]; until the row is here the streamed sections stand in. */
function textOf(message: ChatMessage, streamed: StreamedReply | undefined): string {
  const stored = message.chat_content || message.content
  return stored || (streamed?.sections.map((section) => section.markdown).join('\n\n') ?? '')
}

interface DoneProps extends ReplyProps {
  label: string
  parts: ReplyParts | undefined
  text: string
}

function DoneReply({ entry, kind: ofChat, newest, label, parts, text, exportPdf }: DoneProps) {
  const { message } = entry
  if (parts) {
    const plan = { message, label, parts, text, exportPdf }
    return <PlanOrRow {...plan} newest={newest} />
  }
  const kind = classifyReply(message, ofChat)
  const hasResource = Boolean(message.html_content || message.edited_html_content || message.resource_link)
  if (kind === 'resourcePlan' && hasResource) {
    return <ResourceReply message={message} label={label} text={text} exportPdf={exportPdf} />
  }
  return (
    <PlainReply
      message={message}
      label={label}
      text={text}
      isPlan={kind === 'lessonPlan'}
      exportPdf={exportPdf}
    />
  )
}
