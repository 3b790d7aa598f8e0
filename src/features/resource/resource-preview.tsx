import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { ExportDocument } from '#domain/export.ts'
import { exportPort } from '#session/export-port.ts'
import { showToast } from '#session/toasts.ts'
import { EmptyPage } from '#ui/empty-page.tsx'
import { MakingStrip } from './making-strip.tsx'
import { openInTab, POPUP_BLOCKED } from './open-in-tab.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { ResourceActionsSheet } from './resource-actions-sheet.tsx'
import { ResourceHeader } from './resource-header.tsx'
import { type ExportJob, useExport } from './use-export.ts'

interface Props {
  messageId: string
  title: string
  html: string | null
  edited: boolean
  exportPdf: ExportDocument
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

export function ResourcePreview({ messageId, title, html, edited, exportPdf, status }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  const pdf = useExport(exportPdf)
  const word = useExport(exportPort().word)

  const download = async (job: ExportJob, failure: string) => {
    const result = await job.start({ title, html: html ?? '' })
    if (result?.ok === false && result.reason === 'failed') showToast({ title: failure, kind: 'error' })
  }
  const actions: ResourceActions = {
    openInTab: () => {
      if (!openInTab(html ?? '', title)) window.alert(POPUP_BLOCKED)
    },
    downloadPdf: () => void download(pdf, 'Failed to generate PDF. Please try again.'),
    downloadWord: () => void download(word, 'Failed to generate Word file. Please try again.'),
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
      <MakingStrip pdf={pdf} word={word} />
      <main className="px-3 py-4 md:py-8">
        <div className="mx-auto max-w-[48rem]">
          {html === null ? (
            <EmptyPage
              title="No content available"
              text="This resource doesn't have any content to display."
            />
          ) : (
            <div className="overflow-hidden shadow-sheet">
              <PreviewFrame html={html} title={title} frame={frame} />
            </div>
          )}
        </div>
      </main>
    </div>
  )
}
