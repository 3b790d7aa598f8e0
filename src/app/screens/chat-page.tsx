import { useParams } from '@tanstack/react-router'
import type { GeneratorType } from '#content/contract.ts'
import type { ChatScreenProps } from '#features/chat/chat-screen.first.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { hasStoredPosition } from '../layout/scrolling/stored-positions.ts'
import { chatIn } from '../start/chat-addresses.ts'
import { painted } from '../start/first-paint.ts'
import { lazyPart } from '../start/lazy-part.ts'
import { servicesReady } from '../start/services-ready.ts'

const waiting = <Spinner label="Opening the chat" className="p-6" />

/** Shows while the chat itself is loading. It is small and needs no store. */
export const ChatPreview = lazyPart(async () => {
  const preview = await import('#features/chat/preview/chat-preview.first.tsx')
  const sessionId = chatIn(window.location.pathname)
  // Reading the end of a chat is quicker than drawing a spinner first, so both are drawn at once.
  if (sessionId !== undefined) await preview.beginPreview(sessionId).reading
  return preview.ChatPreview
}, waiting)

const CurriculumPicker = lazyPart(
  async () => (await import('#features/curriculum-picker/curriculum-picker.tsx')).CurriculumPicker,
)

const ChatScreen = lazyPart<ChatScreenProps>(
  async () => {
    await painted() // the chat's code takes longer to run than the preview to show
    void CurriculumPicker.load().catch(() => {}) // the picker itself shows a failure
    const [screen] = await Promise.all([import('#features/chat/chat-screen.first.tsx'), servicesReady()])
    return screen.ChatScreen
  },
  ({ generatorType, sessionId }) => (
    <ChatPreview
      generatorType={generatorType}
      sessionId={sessionId}
      atEnd={!hasStoredPosition(window.location.pathname)}
    />
  ),
)

export function ChatPage({ generatorType }: { generatorType: GeneratorType }) {
  const { sessionId } = useParams({ strict: false })
  return (
    <ChatScreen
      generatorType={generatorType}
      {...(sessionId === undefined ? {} : { sessionId })}
      picker={<CurriculumPicker />}
    />
  )
}
