import { STAR_LIMIT_TEXT } from '#domain/product.ts'
import type { ItemType } from '#domain/rows.ts'
import { copySaved } from '#local-store/commands/copy-document.ts'
import { showToast } from '#session/toasts.ts'
import type { SavedItem } from './starred-list.ts'

/** Makes a copy of a saved item, which stands first in the list, and says what came of it. */
export async function copyItem({ messageId, title }: SavedItem, itemType: ItemType): Promise<void> {
  const result = await copySaved({ messageId, itemType, title })
  if (result.ok) showToast({ title: `“${result.title}” is in the list`, kind: 'success' })
  else if (result.reason === 'star_limit') showToast({ title: STAR_LIMIT_TEXT[itemType], kind: 'error' })
  else if (result.reason === 'not_found')
    showToast({ title: 'This item is not on this device yet. Open it once, then copy it.', kind: 'error' })
  else showToast({ title: 'There is no room on this device for a copy', kind: 'error' })
}
