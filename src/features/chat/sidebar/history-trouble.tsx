import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

export function HistoryTrouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="px-3 py-2" role="alert">
      <p className="font-semibold">Error loading chats</p>
      <p className="text-muted">{text}</p>
      <Button variant="outline" className="mt-2 bg-sheet" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

interface BoundaryProps {
  /** The data that is shown. When it changes the list is tried once more, without a tap. */
  of: unknown
  children: ReactNode
}

/** One of the chats is malformed [CHAT-152]: the list says so, and the rest of the screen goes on. */
export class HistoryBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false })
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <HistoryTrouble
        text="Could not process your chat history. Please try again."
        onRetry={() => this.setState({ broken: false })}
      />
    )
  }
}
