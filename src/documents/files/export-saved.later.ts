import { escapeHtml } from '#content/html/escape-html.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { documentPage, tagAttributes } from '../html/document-page.ts'
import { splitHtml, styleSheet } from '../html/html-parts.ts'
import { sanitiseParts } from '../html/sanitise-html.ts'
import { documentOf, titleOf } from '../html/shown-document.ts'
import { Cancelled, yieldToMain, yieldWhenDue } from '../render/yield-to-main.ts'
import { makeWord } from '../word/make-word.ts'
import { type Export, exportFile } from './export-file.ts'
import { safeName } from './file-name.ts'
import { ZipFile } from './zip.ts'

export interface SavedInput {
  /** Names the zip and heads its list. */
  heading: string
  /** Each reads one saved item when its turn comes: fifty documents at once could be too much for a phone. */
  items: readonly ReadSaved[]
}

/** Undefined for an item whose text is not on this device */
export type ReadSaved = () => Promise<{ message: ChatMessage; chat: ChatSession | undefined } | undefined>

interface SavedDocument {
  title: string
  html: string
  savedAt: string
}

interface Row {
  title: string
  savedAt: string
  page: string
  /** Null when no Word file could be made of the item; its page is in the zip all the same */
  word: string | null
}

/**
 * Everything saved as one zip, without a network: each item as a page that opens anywhere and as a Word file, with a
 * list of them. One item that fails does not take the others with it: the list says so.
 */
export const exportSaved: Export<SavedInput> = ({ heading, items }, onProgress = () => {}, signal) =>
  exportFile(`${safeName(heading, 'saved')}.zip`, async () => {
    const zip = new ZipFile(yieldWhenDue(signal))
    const rows: Row[] = []
    let missing = 0
    for (const [i, read] of items.entries()) {
      await yieldToMain(signal)
      const document = await savedDocument(read)
      if (document) rows.push(await addItem(zip, rows.length + 1, document, signal))
      else missing += 1
      onProgress(i + 1, items.length)
    }
    await zip.add('index.html', new Blob([listPage(heading, rows, missing)]))
    return { blob: zip.finish() }
  })

async function savedDocument(read: ReadSaved): Promise<SavedDocument | null> {
  const found = await read()
  const title = titleOf(found?.chat)
  const html = found && documentOf(found.message, title)
  return found && html ? { title, html, savedAt: found.message.created_at } : null
}

async function addItem(
  zip: ZipFile,
  number: number,
  { title, html, savedAt }: SavedDocument,
  signal: AbortSignal | undefined,
): Promise<Row> {
  // The number tells items with the same title apart. No name may lead out of the zip's folder.
  const name = `${String(number).padStart(2, '0')}_${safeName(title, 'untitled').slice(0, 60)}`
  await zip.add(`${name}.html`, new Blob([pageOf(title, html)]))
  const word = await wordOf(title, html, signal)
  if (word) await zip.add(`${name}.docx`, word, true)
  return { title, savedAt, page: `${name}.html`, word: word && `${name}.docx` }
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

function listPage(heading: string, rows: readonly Row[], missing: number): string {
  const items = rows.map(({ title, savedAt, page, word }) => {
    const links = `<a href="${encodeURI(page)}">Open</a> · ${word ? `<a href="${encodeURI(word)}">Word</a>` : 'no Word file could be made'}`
    return `<li><b>${escapeHtml(title)}</b><br>${links} · ${escapeHtml(savedAt.slice(0, 10))}</li>`
  })
  const note = missing > 0 ? `<p>${missing} not on this device, so not in here.</p>` : ''
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>body{font:16px/1.5 Arial,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:.75rem 0}</style></head><body><h1>${escapeHtml(heading)}</h1>${note}<ol>${items.join('')}</ol></body></html>`
}
