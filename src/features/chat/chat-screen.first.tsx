import type { ReactNode } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import './low-screen.css'
import { optionalPart } from '#ui/optional-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { ChatBoundary } from './chat-boundary.tsx'
import { Conversation } from './conversation.tsx'
import { useShownPreview } from './preview/use-preview.ts'
import { shownTitle } from './sidebar/chat-groups.ts'
import { isGone, useOpenChat } from './use-open-chat.ts'
import { useOwnAddress, useReturnToCurrent } from './use-own-address.ts'

/** Few chats are gone, so that a chat opens without this code. */
const ChatGone = optionalPart(async () => (await import('./chat-gone.tsx')).ChatGone)

export interface ChatScreenProps {
  generatorType: GeneratorType
  sessionId?: string
  picker: ReactNode
}

export function ChatScreen(props: ChatScreenProps) {
  return (
    <ChatBoundary>
      <OpenedChat {...props} />
    </ChatBoundary>
  )
}

function OpenedChat({ generatorType, sessionId, picker }: ChatScreenProps) {
  const preview = useShownPreview(sessionId)
  const open = useOpenChat(sessionId, preview)
  useReturnToCurrent(generatorType, sessionId)
  useOwnAddress(generatorType, open)
  const title = open.kind === 'ready' ? shownTitle(open.chat.title) : 'New Chat'
  return (
    <>
      <ChatBar generatorType={generatorType} title={title} picker={picker} />
      {open.kind === 'loading' && (
        <div className="mx-auto w-full max-w-[52rem] px-4 py-4 md:px-6">
          <Spinner label="Loading chat session..." />
        </div>
      )}
      {isGone(open) ? (
        <ChatGone kind={open.kind} generatorType={generatorType} sessionId={sessionId ?? ''} />
      ) : (
        <Conversation
          generatorType={generatorType}
          sessionId={sessionId}
          open={open}
          preview={preview}
          picker={picker}
        />
      )}
    </>
  )
}
