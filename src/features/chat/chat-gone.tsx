import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { GeneratorType } from '#domain/rows.ts'
import { requestChat } from '#session/chat-loads.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { newChatAddress } from './chat-address.ts'

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

/** No such chat for this teacher: the catalogue's toast, and a page with a way on [CHAT-153, OP-33]. */
export function ChatAbsent({ generatorType }: Props) {
  useEffect(() => {
    setCurrentChat(null)
    showToast({ title: 'Navigation Error', text: 'Could not load selected chat', kind: 'error' })
  }, [])
  return (
    <Page
      title="Could not load selected chat"
      text="There is no such chat among yours. It may have been deleted, or the address is not complete. Your other chats are in the chat history."
      action={<StartNew generatorType={generatorType} />}
    />
  )
}

export function ChatDeleted({ generatorType }: Props) {
  return (
    <Page
      title="This chat was deleted"
      text="Lesson plans and resources you starred in it are kept: find them under My Lesson Plans and My Resources."
      action={<StartNew generatorType={generatorType} />}
    />
  )
}

export function ChatUnreachable({ generatorType, sessionId }: Props & { sessionId: string }) {
  const retry = () => {
    requestSync()
    requestChat(sessionId)
  }
  return (
    <Page
      title="This chat is not on this device yet"
      text="It needs a connection once; from then on it opens offline too. Nothing is lost."
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
