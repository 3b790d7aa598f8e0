import { FolderDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { makeZip } from '#documents/files/make-zip.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  /** The heading of this list, which names the zip. */
  heading: string
  messageIds: string[]
}

/** Exports everything on this list as one zip, made on the device. The teacher can cancel it. */
export function ExportAll({ heading, messageIds }: Props) {
  const [done, setDone] = useState<number>()
  const job = useRef<AbortController | null>(null)
  useEffect(() => () => job.current?.abort(), [])

  async function start(): Promise<void> {
    const controller = new AbortController()
    job.current = controller
    setDone(0)
    const items = messageIds.map((id) => () => readMessage(id))
    const result = await makeZip({ heading, items }, setDone, controller.signal).catch(
      () => ({ ok: false, reason: 'failed' }) as const,
    )
    setDone(undefined)
    if (result.ok) showToast({ title: `Saved to your downloads: ${result.fileName}`, kind: 'success' })
    else if (result.reason === 'failed')
      showToast({ title: 'The zip could not be made. Please try again.', kind: 'error' })
  }

  return (
    <div className="flex items-center gap-2 max-md:-mr-3 md:max-lg:order-last lg:ml-auto max-md:ml-auto">
      {done === undefined ? (
        <Button variant="ghost" onClick={() => void start()}>
          <FolderDown className="size-5" aria-hidden="true" />
          Export all as a zip
        </Button>
      ) : (
        <>
          <p role="status" className="text-muted">
            {done} of {messageIds.length} packed
          </p>
          <Button variant="ghost" onClick={() => job.current?.abort()}>
            Cancel
          </Button>
        </>
      )}
    </div>
  )
}
