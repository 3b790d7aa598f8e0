import { FileDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Strip } from './strip.tsx'
import type { ExportJob } from './use-export.ts'

/** On a phone the menu that began it has closed: how far it is, and a way to stop it. */
export function MakingStrip({ pdf, word }: { pdf: ExportJob; word: ExportJob }) {
  const job = pdf.running ? pdf : word
  if (!job.running) return null
  return (
    <div className="md:hidden">
      <Strip
        icon={<FileDown className="size-5 shrink-0 text-primary" aria-hidden="true" />}
        actions={
          <Button variant="ghost" onClick={job.cancel}>
            Cancel
          </Button>
        }
      >
        Generating... <span aria-hidden="true">{job.progress}</span>
      </Strip>
    </div>
  )
}
