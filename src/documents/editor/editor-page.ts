import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { PasteProblem } from './clipboard.ts'
import { setHeading } from './commands/headings.ts'
import { insertImage, setColour, setLink, toggleFormat } from './commands/inline.ts'
import { toggleList } from './commands/lists.ts'
import { changeTable, insertTable } from './commands/tables.ts'
import { endComposition } from './composition.ts'
import type {
  DocumentEditor,
  EditorCommand,
  EditorEvents,
  EditorWindow,
  OpenDocument,
} from './document-editor.ts'
import { takeDrops } from './drops.ts'
import type { LosslessQuill } from './lossless-quill.ts'
import { ReactLosslessQuill } from './react-editor.ts'
import { readState } from './toolbar-state.ts'

/**
 * The code of the editor's own page. It runs in that page's realm, because Quill uses `instanceof Node` and the global
 * `document`. The app and the teacher's document then cannot reach each other's styles.
 */
const openDocument: OpenDocument = async ({ body, title }, events) => {
  const quill = await mount(body, events)
  // A body takes no role of its own; being editable and having a name, it is announced as a text field.
  quill.root.setAttribute('aria-label', title)
  const opened = quill.html()
  reportState(quill, events)
  reportComposition(quill, events)
  listenForSave(events)
  preventNavigation()
  takeDrops(quill)
  quill.emitter.on('problem', (problem: PasteProblem) => events.onProblem(problem))
  quill.emitter.on('pictures', (files: File[], { index }: { index: number }) =>
    events.onPictures(files, index),
  )
  const editor: DocumentEditor = {
    bodyHtml: () => {
      const now = quill.html()
      return now === opened ? body : now
    },
    run: (command) => {
      endComposition(quill)
      run(quill, command)
      events.onState(readState(quill))
    },
    focus: () => {
      window.focus()
      quill.focus()
    },
  }
  return editor
}

/** React renders into an element outside the page, because the body itself is the editor. */
function mount(body: string, events: EditorEvents): Promise<LosslessQuill> {
  const editor = createRef<ReactLosslessQuill>()
  const root = createRoot(document.createElement('div'))
  return new Promise((resolve) => {
    root.render(
      createElement(ReactLosslessQuill, {
        ref: (made: ReactLosslessQuill | null) => {
          editor.current = made
          // componentDidMount, which opens the document, runs just after the ref is set.
          if (made) queueMicrotask(() => resolve(made.lossless()))
        },
        container: document.body,
        theme: 'default',
        defaultValue: body,
        onTextChange: events.onChange,
      }),
    )
  })
}

function run(quill: LosslessQuill, command: EditorCommand): void {
  if (command.name === 'undo') quill.documentHistory.undo()
  else if (command.name === 'redo') quill.documentHistory.redo()
  else if (command.name === 'color' || command.name === 'background')
    setColour(quill, command.name, command.value)
  else if (command.name === 'heading') setHeading(quill, command.level)
  else if (command.name === 'list') toggleList(quill, command.kind)
  else if (command.name === 'link') setLink(quill, command.address)
  else if (command.name === 'image') insertImage(quill, command.source, command.description, command.at)
  else if (command.name === 'table') insertTable(quill, command.rows, command.columns)
  else if (command.name === 'tableChange') changeTable(quill, command.change)
  else toggleFormat(quill, command.name)
}

function reportState(quill: LosslessQuill, events: EditorEvents): void {
  let waiting = false
  quill.on('editor-change', () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      events.onState(readState(quill))
    })
  })
}

/** Quill reports a composed word when it is done, but a phone may be put away before. */
function reportComposition({ root }: LosslessQuill, events: EditorEvents): void {
  root.addEventListener('input', (event) => {
    if ((event as InputEvent).isComposing) events.onChange()
  })
}

function listenForSave(events: EditorEvents): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    events.onSave()
  })
}

/** A worksheet's own button, or a link in a drawing, would replace the page that is being edited. */
function preventNavigation(): void {
  document.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('click', (event) => {
    const onLink = event.target instanceof Element && event.target.closest('a,area')
    if (onLink && !event.ctrlKey && !event.metaKey) event.preventDefault()
  })
}

;(window as EditorWindow).openDocument = openDocument
