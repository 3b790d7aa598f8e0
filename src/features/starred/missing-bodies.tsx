import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { requestMessage } from '#session/chat-loads.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import type { SavedItem } from './starred-list.ts'

/** Requests the items whose content is not on this device yet, and says so while they are missing. */
export function MissingBodies({ items }: { items: SavedItem[] }) {
  const { reachable } = useSyncStatus()
  const missing = items.filter((item) => item.text === null).map((item) => item.messageId)
  const ids = missing.join(' ')

  useEffect(() => {
    for (const id of ids.split(' ')) if (id) requestMessage(id)
  }, [ids])

  if (missing.length === 0) return null
  return (
    <p role="status" className="mt-4 flex items-center gap-2.5 rounded-field bg-wash px-4 py-2.5">
      <CloudOff className="size-5 shrink-0 text-warning" aria-hidden="true" />
      {missing.length} of {items.length} not on this device yet.{' '}
      {reachable
        ? 'They are being fetched.'
        : 'They will arrive when you are back online. The rest are here.'}
    </p>
  )
}
