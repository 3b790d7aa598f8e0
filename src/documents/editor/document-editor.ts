import type { PasteProblem } from './clipboard.ts'
import type { ListKind } from './commands/lists.ts'
import type { TableChange } from './commands/tables.ts'

/** A command of the toolbar to the editor in the frame. */
export type EditorCommand =
  | { name: 'undo' | 'redo' | 'bold' | 'italic' | 'underline' }
  | { name: 'color' | 'background'; value: string | null }
  | { name: 'heading'; level: 1 | 2 | 3 }
  | { name: 'list'; kind: ListKind }
  | { name: 'link'; address: string }
  | { name: 'image'; source: string; description: string; at?: number }
  | { name: 'table'; rows: number; columns: number }
  | { name: 'tableChange'; change: TableChange }

/** The state that the toolbar shows as pressed or possible. */
export interface EditorState {
  bold: boolean
  italic: boolean
  underline: boolean
  heading: number
  list: ListKind | null
  link: string | null
  inTable: boolean
  canUndo: boolean
  canRedo: boolean
}

export interface EditorEvents {
  /** The document may have changed. */
  onChange: () => void
  onState: (state: EditorState) => void
  /** Ctrl+S or Cmd+S inside the frame */
  onSave: () => void
  /** Something pasted or dropped was left out in whole or in part. */
  onProblem: (problem: PasteProblem) => void
  /** Picture files were pasted or dropped; the app makes them small and inserts them at that index. */
  onPictures: (files: File[], at: number) => void
}

/** The interface between the app and the editor page; there is no other. */
export interface DocumentEditor {
  /** The body as it is now; while nothing was changed, letter for letter the opened one */
  bodyHtml(): string
  run(command: EditorCommand): void
  focus(): void
}

export type OpenDocument = (
  document: { body: string; title: string },
  events: EditorEvents,
) => Promise<DocumentEditor>

/** The editor page sets this on its window once its code has run. */
export interface EditorWindow extends Window {
  openDocument?: OpenDocument
}
