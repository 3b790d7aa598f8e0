import { useParams } from '@tanstack/react-router'
import type { GeneratorType } from '#domain/rows.ts'
import type { ChatScreenProps } from '#features/chat/chat-screen.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { chatIn } from './chat-addresses.ts'
import { painted } from './first-paint.ts'
import { hasKeptPlace } from './layout/kept-places.ts'
import { exportPdf } from './lazy-export.ts'
import { lazyPart } from './lazy-screen.ts'
import { servicesReady } from './services-ready.ts'

const waiting = <Spinner label="Opening the chat" className="p-6" />

/** Small, and without the store: what shows while the chat itself is on its way. */
export const ChatOpening = lazyPart(async () => {
  const opening = await import('#features/chat/opening/chat-opening.tsx')
  const sessionId = chatIn(window.location.pathname)
  // Drawn once, with the words: drawing the wait first takes longer than reading them.
  if (sessionId !== undefined) await opening.lookAt(sessionId).reading
  return opening.ChatOpening
}, waiting)

const ChatScreen = lazyPart<ChatScreenProps>(
  async () => {
    await painted() // running its code takes longer than showing the opening
    const [screen] = await Promise.all([import('#features/chat/chat-screen.tsx'), servicesReady()])
    return screen.ChatScreen
  },
  ({ generatorType, sessionId }) => (
    <ChatOpening
      generatorType={generatorType}
      sessionId={sessionId}
      atEnd={!hasKeptPlace(window.location.pathname)}
    />
  ),
)

const CurriculumPicker = lazyPart(
  async () => (await import('#features/curriculum-picker/curriculum-picker.tsx')).CurriculumPicker,
)

export function ChatPage({ generatorType }: { generatorType: GeneratorType }) {
  const { sessionId } = useParams({ strict: false })
  return (
    <ChatScreen
      generatorType={generatorType}
      {...(sessionId === undefined ? {} : { sessionId })}
      picker={<CurriculumPicker />}
      exportPdf={exportPdf}
    />
  )
}
