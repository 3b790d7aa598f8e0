import { foldText } from '#domain/search-text.ts'
import type { listStarred } from '#local-store/queries/starred.ts'
import { typedSummary } from './typed-summary.ts'

export type ListedStar = Awaited<ReturnType<typeof listStarred>>[number]

export const SORTS = {
  'starred-newest': 'Starred newest',
  'starred-oldest': 'Starred oldest',
  'created-newest': 'Created newest',
  'created-oldest': 'Created oldest',
  'title-a-z': 'Title A-Z',
  'title-z-a': 'Title Z-A',
} as const

export type Sort = keyof typeof SORTS

/** A starred item as the list shows it. */
export interface SavedItem {
  messageId: string
  sessionId: string
  title: string
  /** The content as plain text, or null while the body is not on this device. */
  text: string | null
  /** Returns the text that a search looks through besides the title. */
  searched: () => string
  starredAt: string
  createdAt: string | null
  details: string[]
  /** True if its chat was deleted: the item stays, but the link to the chat goes [OP-84]. */
  archived: boolean
  delivery: ListedStar['delivery']
  edit: ListedStar['edit']
  hasDraft: boolean
}

/** [STAR-37] */
const MAX_PREVIEW_CHARS = 150

export function savedItem({ star, message, chat, delivery, edit, hasDraft }: ListedStar): SavedItem {
  const context = message?.context
  const typed = typedSummary(message?.doc)
  const title = chat?.title.trim() || 'Untitled Session'
  const text = message ? plainText(message.content || message.chat_content || '') : null
  return {
    messageId: star.message_id,
    sessionId: star.chat_session_id,
    title,
    text: text === null ? null : typed?.text || withoutTitle(text, title),
    searched: () => `${text ?? ''} ${message ? documentText(message) : ''}`,
    starredAt: star.starred_at,
    createdAt: message?.created_at ?? null,
    details:
      typed?.details ??
      [context?.year_group, context?.subject].filter((part): part is string => Boolean(part)),
    archived: chat?.is_deleted ?? false,
    delivery,
    edit,
    hasDraft,
  }
}

/** Removes the title, which plans begin with and the card already shows. */
function withoutTitle(text: string, title: string): string {
  return text.startsWith(title) ? text.slice(title.length).replace(/^[\s:–—-]+/, '') : text
}

const documentTexts = new Map<string, string>()

/** Returns the text of a worksheet. It is cached until the worksheet changes, because a search needs it at every keystroke. */
function documentText(message: NonNullable<ListedStar['message']>): string {
  const html = message.edited_html_content ?? message.html_content
  if (!html) return ''
  const key = `${message.id} ${message.rev} ${message.edited_revision ?? ''}`
  const known = documentTexts.get(key) ?? htmlText(html)
  documentTexts.set(key, known)
  return known
}

function htmlText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of page.querySelectorAll('style,script,title')) unseen.remove()
  return page.body.textContent ?? ''
}

/** Returns Markdown as one line of text without its syntax. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<[^>]+>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
    .replace(/\*\*|__|`+|\|/g, ' ')
    .replace(/(^|\s)[*_](\S[^*_]*)[*_](?=\s|$|[.,;:!?])/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the first 150 characters, counted in code points so that none is cut in half. */
export function preview(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_PREVIEW_CHARS
    ? text
    : `${characters.slice(0, MAX_PREVIEW_CHARS).join('').trimEnd()}…`
}

/** Says whether every word occurs in the title or the text. Macrons and case make no difference. */
function matches(item: SavedItem, search: string): boolean {
  const hay = foldText(`${item.title} ${item.searched()}`)
  return foldText(search)
    .split(/\s+/)
    .every((word) => hay.includes(word))
}

const byTitle = new Intl.Collator('en-NZ', { numeric: true, sensitivity: 'base' })

type Compare = (a: SavedItem, b: SavedItem) => number
const starred: Compare = (a, b) => time(a.starredAt) - time(b.starredAt)
const created: Compare = (a, b) => time(a.createdAt) - time(b.createdAt)
const titled: Compare = (a, b) => byTitle.compare(a.title, b.title)

const time = (text: string | null) => (text === null ? 0 : Date.parse(text))

const COMPARE: Record<Sort, Compare> = {
  'starred-newest': (a, b) => starred(b, a),
  'starred-oldest': starred,
  'created-newest': (a, b) => created(b, a),
  'created-oldest': created,
  'title-a-z': titled,
  'title-z-a': (a, b) => titled(b, a),
}

/** Returns the items that match, in the chosen order. Equal items are ordered by their star, newest first. */
export function arrange(items: SavedItem[], search: string, sort: Sort): SavedItem[] {
  const found = search.trim() ? items.filter((item) => matches(item, search.trim())) : items
  return [...found].sort((a, b) => COMPARE[sort](a, b) || starred(b, a))
}
