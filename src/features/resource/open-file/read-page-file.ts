/** A page of ours is at most 1 MB; pictures pasted into one make it larger. */
export const MAX_FILE_MB = 10

export type PageFile =
  | { ok: true; title: string; html: string }
  | { ok: false; reason: 'empty' | 'too-large' | 'not-a-page' | 'unreadable' }

/** Reads a page that was exported from here: plans and resources in the zips of saved work. */
export async function readPageFile(file: File): Promise<PageFile> {
  if (file.size > MAX_FILE_MB * 1_000_000) return { ok: false, reason: 'too-large' }
  const html = await file.text().catch(() => undefined)
  if (html === undefined) return { ok: false, reason: 'unreadable' }
  if (html.trim() === '') return { ok: false, reason: 'empty' }
  // A zip or a Word file that was renamed has bytes that no text has.
  if (html.includes('\0') || !/<(!doctype html|html|body)[\s>]/i.test(html))
    return { ok: false, reason: 'not-a-page' }
  const title = new DOMParser().parseFromString(html, 'text/html').title.trim()
  return { ok: true, title: title || file.name.replace(/\.html?$/i, ''), html }
}
