import { FileText } from 'lucide-react'
import { makeFile } from '#documents/files/make-file.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useDownload, WORD_TOASTS } from '../use-download.ts'
import { usePaper } from '../use-paper.ts'

interface Props {
  title: string
  /** The document as it is now, saved or not */
  html: () => string
}

/** Download as Word in the editor's header. A phone's header has no room for it; there it is in the preview's menu. */
export function WordButton({ title, html }: Props) {
  const word = useDownload(makeFile.word, WORD_TOASTS)
  const onPaper = usePaper()
  return (
    <IconButton
      label={word.running ? 'Generating...' : 'Download Word'}
      className="max-md:hidden"
      disabled={word.running}
      onClick={() => void word.start({ title, html: onPaper(html()) })}
    >
      <FileText className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
