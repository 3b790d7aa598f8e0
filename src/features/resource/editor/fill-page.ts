// A script of its own that the page loads, because Quill must run in the realm of the document it edits.
import editorScriptUrl from '#documents/editor/editor-page.ts?script-url'
import { DOCUMENT_DEFAULTS, tagAttributes } from '#documents/html/document-page.ts'
import { type HtmlParts, styleSheet } from '#documents/html/html-parts.ts'
import { sanitiseParts } from '#documents/html/sanitise-html.ts'

/** The look of the page while it is edited; never part of the document. */
const EDITING_CSS = `
html { padding: 32px 24px; box-sizing: border-box; min-height: 100%; }
@media (min-width: 600px) { html { padding: 48px max(40px, calc((100% - 656px) / 2)); } }
body { margin: 0; min-height: calc(100vh - 96px); white-space: normal; outline: none; }
q-line { display: block; }
`

/**
 * Gives the empty page the document's styles and the editor's script. The body comes later, through `openDocument`: here it
 * would be parsed before it is cleaned. Resolves when the script has run, and rejects when it cannot be loaded.
 */
export function fillPage(page: Document, stored: HtmlParts, title: string): Promise<unknown> {
  const parts = sanitiseParts({ ...stored, body: '' })
  page.title = title
  for (const css of [DOCUMENT_DEFAULTS + EDITING_CSS, styleSheet(parts)]) {
    const style = page.createElement('style')
    style.textContent = css
    page.head.append(style)
  }
  takeAttributes(page.body, tagAttributes(parts.bodyTag))
  const script = page.createElement('script')
  script.type = 'module'
  script.src = new URL(editorScriptUrl, document.baseURI).href
  return new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    page.head.append(script)
  })
}

function takeAttributes(body: HTMLElement, written: string): void {
  const parsed = new DOMParser().parseFromString(`<body${written}>`, 'text/html').body
  for (const { name, value } of parsed.attributes) body.setAttribute(name, value)
}
