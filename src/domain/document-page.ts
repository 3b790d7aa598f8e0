/** No script, no request, no form: the wall around a teacher's document wherever it is shown [OP-90]. */
export const DOCUMENT_CSP =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'"

/** What a document looks like before its own styles speak [RES-61]. */
export const DOCUMENT_DEFAULTS = `
html { color: #111; }
body { font: 13pt/1.4 Arial, Arimo, "Liberation Sans", sans-serif; overflow-wrap: break-word; }
img, svg, video { max-width: 100%; }
`

interface DocumentPage {
  title: string
  css: string
  /** Attributes of the body as written, already cleaned */
  bodyAttributes: string
  body: string
  /** Rules of the frame that shows it, before the document's own */
  frameCss?: string
  /** More for the head, such as <base target> */
  head?: string
}

/** A complete page, already cleaned, for `srcdoc`. The CSP comes first: it binds only what follows it. */
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** The attributes inside a `<body …>` tag, with their leading space. */
export function tagAttributes(tag: string): string {
  return /^<\w+([\s\S]*?)\/?>$/.exec(tag)?.[1] ?? ''
}
