import type { ResourceKind } from '#content/contract.ts'
import { resourceKindName } from '#content/outline.ts'
import type { StarLabels } from '#domain/rows.ts'
import { labelsOf } from '#domain/saved/saved-labels.ts'
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
  year: 'Year',
  folder: 'Folder',
} as const

export type Sort = keyof typeof SORTS

/** A starred item as the list shows it. */
export interface SavedItem {
  messageId: string
  sessionId: string
  itemType: ListedStar['star']['item_type']
  title: string
  /** What the teacher wrote on it: its own name, folder and tags. */
  labels: Required<StarLabels>
  /** The kind of a resource, so that a worksheet is not taken for the plan of the same title. */
  kind: string
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
  const labels = labelsOf(star)
  const title = labels.name ?? (chat?.title.trim() || 'Untitled Session')
  const text = message ? plainText(message.content || message.chat_content || '') : null
  return {
    messageId: star.message_id,
    sessionId: star.chat_session_id,
    itemType: star.item_type,
    title,
    labels,
    kind: kindOf(star.item_type, message?.resource_type ?? null),
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

function kindOf(itemType: ListedStar['star']['item_type'], type: ResourceKind | null): string {
  if (itemType !== 'resource') return 'Lesson plan'
  return type === null ? 'Resource' : resourceKindName(type)
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

export function htmlText(html: string): string {
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
  const { folder, tags } = item.labels
  const named = foldText(`${item.title} ${folder ?? ''} ${tags.join(' ')}`)
  const hay = foldText(item.searched())
  return foldText(search)
    .split(/\s+/)
    .every((word) => named.includes(word) || hay.includes(word))
}

const byTitle = new Intl.Collator('en-NZ', { numeric: true, sensitivity: 'base' })

type Compare = (a: SavedItem, b: SavedItem) => number
const starred: Compare = (a, b) => time(a.starredAt) - time(b.starredAt)
const created: Compare = (a, b) => time(a.createdAt) - time(b.createdAt)
const titled: Compare = (a, b) => byTitle.compare(a.title, b.title)

const time = (text: string | null) => (text === null ? 0 : Date.parse(text))

/** The first year that an item says it is for. Items that say none come last. */
function yearOf({ details }: SavedItem): number {
  const year = details.join(' ').match(/\bYears? (\d+)/)?.[1]
  return year === undefined ? 99 : Number(year)
}

/** Items without a folder come last. */
function byFolder(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return byTitle.compare(one, other)
}

const COMPARE: Record<Sort, Compare> = {
  'starred-newest': (a, b) => starred(b, a),
  'starred-oldest': starred,
  'created-newest': (a, b) => created(b, a),
  'created-oldest': created,
  'title-a-z': titled,
  'title-z-a': (a, b) => titled(b, a),
  year: (a, b) => yearOf(a) - yearOf(b),
  folder: (a, b) => byFolder(a.labels.folder, b.labels.folder),
}

/** Everything, what is in no folder, or one folder by its name. */
export type FolderChoice = { in: 'all' } | { in: 'none' } | { in: 'folder'; name: string }

/** Returns the folders in use with their counts, by name. */
export function foldersOf(items: SavedItem[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { labels } of items)
    if (labels.folder !== null) counts.set(labels.folder, (counts.get(labels.folder) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => byTitle.compare(a.name, b.name))
}

export function inFolder(items: SavedItem[], choice: FolderChoice): SavedItem[] {
  if (choice.in === 'all') return items
  const wanted = choice.in === 'folder' ? choice.name : null
  return items.filter(({ labels }) => labels.folder === wanted)
}

/** Returns the items that match, in the chosen order. Equal items are ordered by their star, newest first. */
export function arrange(items: SavedItem[], search: string, sort: Sort): SavedItem[] {
  const found = search.trim() ? items.filter((item) => matches(item, search.trim())) : items
  return [...found].sort((a, b) => COMPARE[sort](a, b) || starred(b, a))
}
