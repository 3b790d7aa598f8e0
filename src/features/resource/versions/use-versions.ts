import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { documentOf, titleOf } from '#documents/html/shown-document.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { type ListedRevision, listRevisions } from '#local-store/queries/revisions.ts'
import { loadKey, requestRevisions } from '#session/chat-loads.ts'
import { useOffline } from '#session/connection.ts'
import { useLoad } from '#session/hooks/use-load.ts'

/** One row of the list of versions. */
export interface Version {
  id: string
  kind: 'saved' | 'waiting' | 'original'
  savedAt: string | null
  here: boolean
  current: boolean
  conflicting: boolean
  restored: boolean
  /** Its text; absent while it is not on this device */
  html?: string
}

export interface Versions {
  list: Version[] | undefined
  /** The state of asking the server for the whole list; offline it is not asked. */
  rest: 'loading' | 'all' | 'offline' | 'failed'
}

/** The versions of a resource: those on this device at once, the others when the server has answered. */
export function useVersions(messageId: string): Versions {
  const offline = useOffline()
  const list = useLiveQuery(async () => readVersions(messageId), [messageId])
  const load = useLoad(loadKey({ kind: 'revisions', id: messageId }))
  useEffect(() => {
    if (!offline) requestRevisions(messageId)
  }, [messageId, offline])
  if (offline) return { list, rest: 'offline' }
  return { list, rest: load === 'loading' ? 'loading' : load === 'failed' ? 'failed' : 'all' }
}

async function readVersions(messageId: string): Promise<Version[]> {
  const [found, listed] = await Promise.all([readMessage(messageId), listRevisions(messageId)])
  if (!found) return []
  const { message, chat } = found
  const versions = listed.map(versionOf)
  const { edited_html_content: html, edited_revision: id } = message
  // A version saved here a moment ago is not in the server's list yet.
  if (html !== null && !versions.some(({ current }) => current)) {
    versions.unshift({ ...NEW, id: id ?? 'current', kind: 'waiting', here: true, current: true, html })
  }
  const original = documentOf({ ...message, edited_html_content: null }, titleOf(chat))
  if (original === null) return versions
  const asMade: Version = {
    ...NEW,
    id: 'original',
    kind: 'original',
    current: html === null,
    savedAt: message.created_at,
    html: original,
  }
  return [...versions, asMade]
}

const NEW = { here: false, current: false, conflicting: false, restored: false, savedAt: null }

function versionOf({ id, savedAt, here, current, conflicting, restoredFrom, html }: ListedRevision): Version {
  const restored = restoredFrom !== null
  const version: Version = { id, kind: 'saved', savedAt, here, current, conflicting, restored }
  return html === undefined ? version : { ...version, html }
}
