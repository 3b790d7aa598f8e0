import { STAR_LIMIT_TEXT } from '#domain/product.ts'
import type { DocumentBody, ShelfItem } from '#domain/rows.ts'
import { copyDocument } from '#local-store/commands/copy-document.ts'
import { putOnShelf, takeOffShelf } from '#local-store/commands/shelf.ts'
import { showToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'

type Whole = ShelfItem & { body: DocumentBody }

const NOT_SAVED = 'This device could not save the change. Free some space and try again.'
const LISTS = { lesson_plan: 'My Lesson Plans', resource: 'My Resources' } as const

/** Takes a teacher's own item off the shelf. It can be undone while its document is on this device. */
export async function withdraw(item: ShelfItem): Promise<void> {
  const result = await takeOffShelf(item.id)
  if (!result.ok) return showToast({ title: 'Not taken off the shelf', text: NOT_SAVED, kind: 'error' })
  const { id, item_type, title, about, words, body } = item
  if (!body) return showToast({ title: 'Taken off the school shelf', kind: 'success' })
  offerUndo({ title: 'Taken off the school shelf' }, () =>
    putOnShelf(id, { item_type, title, about, words, body }),
  )
}

/** Makes a copy the teacher's own. `open` is called with the chat of the copy when the teacher wants to see it. */
export async function keepCopy(item: Whole, open: (sessionId: string) => void): Promise<void> {
  const result = await copyDocument({ itemType: item.item_type, title: item.title, body: item.body })
  if (result.ok)
    return showToast({
      title: `Copied to ${LISTS[item.item_type]}`,
      text: 'The copy is yours: change it as you like.',
      kind: 'success',
      action: { label: 'Open', run: () => open(result.sessionId) },
    })
  if (result.reason === 'star_limit')
    return showToast({ title: STAR_LIMIT_TEXT[item.item_type], kind: 'error' })
  showToast({ title: 'Not copied', text: NOT_SAVED, kind: 'error' })
}
