import { useState } from 'react'
import type { EditorCommand, EditorState } from '#documents/editor/document-editor.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import { addPictures, reportProblem } from './toolbar/pasted-content.ts'
import type { ResourceEdit } from './use-resource-edit.ts'

interface Props {
  title: string
  /** The document that the editor opens with */
  html: string
  edit: ResourceEdit
  onSave: () => void
  hidden: boolean
}

/** The toolbar, and the document open for editing below it. */
export function EditPanel({ title, html, edit, onSave, hidden }: Props) {
  const { editor, onChange } = edit
  const [state, setState] = useState<EditorState | null>(null)
  const run = (command: EditorCommand) => {
    editor.current?.focus()
    editor.current?.run(command)
    onChange()
  }
  return (
    <div id="panel-edit" role="tabpanel" aria-labelledby="tab-edit" className="editor-room" hidden={hidden}>
      <EditorToolbar state={state} run={run} />
      <EditorFrame
        html={html}
        title={title}
        className="editor-page"
        editor={editor}
        onReady={() => edit.checkDirty()}
        events={{
          onChange,
          onState: (now) => setState((before) => (isSame(before, now) ? before : now)),
          onSave,
          onProblem: reportProblem,
          onPictures: (files, at) => void addPictures(editor.current, files, at).then(onChange),
        }}
      />
    </div>
  )
}

/** The toolbar is drawn again when a button changes, not at each key. */
function isSame(before: EditorState | null, now: EditorState): boolean {
  return (
    before !== null &&
    Object.entries(now).every(([name, value]) => before[name as keyof EditorState] === value)
  )
}
