import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { readMessage } from '#local-store/queries/messages.ts'
import { type ListedRevision, listRevisions } from '#local-store/queries/revisions.ts'
import { loadKey, requestRevisions, useLoad } from '#session/chat-loads.ts'
import { useOffline } from '#session/connection.ts'
import { documentOf, titleOf } from './shown-document.ts'

/** One row of the list of versions. */
export interface Version {
  id: string
  kind: 'saved' | 'waiting' | 'original'
  savedAt: string | null
  here: boolean
  current: boolean
  beside: boolean
  restored: boolean
  /** Absent while it is not on this device. */
  html?: string
}

export interface Versions {
  list: Version[] | undefined
  /** How asking the server for the whole list went; offline it is not asked. */
  rest: 'loading' | 'all' | 'offline' | 'failed'
}

/** The versions of a resource: what is on this device at once, the others when the server has been asked. */
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
  // Saved here a moment ago: the server has not listed it yet.
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

const NEW = { here: false, current: false, beside: false, restored: false, savedAt: null }

function versionOf({ id, savedAt, here, current, beside, restoredFrom, html }: ListedRevision): Version {
  const restored = restoredFrom !== null
  const version: Version = { id, kind: 'saved', savedAt, here, current, beside, restored }
  return html === undefined ? version : { ...version, html }
}
