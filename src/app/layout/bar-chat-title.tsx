import { useLiveQuery } from 'dexie-react-hooks'
import { readChat } from '#local-store/queries/chats.ts'
import { useCurrentChat } from '#session/current-chat.ts'

/** The title of the open chat, in a phone's top bar under the title of the screen. */
export function BarChatTitle() {
  const sessionId = useCurrentChat()
  const found = useLiveQuery(async () => (sessionId === null ? undefined : readChat(sessionId)), [sessionId])
  return <>{found?.chat.title ?? 'New Chat'}</>
}
