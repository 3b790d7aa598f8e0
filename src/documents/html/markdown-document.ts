import { marked } from 'marked'
import { escapeHtml } from '#content/html/escape-html.ts'

const STYLE = `body { font: 13pt/1.45 Arial, sans-serif; }
h1 { font-size: 20pt; } h2 { font-size: 16pt; margin-top: 1.2em; } h3 { font-size: 13pt; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #777; padding: 6px 8px; vertical-align: top; text-align: left; }
blockquote { margin-left: 0; padding-left: 12px; border-left: 3px solid #777; }`

/** A reply in Markdown as a document that can be previewed, edited and printed [OP-89]. */
export function markdownDocument(title: string, markdown: string): string {
  const body = marked.parse(markdown, { async: false, gfm: true, breaks: true })
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${body}</body>
</html>
`
}
