import type { ItemType } from './rows.ts'

export type ExportResult =
  | { ok: true; fileName: string; pages?: number }
  | { ok: false; reason: 'failed' | 'cancelled' }

/** Makes a file on this device and hands it to the browser's downloads. */
type Export<Input> = (
  input: Input,
  onProgress?: (done: number, total: number) => void,
  signal?: AbortSignal,
) => Promise<ExportResult>

export interface ExportInput {
  title: string
  /** One document, or several that each begin on a new page and count their own pages */
  html: string | readonly string[]
}

export type ExportDocument = Export<ExportInput>

/** A lesson plan and what was made from it, in the order a teacher prints it: plan, pupil pages, answers. */
export interface PackInput {
  title: string
  plan: string
  resources: readonly string[]
  as: 'pdf' | 'word'
}

export type ExportPack = Export<PackInput>

/** Saved items as one zip: each as a page and as a Word file, with a list of them. */
export interface SavedInput {
  itemType: ItemType
  messageIds: readonly string[]
}

export type ExportSaved = Export<SavedInput>
