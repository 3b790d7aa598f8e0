import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Delivery } from '#domain/delivery-words.ts'
import type { ExportDocument } from '#domain/export.ts'
import { showToast } from '#session/toasts.ts'
import { BesideStrip } from './beside-strip.tsx'
import { DeliveryStrip } from './delivery-strip.tsx'
import { EditorBanners } from './editor-banners.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { EditorHeader } from './editor-header.tsx'
import { type EditorTab, EditorTabs } from './editor-tabs.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { EditorCommand, EditorState } from './lossless/document-editor.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import './editor-room.css'
import { addPictures, tellProblem } from './toolbar/pasted.ts'
import { type ExportJob, useExport } from './use-export.ts'
import { useOtherEdits } from './use-other-edits.ts'
import { useRefusedHere } from './use-refused-here.ts'
import { useResourceEdit } from './use-resource-edit.ts'
import { useSave } from './use-save.ts'
import { useVersionsDialog } from './use-versions-dialog.tsx'
import { WordButton } from './word-button.tsx'

/** [RES-59] [RES-60] */
const HEIGHT = 'editor-page'

interface Props {
  messageId: string
  title: string
  archived: boolean
  opened: { html: string; savedHtml: string; baseId: string | null; refusedOp: string | null }
  stored: { storedEdit: string | null; storedHtml: string; revision: string | null; delivery: Delivery }
  /** Opens what another device saved */
  onReopen: () => void
  exportPdf: ExportDocument
  status?: ReactNode
}

export function ResourceEditor(props: Props) {
  const { messageId, title, archived, opened, stored, exportPdf, status } = props
  const [tab, setTab] = useState<EditorTab>('edit')
  const [previewed, setPreviewed] = useState('')
  const [state, setState] = useState<EditorState | null>(null)
  const edit = useResourceEdit({ messageId, html: opened.html, savedHtml: opened.savedHtml })
  const refusedOp = useRefusedHere(stored.delivery)
  const { saving, save } = useSave({
    messageId,
    baseId: opened.baseId,
    edit,
    refusedOp: opened.refusedOp ?? refusedOp,
    stored,
  })
  const pdf = useExport(exportPdf)
  const editedElsewhere = useOtherEdits({ ...stored, refusedOp, edit, onReopen: props.onReopen })
  const saveFirst = async () => {
    await save()
    return !edit.checkDirty()
  }
  const versions = useVersionsDialog({ messageId, title, dirty: edit.dirty, saveFirst })
  useSaveKey(save)

  const choose = (next: EditorTab) => {
    // What is typed is caught first, also within the pause after typing [RES-76].
    if (next === 'preview') {
      edit.checkDirty()
      setPreviewed(edit.currentHtml())
    }
    setTab(next)
  }
  const run = (command: EditorCommand) => {
    edit.editor.current?.focus()
    edit.editor.current?.run(command)
    edit.onChange()
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
        onPdf={() => void makePdf(pdf, { title, html: edit.currentHtml() })}
        word={<WordButton title={title} html={edit.currentHtml} />}
        status={status}
      />
      <main className="editor-room mx-auto w-full max-w-[60rem] grow md:px-6 md:py-5">
        <EditorBanners
          archived={archived}
          dirty={edit.dirty}
          draftKept={edit.draftKept}
          editedElsewhere={editedElsewhere}
        />
        <DeliveryStrip delivery={stored.delivery} />
        <BesideStrip messageId={messageId} onView={versions.view} onRestore={versions.restore} />
        <EditorTabs tab={tab} onChoose={choose} onVersions={versions.openList} />
        <div className="editor-room overflow-hidden bg-sheet md:rounded-b-box md:border-x md:border-b md:border-base-300">
          <div
            id="panel-edit"
            role="tabpanel"
            aria-labelledby="tab-edit"
            className="editor-room"
            hidden={tab !== 'edit'}
          >
            <EditorToolbar state={state} run={run} />
            <EditorFrame
              html={opened.html}
              title={title}
              className={HEIGHT}
              editor={edit.editor}
              onReady={() => edit.checkDirty()}
              events={{
                onChange: edit.onChange,
                onState: (now) => setState((before) => (isSame(before, now) ? before : now)),
                onSave: () => void save(),
                onProblem: tellProblem,
                onPictures: (files, at) =>
                  void addPictures(edit.editor.current, files, at).then(edit.onChange),
              }}
            />
          </div>
          <div
            id="panel-preview"
            role="tabpanel"
            aria-labelledby="tab-preview"
            className="editor-room"
            hidden={tab !== 'preview'}
          >
            <h2 className="border-b border-base-300 bg-base-100 px-4 py-2.5 text-lg">Live Preview</h2>
            {tab === 'preview' && <PreviewFrame html={previewed} title={title} height={HEIGHT} />}
          </div>
        </div>
      </main>
      {versions.dialog}
      <LeaveGuard dirty={edit.checkDirty} />
    </div>
  )
}

/** The tools are drawn again when one of them changes, not at each key. */
function isSame(before: EditorState | null, now: EditorState): boolean {
  return (
    before !== null &&
    Object.entries(now).every(([name, value]) => before[name as keyof EditorState] === value)
  )
}

async function makePdf(pdf: ExportJob, input: { title: string; html: string }) {
  const result = await pdf.start(input)
  if (result?.ok) showToast({ title: 'PDF generated', text: 'PDF downloaded successfully!', kind: 'success' })
  else if (result?.reason === 'failed')
    showToast({
      title: 'PDF generation failed',
      text: 'Failed to generate PDF. Please try again.',
      kind: 'error',
    })
}

/** Ctrl+S and Cmd+S outside the frame; inside it the editor page listens [RES-66]. */
function useSaveKey(save: () => Promise<void>): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void latest.current()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
