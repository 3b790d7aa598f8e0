import { escapeHtml } from '#content/html/escape-html.ts'

/** Allows no script, no request and no form. It holds wherever a teacher's document is shown [OP-90]. */
const DOCUMENT_CSP =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'"

/** How a document looks where its own styles say nothing [RES-61]. */
export const DOCUMENT_DEFAULTS = `
html { color: #111; }
body { font: 13pt/1.4 Arial, Arimo, "Liberation Sans", sans-serif; overflow-wrap: break-word; }
img, svg, video { max-width: 100%; }
`

interface DocumentPage {
  title: string
  css: string
  /** The body's attributes as written, already cleaned */
  bodyAttributes: string
  body: string
  /** Rules of the frame that shows it, before the document's own */
  frameCss?: string
  /** Further elements of the head, such as <base target> */
  head?: string
}

/** A complete page for `srcdoc`, made of cleaned parts. The CSP comes first, because it binds only what follows it. */
export function documentPage({
  title,
  css,
  bodyAttributes,
  body,
  frameCss = '',
  head = '',
}: DocumentPage): string {
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${DOCUMENT_CSP}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${head}<style>${DOCUMENT_DEFAULTS}${frameCss}</style><style>${css}</style></head><body${bodyAttributes}>${body}</body></html>`
}

/** The attributes inside a `<body …>` tag, with their leading space. */
export function tagAttributes(tag: string): string {
  return /^<\w+([\s\S]*?)\/?>$/.exec(tag)?.[1] ?? ''
}
