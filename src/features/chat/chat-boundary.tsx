import { AlertCircle, Check } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

const RECOVERY_MS = 400

type State = { step: 'well' | 'recovering' | 'broken'; tries: number }

/** One automatic retry, then the error screen with its two ways on [CHAT-11] to [CHAT-15, OP-36]. */
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
    <div className="mx-auto w-full max-w-[49rem] px-3 py-6 md:px-6 md:py-14">
      <h1 className="text-xl md:text-2xl">Chat Temporarily Unavailable</h1>
      <div className="sheet margined mt-5 overflow-hidden" role="alert">
        <div className="row bg-blush py-4">
          <span className="in-margin text-error">
            <AlertCircle className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <div className="on-page">
            <p className="font-semibold">Chat System Error</p>
            <p className="mt-0.5">
              Something went wrong with the chat interface. This is likely a temporary issue.
            </p>
          </div>
        </div>
        <div className="row border-t border-base-300 py-4">
          <span className="in-margin text-success">
            <Check className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <div className="on-page">
            <p className="font-semibold">Your work is safe</p>
            <p className="mt-0.5 text-muted">This chat and what you were typing are kept on this device.</p>
          </div>
        </div>
      </div>
      <div className="mt-5 grid gap-2.5 md:flex">
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <Button variant="outline" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </div>
  )
}
