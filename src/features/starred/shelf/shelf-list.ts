import type { DocumentBody, ItemType, ShelfItem } from '#domain/rows.ts'
import { foldText } from '#domain/search-text.ts'
import type { ListedShelfItem } from '#local-store/queries/shelf.ts'
import { htmlText, plainText } from '../starred-list.ts'

export type Kind = ItemType | 'all'

/** Returns the items of a kind in which every word occurs. Macrons and case make no difference. */
export function findOnShelf(items: ListedShelfItem[], search: string, kind: Kind): ListedShelfItem[] {
  const words = foldText(search.trim()).split(/\s+/)
  return items.filter(({ item }) => {
    if (kind !== 'all' && item.item_type !== kind) return false
    const hay = searched(item)
    return words.every((word) => hay.includes(word))
  })
}

const texts = new Map<string, string>()

/** The text of an item as a search compares it. It is kept, because a search needs it at every keystroke. */
function searched(item: ShelfItem): string {
  const key = `${item.id} ${item.rev} ${item.put_at} ${item.body !== undefined}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const { title, by, about, words, body } = item
  const folded = foldText([title, by, about, words, body ? textOf(body) : ''].join(' '))
  texts.set(key, folded)
  return folded
}

function textOf({ content, html_content, edited_html_content }: DocumentBody): string {
  const html = edited_html_content ?? html_content
  return `${plainText(content)} ${html ? htmlText(html) : ''}`
}

/** Who put it there: a name, or a word for it. */
export const putBy = ({ mine, by }: ShelfItem) => (mine ? 'you' : by || 'a colleague')
