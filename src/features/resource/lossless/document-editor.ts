import type { PasteProblem } from './clipboard.ts'
import type { ListKind } from './commands/lists.ts'
import type { TableChange } from './commands/tables.ts'

/** What the toolbar asks of the editor in the frame. */
export type EditorCommand =
  | { name: 'undo' | 'redo' | 'bold' | 'italic' | 'underline' }
  | { name: 'color' | 'background'; value: string | null }
  | { name: 'heading'; level: 1 | 2 | 3 }
  | { name: 'list'; kind: ListKind }
  | { name: 'link'; address: string }
  | { name: 'image'; source: string; description: string; at?: number }
  | { name: 'table'; rows: number; columns: number }
  | { name: 'tableChange'; change: TableChange }

/** What the toolbar shows as pressed or possible. */
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
  /** The text may have changed */
  onChange: () => void
  onState: (state: EditorState) => void
  /** Ctrl+S or Cmd+S inside the frame */
  onSave: () => void
  /** Something pasted or dropped did not come along, or not whole */
  onProblem: (problem: PasteProblem) => void
  /** Picture files pasted or dropped, to be made small and put in at that place */
  onPictures: (files: File[], at: number) => void
}

/** What the editor page offers the app: the only way between the two. */
export interface DocumentEditor {
  /** The body as it is now; letter for letter the opened one while nothing was changed */
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
