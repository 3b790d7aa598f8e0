import { type ReactNode, useState } from 'react'
import { makeFile } from '#documents/files/make-file.ts'
import type { Delivery } from '#domain/delivery-text.ts'
import { useDownload } from '../use-download.ts'
import { usePaper } from '../use-paper.ts'
import { ConflictStrip } from '../versions/conflict-strip.tsx'
import { useConflicts } from '../versions/use-conflicts.ts'
import { useVersionsDialog } from '../versions/use-versions-dialog.tsx'
import { EditPanel } from './edit-panel.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorStrips } from './editor-strips.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { useRefusedHere } from './use-refused-here.ts'
import { useResourceEdit } from './use-resource-edit.ts'
import { useSave } from './use-save.ts'
import './editor-room.css'

const PDF_TOASTS = {
  done: { title: 'PDF generated', text: 'PDF downloaded successfully!', kind: 'success' },
  failed: {
    title: 'PDF generation failed',
    text: 'Failed to generate PDF. Please try again.',
    kind: 'error',
    about: 'PDF',
  },
} as const

interface Props {
  messageId: string
  title: string
  archived: boolean
  opened: { html: string; savedHtml: string; baseId: string | null; refusedOp: string | null }
  stored: { storedEdit: string | null; storedHtml: string; revision: string | null; delivery: Delivery }
  /** Opens the version that another device has saved. */
  onReopen: () => void
  status?: ReactNode
}

export function ResourceEditor({ messageId, title, archived, opened, stored, onReopen, status }: Props) {
  /** The document as it was when the preview was chosen; null in the editor's tab */
  const [previewed, setPreviewed] = useState<string | null>(null)
  const edit = useResourceEdit({ messageId, html: opened.html, savedHtml: opened.savedHtml })
  const refusedHere = useRefusedHere(stored.delivery)
  const refusedOp = opened.refusedOp ?? refusedHere
  const { saving, save, saveFirst } = useSave({ messageId, baseId: opened.baseId, edit, refusedOp, stored })
  const pdf = useDownload(makeFile.pdf, PDF_TOASTS)
  const onPaper = usePaper()
  const editedElsewhere = useConflicts({ ...stored, refusedOp: refusedHere, edit, onReopen })
  const versions = useVersionsDialog({ messageId, title, dirty: edit.dirty, saveFirst })

  const showPreview = () => {
    // Text typed a moment ago is checked first, even within the pause after typing [RES-76].
    edit.checkDirty()
    setPreviewed(edit.currentHtml())
  }
  return (
    <div className="flex grow flex-col bg-base-200">
      <EditorHeader
        messageId={messageId}
        title={title}
        dirty={edit.dirty}
        saving={saving}
        onSave={() => void save()}
        generating={pdf.running}
        onPdf={() => void pdf.start({ title, html: onPaper(edit.currentHtml()) })}
        html={edit.currentHtml}
        status={status}
      />
      <main className="editor-room mx-auto w-full max-w-[60rem] grow md:px-6 md:py-5">
        <EditorStrips
          archived={archived}
          editedElsewhere={editedElsewhere}
          edit={edit}
          delivery={stored.delivery}
        />
        <ConflictStrip messageId={messageId} onView={versions.view} onRestore={versions.restore} />
        <EditorTabs
          tab={previewed === null ? 'edit' : 'preview'}
          onChoose={(tab) => (tab === 'edit' ? setPreviewed(null) : showPreview())}
          onVersions={versions.openList}
        />
        <div className="editor-room overflow-hidden bg-sheet md:rounded-b-box md:border-x md:border-b md:border-base-300">
          <EditPanel
            title={title}
            html={opened.html}
            edit={edit}
            onSave={() => void save()}
            hidden={previewed !== null}
          />
          <PreviewPanel html={previewed === null ? null : onPaper(previewed)} title={title} />
        </div>
      </main>
      {versions.dialog}
      <LeaveGuard dirty={edit.checkDirty} />
    </div>
  )
}
