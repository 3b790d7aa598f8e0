import { EllipsisVertical, ExternalLink, FileDown, FileText, PencilLine, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ResourceActions } from './resource-preview.tsx'

/** The menu of actions on a phone [RES-04] [RES-16]. */
export function ResourceActionsSheet({ actions }: { actions: ResourceActions }) {
  const [open, setOpen] = useState(false)
  const choose = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    <>
      <IconButton label="Resource Actions" onClick={() => setOpen(true)}>
        <EllipsisVertical className="size-6" aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Resource Actions" padding="flush">
        <ul className="pt-1">
          <Action icon={<PencilLine className="size-5" aria-hidden="true" />} onSelect={choose(actions.edit)}>
            Edit Resource
          </Action>
          <Action
            icon={<FileDown className="size-5" aria-hidden="true" />}
            onSelect={actions.generating ? undefined : choose(actions.downloadPdf)}
          >
            {actions.generating ? 'Generating...' : 'Download PDF'}
          </Action>
          <Action
            icon={<FileText className="size-5" aria-hidden="true" />}
            onSelect={actions.makingWord ? undefined : choose(actions.downloadWord)}
          >
            {actions.makingWord ? 'Generating...' : 'Download Word'}
          </Action>
          <Action icon={<Printer className="size-5" aria-hidden="true" />} onSelect={choose(actions.print)}>
            Print
          </Action>
          <Action
            icon={<ExternalLink className="size-5" aria-hidden="true" />}
            onSelect={choose(actions.openInTab)}
          >
            Open in New Tab
          </Action>
        </ul>
      </Dialog>
    </>
  )
}

function Action({
  icon,
  onSelect,
  children,
}: {
  icon: ReactNode
  onSelect?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        disabled={!onSelect}
        onClick={onSelect}
        className="flex min-h-14 w-full items-center gap-4 border-t border-base-300 px-4 disabled:text-muted"
      >
        {icon}
        {children}
      </button>
    </li>
  )
}
