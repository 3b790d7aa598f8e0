import { useNavigate } from '@tanstack/react-router'
import { Check, CircleDot, Eye, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ScreenHeader } from '../screen-header.tsx'
import { WordButton } from './word-button.tsx'

interface Props {
  messageId: string
  title: string
  dirty: boolean
  saving: boolean
  onSave: () => void
  generating: boolean
  onPdf: () => void
  /** The document as it is now, saved or not */
  html: () => string
  status?: ReactNode
}

export function EditorHeader(props: Props) {
  const { messageId, title, dirty, saving, onSave, generating, onPdf, html, status } = props
  const navigate = useNavigate()
  return (
    <ScreenHeader>
      <div className="min-w-0 grow">
        <div className="flex items-center gap-3">
          <h1 className="truncate text-base md:text-lg">{title}</h1>
          <StatusBadge
            dirty={dirty}
            className="inline-flex rounded-selector px-2 py-0.5 text-sm max-xl:hidden"
            wide
          />
        </div>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <span className="hidden md:inline">Resource Editor{saving && ' · Saving...'}</span>
          <StatusBadge dirty={dirty} className="inline-flex text-base-content xl:hidden" />
        </p>
      </div>
      {status}
      <Button
        variant="ghost"
        className="max-lg:px-2.5 max-md:hidden"
        onClick={() => void navigate({ to: '/resource/$messageId', params: { messageId } })}
      >
        <Eye className="size-5 max-lg:hidden" aria-hidden="true" />
        Preview
      </Button>
      <WordButton title={title} html={html} />
      <Button variant="ghost" busy={generating} onClick={onPdf} className="max-lg:px-2.5">
        {!generating && <FileDown className="size-5 max-lg:hidden" aria-hidden="true" />}
        <span className="max-md:hidden">{generating ? 'Generating...' : 'Download PDF'}</span>
        <span className="md:hidden">{generating ? 'Generating...' : 'PDF'}</span>
      </Button>
      <Button variant="primary" className="px-4" disabled={!dirty} busy={saving} onClick={onSave}>
        {saving ? 'Saving...' : 'Save'}
      </Button>
    </ScreenHeader>
  )
}

function StatusBadge({
  dirty,
  className,
  wide = false,
}: {
  dirty: boolean
  className: string
  wide?: boolean
}) {
  const Icon = dirty ? CircleDot : Check
  const labels = wide ? ['Unsaved changes', 'All changes saved'] : ['Unsaved', 'Saved']
  return (
    <span
      role="status"
      className={`shrink-0 items-center gap-1.5 ${wide ? (dirty ? 'bg-wash' : 'bg-tint') : ''} ${className}`}
    >
      <Icon className={`size-4 ${dirty ? 'text-warning' : 'text-success'}`} aria-hidden="true" />
      {dirty ? labels[0] : labels[1]}
    </span>
  )
}
