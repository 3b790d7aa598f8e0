import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Check, CircleDot, Eye, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useGoBack } from './use-go-back.ts'

interface Props {
  messageId: string
  title: string
  dirty: boolean
  saving: boolean
  onSave: () => void
  generating: boolean
  onPdf: () => void
  /** Download as Word */
  word?: ReactNode
  status?: ReactNode
}

export function EditorHeader(props: Props) {
  const { messageId, title, dirty, saving, onSave, generating, onPdf, word, status } = props
  const goBack = useGoBack()
  const navigate = useNavigate()
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <div className="mx-auto flex h-19 max-w-[72rem] items-center gap-1 px-2 md:h-22 md:gap-2 md:px-6">
        <IconButton label="Back" onClick={goBack}>
          <ArrowLeft className="size-6" aria-hidden="true" />
        </IconButton>
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
          className="max-md:hidden"
          aria-label="Preview"
          onClick={() => void navigate({ to: '/resource/$messageId', params: { messageId } })}
        >
          <Eye className="size-5" aria-hidden="true" />
          <span className="max-xl:hidden">Preview</span>
        </Button>
        {word}
        <Button variant="ghost" busy={generating} onClick={onPdf} className="max-md:px-2.5">
          {!generating && <FileDown className="hidden size-5 md:inline-block" aria-hidden="true" />}
          <span className="hidden md:inline">{generating ? 'Generating...' : 'Download PDF'}</span>
          <span className="md:hidden">{generating ? 'Generating...' : 'PDF'}</span>
        </Button>
        <Button variant="primary" className="px-4" disabled={!dirty} busy={saving} onClick={onSave}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </header>
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
  const words = wide ? ['Unsaved changes', 'All changes saved'] : ['Unsaved', 'Saved']
  return (
    <span
      role="status"
      className={`shrink-0 items-center gap-1.5 ${wide ? (dirty ? 'bg-wash' : 'bg-tint') : ''} ${className}`}
    >
      <Icon className={`size-4 ${dirty ? 'text-warning' : 'text-success'}`} aria-hidden="true" />
      {dirty ? words[0] : words[1]}
    </span>
  )
}
