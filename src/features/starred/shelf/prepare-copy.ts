import type { ShelfCopy } from '#domain/rows.ts'
import { bodyOf, readMessage } from '#local-store/queries/messages.ts'
import { prepareShare } from '../sharing/prepare-share.ts'
import { preview, type SavedItem } from '../starred-list.ts'

interface PreparedCopy {
  copy: ShelfCopy
  /** Words that may be pupils' names, by the same check as on sending and sharing. */
  names: readonly string[]
}

const MAX_TITLE = 200
const MAX_WORDS = 300

/** The document as it is on this device now, or undefined while its body is not here. */
export async function prepareCopy(item: SavedItem): Promise<PreparedCopy | undefined> {
  const found = await readMessage(item.messageId)
  const shared = await prepareShare(item.messageId, item.labels.name)
  if (!found || !shared) return undefined
  const copy: ShelfCopy = {
    item_type: item.itemType,
    title: cut(shared.title, MAX_TITLE),
    about: cut([item.kind, ...item.details].join(' · '), MAX_TITLE),
    words: cut(preview(item.text ?? ''), MAX_WORDS),
    body: bodyOf(found.message),
  }
  return { copy, names: shared.names }
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')
