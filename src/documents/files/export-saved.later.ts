import { yieldToMain, yieldWhenDue } from '../render/yield-to-main.ts'
import { type Export, exportFile } from './export-file.ts'
import { safeName } from './file-name.ts'
import {
  addItem,
  listPage,
  namedKind,
  numberedName,
  type SavedItem,
  type SavedRow,
  savedDocument,
} from './saved-items.ts'
import { ZipFile } from './zip.ts'

/** Undefined for an item whose text is not on this device */
export type ReadSaved = () => Promise<SavedItem | undefined>

export interface SavedInput {
  /** Names the zip and heads its list. */
  heading: string
  /** Each reads one saved item when its turn comes: fifty documents at once could be too much for a phone. */
  items: readonly ReadSaved[]
}

/**
 * Everything saved as one zip, without a network: each item as a page that opens anywhere and as a Word file, with a
 * list of them. One item that fails does not take the others with it: the list says so.
 */
export const exportSaved: Export<SavedInput> = ({ heading, items }, onProgress = () => {}, signal) =>
  exportFile(`${safeName(heading, 'saved')}.zip`, async () => {
    const zip = new ZipFile(yieldWhenDue(signal))
    const rows: SavedRow[] = []
    let missing = 0
    for (const [i, read] of items.entries()) {
      await yieldToMain(signal)
      const item = await read()
      const document = item ? savedDocument(item) : null
      if (document)
        rows.push(await addItem(zip, numberedName(rows.length + 1, namedKind(document)), document, signal))
      else missing += 1
      onProgress(i + 1, items.length)
    }
    const note = missing > 0 ? `${missing} not on this device, so not in here.` : ''
    await zip.add('index.html', new Blob([listPage(heading, rows, note)]))
    return { blob: zip.finish() }
  })
