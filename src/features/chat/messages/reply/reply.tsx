import { memo } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { classifyReply } from '#domain/reply-kind.ts'
import type { ChatMessage } from '#domain/rows.ts'
import type { StreamedReply } from '#session/replies.ts'
import { clockTime } from '#ui/date.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { PlanOrRow } from '../../plan/older-plan.tsx'
import type { MessageEntry } from '../message-types.ts'
import { effectiveState } from '../reply-state.ts'
import { useStreamedReply } from '../use-streamed-reply.ts'
import { chooseFurtherSections, type ReplyParts } from './choose-further-sections.ts'
import { PlainReply } from './plain-reply.tsx'
import { ReplyBoundary } from './reply-boundary.tsx'
import { ReplyWaiting } from './reply-waiting.tsx'
import { ReplyWriting } from './reply-writing.tsx'

/** Few replies fail, so that a chat opens without this code. */
const ReplyFailed = optionalPart(async () => (await import('./reply-failed.tsx')).ReplyFailed)

/** A lesson plan chat has none. */
const ResourceReply = optionalPart(async () => (await import('./resource-reply.tsx')).ResourceReply)

interface ReplyProps {
  entry: MessageEntry
  /** The generator of the chat, once it is known. */
  kind: GeneratorType | undefined
  /** The question has left the device. Until then its reply shows nothing. */
  asked: boolean
  /** This reply is the one being written; others of the same chat wait for it. */
  first: boolean
  /** No finished lesson plan comes after this reply. */
  newest: boolean
}

export const Reply = memo(function Reply(props: ReplyProps) {
  const { entry, kind, asked, first } = props
  const streamed = useStreamedReply(entry.message)
  const state = effectiveState(entry.message.state, streamed?.state)
  const label = `Assistant, ${clockTime(entry.message.created_at)}`
  const parts = chooseFurtherSections(entry.message.doc, streamed)
  if (!asked) return null
  switch (state) {
    case 'waiting':
    case 'running':
      if (!first) return <ReplyWaiting label={label} />
      return (
        <ReplyWriting
          replyId={entry.message.id}
          label={label}
          parts={parts}
          told={streamed?.told}
          generatorType={kind ?? 'lessonPlan'}
        />
      )
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

/** `chat_content` goes before `content` [CHAT-145]. Until the row is here, the streamed sections stand in. */
function textOf(message: ChatMessage, streamed: StreamedReply | undefined): string {
  const stored = message.chat_content || message.content
  return stored || (streamed?.sections.map((section) => section.markdown).join('\n\n') ?? '')
}

interface DoneProps extends ReplyProps {
  label: string
  parts: ReplyParts | undefined
  text: string
}

function DoneReply({ entry, kind: ofChat, newest, label, parts, text }: DoneProps) {
  const { message } = entry
  if (parts) {
    const plan = { message, label, parts, text }
    return <PlanOrRow {...plan} newest={newest} />
  }
  const kind = classifyReply(message, ofChat)
  const hasResource = Boolean(message.html_content || message.edited_html_content || message.resource_link)
  if (kind === 'resourcePlan' && hasResource) {
    return <ResourceReply message={message} label={label} text={text} />
  }
  return <PlainReply message={message} label={label} text={text} isPlan={kind === 'lessonPlan'} />
}
