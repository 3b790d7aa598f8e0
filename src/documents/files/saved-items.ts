import { escapeHtml } from '#content/html/escape-html.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { documentPage, tagAttributes } from '../html/document-page.ts'
import { splitHtml, styleSheet } from '../html/html-parts.ts'
import { sanitiseParts } from '../html/sanitise-html.ts'
import { documentOf, titleOf } from '../html/shown-document.ts'
import { Cancelled } from '../render/yield-to-main.ts'
import { makeWord } from '../word/make-word.ts'
import type { ZipFile } from './zip.ts'

export interface SavedItem {
  message: ChatMessage
  chat: ChatSession | undefined
}

export interface SavedDocument {
  title: string
  /** "worksheet", "lesson plan"; empty for a page whose kind nobody told. */
  kind: string
  html: string
  savedAt: string
}

export interface SavedRow {
  title: string
  savedAt: string
  page: string
  /** Null when no Word file could be made of the item; its page is in the zip all the same */
  word: string | null
}

/** The document of an item; null if it has none. */
export function savedDocument({ message, chat }: SavedItem): SavedDocument | null {
  const title = titleOf(chat)
  const html = documentOf(message, title)
  const kind = message.resource_type ?? (message.doc && !message.html_content ? 'lesson plan' : '')
  return html ? { title, kind, html, savedAt: message.created_at } : null
}

/** Windows, Macs or a web address do not take these in the name of a file. */
const UNWRITABLE = /[<>:"/\\|?*#%\p{Cc}\p{Cf}]+/gu

/**
 * A name that a teacher can read: "03 Fractions of a set". The number tells files with the same title apart. No title may
 * lead out of the zip's folder.
 */
export function numberedName(number: number, title: string): string {
  const words = title.normalize('NFC').replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim()
  const short = [...words]
    .slice(0, 60)
    .join('')
    .replace(/[. ]+$/, '')
  return `${String(number).padStart(2, '0')} ${short || 'Untitled'}`
}

/** The kind of a resource after its title, where the title does not say it: "Fractions of a set, worksheet". */
export function namedKind({ title, kind }: Pick<SavedDocument, 'title' | 'kind'>): string {
  return kind === '' || title.toLowerCase().includes(kind) ? title : `${title}, ${kind}`
}

/** Puts a document into the zip, as a page that opens anywhere and as a Word file. */
export async function addItem(
  zip: ZipFile,
  path: string,
  { title, html, savedAt }: SavedDocument,
  signal: AbortSignal | undefined,
): Promise<SavedRow> {
  await zip.add(`${path}.html`, new Blob([pageOf(title, html)]))
  const word = await wordOf(title, html, signal)
  if (word) await zip.add(`${path}.docx`, word, true)
  return { title, savedAt, page: `${path}.html`, word: word && `${path}.docx` }
}

/** A cleaned page under a CSP of its own: when it is opened from a disk, no frame of the app is around it. */
function pageOf(title: string, html: string): string {
  const parts = sanitiseParts(splitHtml(html))
  return documentPage({
    title,
    css: styleSheet(parts),
    bodyAttributes: tagAttributes(parts.bodyTag),
    body: parts.body,
    frameCss: '@page{size:A4;margin:20mm}@media screen{html{max-width:170mm;margin:0 auto;padding:10mm 5mm}}',
  })
}

async function wordOf(title: string, html: string, signal: AbortSignal | undefined): Promise<Blob | null> {
  try {
    return await makeWord(title, [html], { signal })
  } catch (cause) {
    if (cause instanceof Cancelled) throw cause
    console.error(new Error(`No Word file could be made of ${title}`, { cause }))
    return null
  }
}

/** A day as New Zealand writes it: "28 November 2026". */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-NZ', { day: 'numeric', month: 'long', year: 'numeric' })

/** The page that opens the documents of a zip. `note` says what is not in it. */
export function listPage(heading: string, rows: readonly SavedRow[], note: string): string {
  const items = rows.map(({ title, savedAt, page, word }) => {
    const links = `<a href="${encodeURI(page)}">Open</a> · ${word ? `<a href="${encodeURI(word)}">Word</a>` : 'no Word file could be made'}`
    return `<li><b>${escapeHtml(title)}</b><br>${links} · ${escapeHtml(dayOf(savedAt))}</li>`
  })
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>body{font:16px/1.5 Arial,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:.75rem 0}</style></head><body><h1>${escapeHtml(heading)}</h1>${note && `<p>${escapeHtml(note)}</p>`}<ol>${items.join('')}</ol></body></html>`
}
