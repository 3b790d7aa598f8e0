import { requestChat } from '#session/chat-loads.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

interface Props {
  sessionId: string
  rest: 'loading' | 'missing'
}

/** Shown above the messages of a chat that is only partly on this device. */
export function RestNote({ sessionId, rest }: Props) {
  if (rest === 'loading')
    return (
      <div className="mx-auto w-full max-w-[52rem] px-4 py-2 md:px-6">
        <Spinner label="Loading chat history..." />
      </div>
    )
  return (
    <div className="mx-auto flex w-full max-w-[52rem] items-center gap-3 px-4 py-2 md:px-6" role="status">
      <p className="grow">Only a part of this chat is on this device. The rest needs a connection.</p>
      <Button variant="outline" onClick={() => requestChat(sessionId)}>
        Try Again
      </Button>
    </div>
  )
}
