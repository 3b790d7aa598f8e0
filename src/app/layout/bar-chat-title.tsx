import { useLiveQuery } from 'dexie-react-hooks'
import { readChat } from '#local-store/queries/chats.ts'
import { useCurrentChat } from '#session/current-chat.ts'

/** A phone's top bar names the open chat under the screen's title. */
export function BarChatTitle() {
  const sessionId = useCurrentChat()
  const found = useLiveQuery(async () => (sessionId === null ? undefined : readChat(sessionId)), [sessionId])
  return <>{found?.chat.title ?? 'New Chat'}</>
}
