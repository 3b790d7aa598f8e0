import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { makeFile } from '#documents/files/make-file.ts'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { DownloadStrip } from './download-strip.tsx'
import { openInTab, POPUP_BLOCKED } from './open-in-tab.ts'
import { PlanOfResource } from './plan-of-resource.tsx'
import { ResourceActionsSheet } from './resource-actions-sheet.tsx'
import { ResourceHeader } from './resource-header.tsx'
import { useDownload, WORD_TOASTS } from './use-download.ts'
import { usePaper } from './use-paper.ts'

const PDF_TOASTS = {
  failed: { title: 'Failed to generate PDF. Please try again.', kind: 'error', about: 'PDF' },
} as const

interface Props {
  messageId: string
  sessionId: string
  title: string
  html: string | null
  edited: boolean
  status?: ReactNode
}

export interface ResourceActions {
  openInTab: () => void
  downloadPdf: () => void
  downloadWord: () => void
  makingWord: boolean
  edit: () => void
  print: () => void
  generating: boolean
  progress: string | null
}

export function ResourcePreview({ messageId, sessionId, title, html, edited, status }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  const pdf = useDownload(makeFile.pdf, PDF_TOASTS)
  const word = useDownload(makeFile.word, WORD_TOASTS)
  const onPaper = usePaper()
  const paper = html === null ? null : onPaper(html)
  const document = { title, html: paper ?? '' }
  const actions: ResourceActions = {
    openInTab: () => {
      if (!openInTab(document.html, title)) window.alert(POPUP_BLOCKED)
    },
    downloadPdf: () => void pdf.start(document),
    downloadWord: () => void word.start(document),
    makingWord: word.running,
    edit: () => void navigate({ to: '/resource-edit/$messageId', params: { messageId } }),
    print: () => frame.current?.contentWindow?.print(),
    generating: pdf.running,
    progress: pdf.progress,
  }
  return (
    <div className="grow bg-base-200">
      <ResourceHeader
        title={title}
        edited={edited}
        status={status}
        actions={html === null ? null : actions}
        menu={html === null ? null : <ResourceActionsSheet actions={actions} />}
      />
      <DownloadStrip pdf={pdf} word={word} />
      <main className="px-3 py-4 md:py-8">
        <div className="mx-auto max-w-[48rem]">
          <PlanOfResource sessionId={sessionId} />
          {paper === null ? (
            <EmptyPage
              title="No content available"
              text="This resource doesn't have any content to display."
            />
          ) : (
            <div className="overflow-hidden shadow-sheet">
              <PreviewFrame html={paper} title={title} frame={frame} />
            </div>
          )}
        </div>
      </main>
    </div>
  )
}
