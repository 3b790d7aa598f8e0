import { FileDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Strip } from './strip.tsx'
import type { Download } from './use-download.ts'

/** The progress of a download on a phone, where the menu that started it has closed, with a way to cancel it. */
export function DownloadStrip({ pdf, word }: { pdf: Download; word: Download }) {
  const download = pdf.running ? pdf : word
  if (!download.running) return null
  return (
    <div className="md:hidden">
      <Strip
        icon={<FileDown className="size-5 shrink-0 text-primary" aria-hidden="true" />}
        actions={
          <Button variant="ghost" onClick={download.cancel}>
            Cancel
          </Button>
        }
      >
        Generating... <span aria-hidden="true">{download.progress}</span>
      </Strip>
    </div>
  )
}
