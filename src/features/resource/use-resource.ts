import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { readMessage } from '#local-store/queries/messages.ts'
import { isId } from '#platform/ids.ts'
import { readLoad, requestMessage } from '#session/chat-loads.ts'
import { useLoad } from '#session/hooks/use-load.ts'
import { useSyncStatus } from '#session/sync-status.ts'

type Found = NonNullable<Awaited<ReturnType<typeof readMessage>>>

type LoadedResource =
  | { state: 'loading' }
  | ({ state: 'ready' } & Found)
  /** The server has no such resource for this teacher */
  | { state: 'not-found' }
  /** It is not on this device, and the server cannot be asked */
  | { state: 'offline'; retry: () => void }
  | { state: 'failed'; retry: () => void }

/** A resource from this device; the server is asked for one that is not here [RES-19]. */
export function useResource(messageId: string): LoadedResource {
  const found = useLiveQuery(async () => (await readMessage(messageId)) ?? null, [messageId])
  const load = useLoad(messageId)
  const { reachable } = useSyncStatus()
  const missing = found === null && isId(messageId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked again when the network comes back
  useEffect(() => {
    if (missing && readLoad(messageId) !== 'absent') requestMessage(messageId)
  }, [missing, messageId, reachable])

  if (found) return { state: 'ready', ...found }
  if (found === null && (!isId(messageId) || load === 'absent')) return { state: 'not-found' }
  if (found === undefined || load === 'idle') return { state: 'loading' }
  const retry = () => requestMessage(messageId)
  if (!reachable || !navigator.onLine) return { state: 'offline', retry }
  return load === 'failed' ? { state: 'failed', retry } : { state: 'loading' }
}
