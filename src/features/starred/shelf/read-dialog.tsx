import { useEffect } from 'react'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { documentOf } from '#documents/html/shown-document.ts'
import type { DocumentBody, ShelfItem } from '#domain/rows.ts'
import { requestMessage } from '#session/chat-loads.ts'
import { useLoad } from '#session/hooks/use-load.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { putBy } from './shelf-list.ts'

interface Props {
  item: ShelfItem
  onClose: () => void
}

/** Shows one document of the shelf to read. It is asked for when this device does not have it yet. */
export function ReadDialog({ item, onClose }: Props) {
  const { id, title, body } = item
  const load = useLoad(id)

  useEffect(() => {
    if (!body) requestMessage(id)
  }, [id, body])

  const html = body && pageOf(body, title)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="wrap-anywhere">{title}</span>}
      note={`Put there by ${putBy(item)}`}
      className="md:max-w-[52rem]"
      padding="flush"
    >
      {html && <PreviewFrame html={html} title={title} height="h-[70dvh]" />}
      {!body && load !== 'failed' && load !== 'absent' && (
        <Spinner label="Fetching the document" className="p-6" />
      )}
      {!body && (load === 'failed' || load === 'absent') && (
        <p role="alert" className="p-6">
          {load === 'absent'
            ? 'It was taken off the shelf.'
            : 'It is not on this device yet, and the server could not be reached. Try again when you are online.'}
        </p>
      )}
    </Dialog>
  )
}

/** A colleague's document goes the way of one's own: cleaned, in a frame where no script runs and nothing is requested. */
function pageOf(body: DocumentBody, title: string): string | null {
  return documentOf({ ...body, chat_content: null, state: 'done' }, title)
}
