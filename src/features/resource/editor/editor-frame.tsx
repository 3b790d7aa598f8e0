import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { escapeHtml } from '#content/html/escape-html.ts'
import type { DocumentEditor, EditorEvents, EditorWindow } from '#documents/editor/document-editor.ts'
// A bundle of its own that the frame loads, because Quill must run in the realm of the document it edits.
import editorPageUrl from '#documents/editor/editor-page.ts?worker&url'
import { DOCUMENT_DEFAULTS, tagAttributes } from '#documents/html/document-page.ts'
import { type HtmlParts, splitHtml, styleSheet } from '#documents/html/html-parts.ts'
import { sanitiseParts } from '#documents/html/sanitise-html.ts'
import { keepLineInSight } from './line-in-sight.ts'

const EDITOR_CSP =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; form-action 'none'; base-uri 'none'"

/** The look of the page while it is edited; never part of the document. */
const EDITING_CSS = `
html { padding: 32px 24px; box-sizing: border-box; min-height: 100%; }
@media (min-width: 600px) { html { padding: 48px max(40px, calc((100% - 656px) / 2)); } }
body { margin: 0; min-height: calc(100vh - 96px); white-space: normal; outline: none; }
q-line { display: block; }
`

interface Props {
  /** The stored document. Another document needs another `key`. */
  html: string
  title: string
  events: EditorEvents
  editor: RefObject<DocumentEditor | null>
  onReady: () => void
  className: string
}

/** The document, open for editing in a page of its own, where its styles and the app's cannot reach each other. */
export function EditorFrame({ html, title, events, editor, onReady, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useRef({ events, onReady })
  current.current = { events, onReady }
  const parts = useMemo(() => splitHtml(html), [html])
  const page = useMemo(() => editorPage(parts, title), [parts, title])

  useEffect(
    () => () => {
      editor.current = null
    },
    [editor],
  )

  const open = async () => {
    const page = frame.current?.contentWindow as EditorWindow | null
    if (!page?.openDocument) return
    editor.current = await page.openDocument(
      { body: parts.body, title },
      {
        onChange: () => current.current.events.onChange(),
        onState: (state) => current.current.events.onState(state),
        onSave: () => current.current.events.onSave(),
        onProblem: (problem) => current.current.events.onProblem(problem),
        onPictures: (files, at) => current.current.events.onPictures(files, at),
      },
    )
    keepLineInSight(page)
    current.current.onReady()
  }

  return (
    <iframe
      ref={frame}
      title={`${title}, text`}
      srcDoc={page}
      onLoad={() => void open()}
      className={`block w-full border-0 bg-document ${className}`}
      style={{ colorScheme: 'light' }}
    />
  )
}

/** The page without the body, which openDocument hands over: markup in srcdoc would be parsed before it is cleaned. */
function editorPage(stored: HtmlParts, title: string): string {
  const parts = sanitiseParts({ ...stored, body: '' })
  const script = new URL(editorPageUrl, document.baseURI).href
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${EDITOR_CSP}"><title>${escapeHtml(title)}</title><style>${DOCUMENT_DEFAULTS}${EDITING_CSS}</style><style>${styleSheet(parts)}</style><script type="module" src="${script}"></script></head><body${tagAttributes(parts.bodyTag)}></body></html>`
}
