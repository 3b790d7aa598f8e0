import { FileText } from 'lucide-react'
import { exportPort } from '#session/export-port.ts'
import { showToast } from '#session/toasts.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useExport } from './use-export.ts'

interface Props {
  title: string
  /** As it is now, saved or not */
  html: () => string
}

/** Word beside the editor's PDF. A phone's header has no room for it; there it is in the preview's menu. */
export function WordButton({ title, html }: Props) {
  const word = useExport(exportPort().word)
  const make = async () => {
    const result = await word.start({ title, html: html() })
    if (result?.ok === false && result.reason === 'failed')
      showToast({ title: 'Failed to generate Word file. Please try again.', kind: 'error' })
  }
  return (
    <IconButton
      label={word.running ? 'Generating...' : 'Download Word'}
      className="max-md:hidden"
      disabled={word.running}
      onClick={() => void make()}
    >
      <FileText className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
