import { useParams } from '@tanstack/react-router'
import type { GeneratorType } from '#domain/rows.ts'
import { Spinner } from '#ui/spinner.tsx'
import { exportPdf } from './lazy-export.ts'
import { lazyPart } from './lazy-screen.ts'
import { servicesReady } from './services-ready.ts'

const waiting = <Spinner label="Opening the chat" className="p-6" />

const ChatScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/chat/chat-screen.tsx'), servicesReady()])
  return screen.ChatScreen
}, waiting)

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
