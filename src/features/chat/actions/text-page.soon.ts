import { escapeHtml } from '#content/html/escape-html.ts'
import { cleanMarkdown } from '#ui/markdown/markdown-body.soon.tsx'

const STYLE = `@page{margin:18mm 16mm}
body{font:11pt/1.45 Arial,Arimo,sans-serif;color:#111;max-width:180mm;margin:0 auto}
h1{font-size:18pt;line-height:1.2}h2{font-size:13pt;margin:16pt 0 4pt;break-after:avoid}h3{font-size:11pt;margin:10pt 0 2pt;break-after:avoid}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:4pt 6pt;text-align:left;vertical-align:top}
tr,li{break-inside:avoid}blockquote{border-left:3px solid #555;margin:0;padding-left:10pt}`

/** A complete page around cleaned HTML. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`
}

/** A plan that is only Markdown, as a page to print. */
export const textPage = (title: string, text: string): string => page(title, cleanMarkdown(text))
