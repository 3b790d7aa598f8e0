import { useParams } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { RefreshCw, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { trimQuery } from '#domain/search-query.ts'
import { countChats } from '#local-store/queries/chats.ts'
import { useIdentity } from '#session/identity.ts'
import { Button } from '#ui/button.tsx'
import { BinButton } from './sidebar/bin-button.tsx'
import { DeleteChatSlot } from './sidebar/delete-chat-slot.tsx'
import { HistoryBoundary } from './sidebar/history-trouble.tsx'
import { NewChat } from './sidebar/new-chat.tsx'
import { NoChats } from './sidebar/no-chats.tsx'
import { SearchSlot } from './sidebar/search-slot.tsx'
import { ThreadList } from './sidebar/thread-list.tsx'
import { useListedChats } from './sidebar/use-listed-chats.ts'
import { useRefresh } from './sidebar/use-refresh.ts'

const CHATS_PER_PAGE = 20

interface ChatSidebarProps {
  /** Called when a chat is chosen: a sheet over the screen may close. */
  onChosen: () => void
}

/** The teacher's own chats, newest first, with a search on this device. The layout brings the heading and the frame. */
export function ChatSidebar({ onChosen }: ChatSidebarProps) {
  const signedIn = useIdentity() !== null
  const [limit, setLimit] = useState(CHATS_PER_PAGE)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(trimQuery(typed))
  const [seeking, setSeeking] = useState(false)
  const { chats, failed, again } = useListedChats(limit)
  const total = useLiveQuery(async () => countChats().catch(() => 0), []) ?? 0
  const { refreshing, refresh } = useRefresh()
  const { sessionId } = useParams({ strict: false })
  const readAgain = () => {
    again()
    refresh()
  }
  if (!signedIn) return <p className="px-5 py-3 text-muted">Sign in to view your chat history</p>
  return (
    <>
      <div className="flex gap-2 px-3 pt-1 pb-2">
        <label className="input min-w-0 grow">
          <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <input
            type="search"
            placeholder="Search chats"
            aria-label="Search chats"
            value={typed}
            onFocus={() => setSeeking(true)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <NewChat onChosen={onChosen} />
      </div>
      <nav
        className="flex min-h-0 grow flex-col overflow-y-auto px-2 pb-3"
        aria-label={query ? 'Chats found' : 'Chats'}
      >
        {refreshing && (
          <p className="px-3 py-1 text-sm text-muted" role="status">
            Refreshing your chat history...
          </p>
        )}
        {seeking && <SearchSlot query={query} openId={sessionId} onChosen={onChosen} />}
        {!query &&
          (chats && chats.length > 0 ? (
            <HistoryBoundary of={chats}>
              <ThreadList chats={chats} openId={sessionId} onChosen={onChosen} />
            </HistoryBoundary>
          ) : (
            <NoChats loading={!chats} failed={failed} onRetry={readAgain} />
          ))}
        {!query && total > limit && (
          <Button
            variant="outline"
            className="mx-3 mt-3 bg-sheet"
            onClick={() => setLimit(limit + CHATS_PER_PAGE)}
          >
            Load more
          </Button>
        )}
        <BinButton />
        <Button
          variant="ghost"
          className="self-start font-normal text-muted"
          busy={refreshing}
          onClick={refresh}
        >
          {!refreshing && <RefreshCw className="size-4" aria-hidden="true" />}
          Refresh
        </Button>
      </nav>
      <DeleteChatSlot />
    </>
  )
}
