import { documentPage, escapeHtml, tagAttributes } from '#domain/document-page.ts'
import type { ExportResult } from '#domain/export.ts'
import { splitHtml, styleSheet } from '#platform/html-parts.ts'
import { sanitiseParts } from '#platform/sanitise-html.ts'
import { breathe, Cancelled } from './breathe.ts'
import { exportFile } from './export-file.ts'
import { safeName } from './file-name.ts'
import { makeWord } from './word/make-word.ts'
import { Zip } from './zip.ts'

/** A saved document, read only when its turn comes: fifty of them at once could be too much for a phone. */
export interface SavedDocument {
  read: () => Promise<{ title: string; html: string; savedAt: string } | null>
}

interface Row {
  title: string
  savedAt: string
  page: string
  /** null: Word could not be made of it; the page is there */
  word: string | null
}

type Progress = (done: number, total: number) => void

/**
 * Everything saved as one zip, without a network: each item as a page that opens anywhere and as a Word file, with a list of them. One item that fails does not take the others with it: the list says so.
 */
export function exportAll(
  heading: string,
  items: readonly SavedDocument[],
  onProgress: Progress = () => {},
  signal?: AbortSignal,
): Promise<ExportResult> {
  return exportFile(`${safeName(heading, 'saved')}.zip`, async () => {
    const zip = new Zip(new Date())
    const rows: Row[] = []
    let missing = 0
    for (const [i, { read }] of items.entries()) {
      await breathe(signal)
      const document = await read()
      if (document) rows.push(await addItem(zip, rows.length + 1, document, signal))
      else missing += 1
      onProgress(i + 1, items.length)
    }
    await zip.add('index.html', new Blob([listPage(heading, rows, missing)]))
    return { blob: zip.finish() }
  })
}

async function addItem(
  zip: Zip,
  number: number,
  { title, html, savedAt }: NonNullable<Awaited<ReturnType<SavedDocument['read']>>>,
  signal: AbortSignal | undefined,
): Promise<Row> {
  // Numbered: two items may have one title, and no name may reach out of the folder.
  const name = `${String(number).padStart(2, '0')}_${safeName(title, 'untitled').slice(0, 60)}`
  await zip.add(`${name}.html`, new Blob([pageOf(title, html)]))
  const word = await wordOf(title, html, signal)
  if (word) await zip.add(`${name}.docx`, word, true)
  return { title, savedAt, page: `${name}.html`, word: word && `${name}.docx` }
}

/** Cleaned, and behind its own wall: nothing of ours stands around it when it is opened from a disk. */
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
