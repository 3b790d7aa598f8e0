import { Component, type ReactNode } from 'react'
import type { ChatMessage } from '#domain/rows.ts'

interface Props {
  message: ChatMessage
  label: string
  children: ReactNode
}

/** A stored reply that cannot be drawn must not take the chat with it: it is shown as plain text. */
export class ReplyBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { message, label } = this.props
    return (
      <article className="mx-auto w-full max-w-page px-1" aria-label={label}>
        <p className="mb-2 text-sm text-muted">
          This reply is shown as plain text, because its layout could not be drawn.
        </p>
        <p className="measure whitespace-pre-wrap wrap-anywhere">{message.chat_content || message.content}</p>
      </article>
    )
  }
}
