import { normaliseHtml } from '#documents/html/normalise-html.ts'

/** The versions of a document that its editor has opened or saved; white space makes no difference [RES-69]. */
export class KnownVersions {
  /** The one that counts as saved */
  private saved: string
  private readonly known: Set<string>

  constructor(savedHtml: string) {
    this.saved = normaliseHtml(savedHtml)
    this.known = new Set([this.saved])
  }

  isSaved(html: string): boolean {
    return normaliseHtml(html) === this.saved
  }

  markSaved(html: string): void {
    this.saved = normaliseHtml(html)
  }

  /** False for a version that came from another device. */
  has(html: string): boolean {
    return this.known.has(normaliseHtml(html))
  }

  add(html: string): void {
    this.known.add(normaliseHtml(html))
  }
}
