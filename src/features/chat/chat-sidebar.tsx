import { useParams, useRouterState } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Plus, RefreshCw, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { askedFor } from '#domain/asked-for.ts'
import { countChats } from '#local-store/queries/chats.ts'
import { hasSynced } from '#local-store/queries/meta.ts'
import { useIdentity } from '#session/identity.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DeleteChatSlot } from './sidebar/delete-chat-slot.tsx'
import { HistoryBoundary, HistoryTrouble } from './sidebar/history-trouble.tsx'
import { SearchSlot } from './sidebar/search-slot.tsx'
import { ThreadList } from './sidebar/thread-list.tsx'
import { useListedChats } from './sidebar/use-listed-chats.ts'
import { useRefresh } from './sidebar/use-refresh.ts'
import { useNewChat } from './use-new-chat.ts'

export const CHATS_PER_PAGE = 20

export interface ChatSidebarProps {
  /** A chat has been chosen: a sheet over the screen may close. */
  onChosen: () => void
}

/** The teacher's own chats, newest first, searched on this device. The heading and the frame are the layout's. */
export function ChatSidebar({ onChosen }: ChatSidebarProps) {
  const signedIn = useIdentity() !== null
  const [limit, setLimit] = useState(CHATS_PER_PAGE)
  const [query, setQuery] = useState('')
  const words = useDeferredValue(askedFor(query))
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
            value={query}
            onFocus={() => setSeeking(true)}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <NewChat onChosen={onChosen} />
      </div>
      <nav
        className="flex min-h-0 grow flex-col overflow-y-auto px-2 pb-3"
        aria-label={words ? 'Chats found' : 'Chats'}
      >
        {refreshing && (
          <p className="px-3 py-1 text-sm text-muted" role="status">
            Refreshing your chat history...
          </p>
        )}
        {seeking && <SearchSlot words={words} openId={sessionId} onChosen={onChosen} />}
        {!words &&
          (chats && chats.length > 0 ? (
            <HistoryBoundary of={chats}>
              <ThreadList chats={chats} openId={sessionId} onChosen={onChosen} />
            </HistoryBoundary>
          ) : (
            <NoChats loading={!chats} failed={failed} onRetry={readAgain} />
          ))}
        {!words && total > limit && (
          <Button
            variant="outline"
            className="mx-3 mt-3 bg-sheet"
            onClick={() => setLimit(limit + CHATS_PER_PAGE)}
          >
            Load more
          </Button>
        )}
        <Button
          variant="ghost"
          className="mt-auto self-start font-normal text-muted"
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

/** Of the kind the teacher is at; from elsewhere a lesson plan [GEN-03]. The current chat is left first [OP-34]. */
function NewChat({ onChosen }: ChatSidebarProps) {
  const startNew = useNewChat()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const atResources = path === '/resource' || path.startsWith('/resource/')
  const begin = () => {
    startNew(atResources ? 'resourceGenerator' : 'lessonPlan')
    onChosen()
  }
  return (
    <IconButton variant="outline" label="New Chat" onClick={begin}>
      <Plus className="size-5" aria-hidden="true" />
    </IconButton>
  )
}

interface NoChatsProps {
  loading: boolean
  failed: boolean
  onRetry: () => void
}

/** An empty list is only believed once the server has been heard; before that it loads, or says that it can not [SYS-17]. */
function NoChats({ loading, failed, onRetry }: NoChatsProps) {
  const heard = useLiveQuery(async () => hasSynced().catch(() => false), [])
  const { reachable } = useSyncStatus()
  if (failed || (heard === false && !reachable)) {
    return (
      <HistoryTrouble
        text={
          failed
            ? 'Could not load your chat history. Please try again.'
            : 'Your chat history is not on this device yet. It needs a connection once.'
        }
        onRetry={onRetry}
      />
    )
  }
  if (loading || !heard) {
    return (
      <p className="px-3 py-2 text-muted" role="status">
        Loading chats...
      </p>
    )
  }
  return <p className="px-3 py-2 text-muted">No chat history found. Start a new chat!</p>
}
