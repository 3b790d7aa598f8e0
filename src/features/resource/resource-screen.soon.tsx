import type { ReactNode } from 'react'
import { documentOf, titleOf } from '#documents/html/shown-document.ts'
import { Spinner } from '#ui/spinner.tsx'
import { NOT_ON_DEVICE, ResourceMissing } from './resource-missing.tsx'
import { ResourcePreview } from './resource-preview.tsx'
import { useResource } from './use-resource.ts'

export interface ResourceScreenProps {
  messageId: string
  /** The sync status, for the header */
  status?: ReactNode
}

/** A saved resource or lesson plan as it will look on paper. */
export function ResourceScreen({ messageId, status }: ResourceScreenProps) {
  const resource = useResource(messageId)
  if (resource.state === 'loading') return <Spinner label="Opening the resource" className="p-6" />
  if (resource.state === 'not-found')
    return (
      <ResourceMissing
        title="Resource not found"
        text="It may have been deleted, or it belongs to another account."
      />
    )
  if (resource.state === 'offline') return <ResourceMissing {...NOT_ON_DEVICE} onRetry={resource.retry} />
  if (resource.state === 'failed')
    return (
      <ResourceMissing
        title="Failed to load resource"
        text="Nothing is lost. The server did not answer as it should."
        onRetry={resource.retry}
      />
    )
  const { message, chat } = resource
  const title = titleOf(chat)
  return (
    <ResourcePreview
      messageId={messageId}
      sessionId={message.session_id}
      title={title}
      html={documentOf(message, title)}
      edited={message.edited_html_content !== null}
      status={status}
    />
  )
}
