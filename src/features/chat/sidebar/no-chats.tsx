import { useLiveQuery } from 'dexie-react-hooks'
import { hasSynced } from '#local-store/queries/meta.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import { HistoryTrouble } from './history-trouble.tsx'

interface Props {
  loading: boolean
  failed: boolean
  onRetry: () => void
}

/**
 * An empty list is believed only after the server has answered once; before that it is loading, or says that it
 * cannot load [SYS-17].
 */
export function NoChats({ loading, failed, onRetry }: Props) {
  const heard = useLiveQuery(async () => hasSynced().catch(() => false), [])
  const { reachable } = useSyncStatus()
  if (failed || (heard === false && !reachable)) {
    return (
      <HistoryTrouble
        text={
          failed
            ? 'Could not load your chat history. Please try again.'
            : 'Your chat history is not on this device yet. Connect once to load it.'
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
