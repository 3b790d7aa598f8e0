import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { requestChat } from '#session/chat-loads.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { newChatAddress } from './chat-address.ts'
import type { GoneChat } from './use-open-chat.ts'

interface Props {
  generatorType: GeneratorType
}

function Page({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[52rem] px-3 py-4 md:px-6">
      <EmptyPage title={title} text={text} action={action} />
    </div>
  )
}

function StartNew({ generatorType, variant = 'primary' }: Props & { variant?: ButtonVariant }) {
  const navigate = useNavigate()
  const startNew = () => {
    setCurrentChat(null)
    void navigate({ ...newChatAddress(generatorType), replace: true })
  }
  return (
    <Button variant={variant} onClick={startNew}>
      New Chat
    </Button>
  )
}

/** Shown when the teacher has no such chat: the specification's toast, and a page with a way on [CHAT-153, OP-33]. */
function ChatAbsent({ generatorType }: Props) {
  useEffect(() => {
    setCurrentChat(null)
    showToast({ title: 'Navigation Error', text: 'Could not load selected chat', kind: 'error' })
  }, [])
  return (
    <Page
      title="Could not load selected chat"
      text="You have no chat at this address. It may have been deleted, or the address may be incomplete. Your other chats are in the chat history."
      action={<StartNew generatorType={generatorType} />}
    />
  )
}

function ChatDeleted({ generatorType }: Props) {
  return (
    <Page
      title="This chat was deleted"
      text="Lesson plans and resources you starred in it are kept: find them under My Lesson Plans and My Resources."
      action={<StartNew generatorType={generatorType} />}
    />
  )
}

function ChatUnreachable({ generatorType, sessionId }: Props & { sessionId: string }) {
  const retry = () => {
    requestSync()
    requestChat(sessionId)
  }
  return (
    <Page
      title="This chat is not on this device yet"
      text="Connect once and it opens here, from then on offline too. Nothing is lost."
      action={
        <>
          <Button variant="primary" onClick={retry}>
            Try Again
          </Button>
          <StartNew generatorType={generatorType} variant="outline" />
        </>
      }
    />
  )
}

/** A page instead of a chat that cannot be shown: it says why, and has a way on. */
export function ChatGone({ kind, ...props }: Props & { kind: GoneChat['kind']; sessionId: string }) {
  if (kind === 'absent') return <ChatAbsent {...props} />
  return kind === 'deleted' ? <ChatDeleted {...props} /> : <ChatUnreachable {...props} />
}
