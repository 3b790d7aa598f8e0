import { ExternalLink, FileDown, FileText, PencilLine, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { ResourceActions } from './resource-preview.tsx'
import { ScreenHeader } from './screen-header.tsx'

interface Props {
  title: string
  edited: boolean
  status?: ReactNode
  actions: ResourceActions | null
  /** The menu of actions on a phone */
  menu: ReactNode
}

export function ResourceHeader({ title, edited, status, actions, menu }: Props) {
  return (
    <ScreenHeader>
      <div className="min-w-0 grow">
        <div className="items-center gap-2.5 md:flex">
          <h1 className="truncate text-base md:text-lg">{title}</h1>
          {edited && <span className="badge badge-outline border-line max-md:h-5.5 max-md:px-2">Edited</span>}
        </div>
        <p className="hidden text-sm text-muted md:block">Educational Resource</p>
      </div>
      {status}
      {actions && <WideActions {...actions} />}
      {menu && <div className="md:hidden">{menu}</div>}
    </ScreenHeader>
  )
}

function WideActions(actions: ResourceActions) {
  const { openInTab, downloadPdf, edit, print, generating, progress } = actions
  return (
    <div className="hidden items-center gap-1 md:flex">
      <Button variant="ghost" aria-label="Print" onClick={print}>
        <Printer className="size-5" aria-hidden="true" />
        <span className="max-lg:hidden">Print</span>
      </Button>
      <Button
        variant="ghost"
        aria-label={actions.makingWord ? 'Generating...' : 'Download Word'}
        disabled={actions.makingWord}
        onClick={actions.downloadWord}
      >
        <FileText className="size-5" aria-hidden="true" />
        <span className="max-lg:hidden">Word</span>
      </Button>
      <Button variant="ghost" aria-label="Open in Tab" onClick={openInTab}>
        <ExternalLink className="size-5" aria-hidden="true" />
        <span className="max-lg:hidden">Open in Tab</span>
      </Button>
      <Button
        variant="ghost"
        aria-label={generating ? undefined : 'Download PDF'}
        busy={generating}
        onClick={downloadPdf}
      >
        {!generating && <FileDown className="size-5" aria-hidden="true" />}
        {generating ? 'Generating...' : <span className="max-lg:hidden">Download PDF</span>}
        {generating && progress && <span className="font-normal text-muted">{progress}</span>}
      </Button>
      <Button variant="primary" data-tip="Open rich text editor" onClick={edit}>
        <PencilLine className="size-5" aria-hidden="true" />
        Edit
      </Button>
    </div>
  )
}
