import { FileText } from 'lucide-react'
import { makeFile } from '#documents/files/make-file.ts'
import { Button } from '#ui/button.tsx'
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
    <Button
      variant="ghost"
      aria-label={word.running ? 'Generating...' : 'Download Word'}
      className="max-lg:px-2.5 max-md:hidden"
      busy={word.running}
      onClick={() => void word.start({ title, html: onPaper(html()) })}
    >
      {!word.running && <FileText className="size-5 max-lg:hidden" aria-hidden="true" />}
      Word
    </Button>
  )
}
