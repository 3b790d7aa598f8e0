import { Component, type ReactNode } from 'react'
import { BrokenPage } from '#ui/broken-page.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

const RECOVERY_MS = 400

type State = { step: 'well' | 'recovering' | 'broken'; tries: number }

/** Retries once by itself, then shows the error screen with its two ways on [CHAT-11] to [CHAT-15, OP-36]. */
export class ChatBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { step: 'well', tries: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(): Partial<State> {
    return { step: 'recovering' }
  }

  override componentDidCatch(): void {
    if (this.state.tries > 0) this.setState({ step: 'broken' })
    else this.timer = setTimeout(() => this.setState({ step: 'well', tries: 1 }), RECOVERY_MS)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  override render() {
    if (this.state.step === 'well') return this.props.children
    if (this.state.step === 'recovering')
      return <Spinner label="Recovering chat interface..." className="p-6" />
    return <ChatErrorScreen onRetry={() => this.setState({ step: 'well', tries: 0 })} />
  }
}

function ChatErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-page px-3 py-6 md:px-6 md:py-14">
      <BrokenPage
        title="Chat Temporarily Unavailable"
        safe="This chat and what you were typing are kept on this device."
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
            <Button variant="outline" onClick={() => window.location.reload()}>
              Refresh Page
            </Button>
          </>
        }
      >
        <p className="font-semibold">Chat System Error</p>
        <p className="mt-0.5">
          Something went wrong with the chat interface. This is likely a temporary issue.
        </p>
      </BrokenPage>
    </div>
  )
}
