import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect } from 'react'
import type { ExportDocument } from '#domain/export.ts'
import type { GeneratorType } from '#domain/rows.ts'
import { readChat } from '#local-store/queries/chats.ts'
import './low-screen.css'
import { setCurrentChat, useCurrentChat } from '#session/current-chat.ts'
import { Spinner } from '#ui/spinner.tsx'
import { hasResourcePrompt } from './actions/resource-prompt.ts'
import { chatAddress } from './chat-address.ts'
import { ChatBar } from './chat-bar.tsx'
import { ChatBoundary } from './chat-boundary.tsx'
import { ChatAbsent, ChatDeleted, ChatUnreachable } from './chat-gone.tsx'
import { Conversation } from './conversation.tsx'
import { useSeenLook } from './opening/first-look.ts'
import { shownTitle } from './sidebar/chat-groups.ts'
import { type OpenChat, useOpenChat } from './use-open-chat.ts'

export interface ChatScreenProps {
  generatorType: GeneratorType
  sessionId?: string
  picker: ReactNode
  exportPdf: ExportDocument
}

export function ChatScreen(props: ChatScreenProps) {
  return (
    <ChatBoundary>
      <OpenedChat {...props} />
    </ChatBoundary>
  )
}

function OpenedChat({ generatorType, sessionId, picker, exportPdf }: ChatScreenProps) {
  const look = useSeenLook(sessionId)
  const open = useOpenChat(sessionId, look)
  useReturnToCurrent(generatorType, sessionId)
  useOwnRoute(generatorType, open)
  const title = open.kind === 'ready' ? shownTitle(open.chat.title) : 'New Chat'
  const bar = <ChatBar generatorType={generatorType} title={title} picker={picker} />
  switch (open.kind) {
    case 'absent':
      return (
        <>
          {bar}
          <ChatAbsent generatorType={generatorType} />
        </>
      )
    case 'deleted':
      return (
        <>
          {bar}
          <ChatDeleted generatorType={generatorType} />
        </>
      )
    case 'unreachable':
      return (
        <>
          {bar}
          <ChatUnreachable generatorType={generatorType} sessionId={sessionId ?? ''} />
        </>
      )
    default:
      return (
        <>
          {bar}
          {open.kind === 'loading' && (
            <div className="mx-auto w-full max-w-[52rem] px-4 py-4 md:px-6">
              <Spinner label="Loading chat session..." />
            </div>
          )}
          <Conversation
            generatorType={generatorType}
            sessionId={sessionId}
            open={open}
            look={look}
            picker={picker}
            exportPdf={exportPdf}
          />
        </>
      )
  }
}

/** Without an id the current chat opens, if it is of this kind and nothing is about to begin a new one [CHAT-04, OP-34]. */
function useReturnToCurrent(generatorType: GeneratorType, sessionId: string | undefined): void {
  const navigate = useNavigate()
  const current = useCurrentChat()
  const chat = useLiveQuery(async () => (current ? (await readChat(current))?.chat : undefined), [current])
  const fits = chat?.id === current && chat?.generator_type === generatorType && !chat.is_deleted
  useEffect(() => {
    if (sessionId || !current || !fits) return
    if (generatorType === 'resourceGenerator' && hasResourcePrompt()) return
    void navigate({ ...chatAddress(generatorType, current), replace: true })
  }, [sessionId, current, fits, generatorType, navigate])
}

/** A chat of the other generator is shown at its own address [OP-35]; a chat that opens becomes the current one. */
function useOwnRoute(generatorType: GeneratorType, open: OpenChat): void {
  const navigate = useNavigate()
  const id = open.kind === 'ready' ? open.chat.id : undefined
  const type = open.kind === 'ready' ? open.chat.generator_type : undefined
  useEffect(() => {
    if (!id || !type) return
    setCurrentChat(id)
    if (type !== generatorType) void navigate({ ...chatAddress(type, id), replace: true })
  }, [id, type, generatorType, navigate])
}
