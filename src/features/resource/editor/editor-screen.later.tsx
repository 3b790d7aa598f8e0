import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { documentOf, titleOf } from '#documents/html/shown-document.ts'
import { showToast } from '#session/toasts.ts'
import { Spinner } from '#ui/spinner.tsx'
import { NOT_ON_DEVICE, ResourceMissing } from '../resource-missing.tsx'
import { useResource } from '../use-resource.ts'
import { DraftOffer } from './draft-offer.tsx'
import { ResourceEditor } from './resource-editor.tsx'
import { readUnsaved, type Unsaved } from './unsaved-work.ts'

export interface EditorScreenProps {
  messageId: string
  /** The sync status, for the header */
  status?: ReactNode
}

interface Opened {
  savedHtml: string
  html: string
  baseId: string | null
  /** The refused save whose text was opened again */
  refusedOp: string | null
  opening: number
}

let openings = 0
/** The key of the editor: another number makes a fresh one. */
const nextOpening = () => {
  openings += 1
  return openings
}

/** Opens a resource for editing; unsaved work from last time is offered first [SYS-25]. */
export function EditorScreen({ messageId, status }: EditorScreenProps) {
  const resource = useResource(messageId)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const ready = resource.state === 'ready' ? resource : null
  const failed = resource.state === 'failed'

  useEffect(() => {
    if (!ready || opened) return
    const title = titleOf(ready.chat)
    const savedHtml = documentOf(ready.message, title) ?? ''
    let current = true
    void readUnsaved(messageId, savedHtml).then((text) => {
      if (!current) return
      setUnsaved(text)
      const baseId = ready.message.edited_revision
      setOpened({ savedHtml, html: savedHtml, baseId, refusedOp: null, opening: nextOpening() })
    })
    return () => {
      current = false
    }
  }, [ready, opened, messageId])

  useEffect(() => {
    if (failed)
      showToast({
        title: 'Load failed',
        text: 'Failed to load the resource. Please try again.',
        kind: 'error',
      })
  }, [failed])

  const storedHtml = ready ? (documentOf(ready.message, titleOf(ready.chat)) ?? '') : ''
  const revision = ready?.message.edited_revision ?? null
  const reopen = useCallback(() => {
    const savedHtml = storedHtml
    setOpened({ savedHtml, html: savedHtml, baseId: revision, refusedOp: null, opening: nextOpening() })
  }, [storedHtml, revision])

  if (ready && opened)
    return unsaved === null ? (
      <ResourceEditor
        key={opened.opening}
        messageId={messageId}
        title={titleOf(ready.chat)}
        archived={ready.chat?.is_deleted ?? false}
        opened={opened}
        stored={{
          storedEdit: ready.message.edited_html_content,
          storedHtml,
          revision,
          delivery: ready.delivery,
        }}
        onReopen={reopen}
        status={status}
      />
    ) : (
      <DraftOffer
        onRestore={() => {
          setOpened({ ...opened, ...unsaved })
          setUnsaved(null)
        }}
        onDiscard={() => setUnsaved(null)}
        messageId={messageId}
      />
    )
  return <NotReady resource={resource} />
}

function NotReady({ resource }: { resource: ReturnType<typeof useResource> }) {
  if (resource.state === 'offline') return <ResourceMissing {...NOT_ON_DEVICE} onRetry={resource.retry} />
  if (resource.state === 'failed')
    return (
      <ResourceMissing
        title="Load failed"
        text="Failed to load the resource. Please try again."
        onRetry={resource.retry}
      />
    )
  if (resource.state === 'not-found')
    return (
      <ResourceMissing
        title="Resource not found"
        text="The requested resource could not be found or you don't have permission to edit it."
      />
    )
  return <Spinner label="Loading editor..." className="p-6" />
}
