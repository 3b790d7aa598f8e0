import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { useMemo } from 'react'

const tags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td th thead tr ul'
const attributes = ['href', 'title', 'lang', 'start', 'align', 'colspan', 'rowspan']

/** No images, styles or forms: words from outside can neither call home nor dress up as the app. */
export function cleanMarkdown(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true, breaks: true })
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
  })
}

/** A wide table scrolls inside a box of its own, by keyboard too, and stays a table to a screen reader. Takes cleaned HTML. */
export function withTablesInBoxes(html: string): string {
  if (!html.includes('<table')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) {
    const box = Object.assign(document.createElement('div'), { className: 'overflow-x-auto', tabIndex: 0 })
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', 'Table')
    table.replaceWith(box)
    box.append(table)
  }
  return body.innerHTML
}

export function MarkdownBody({ text, className }: { text: string; className: string }) {
  const html = useMemo(() => withTablesInBoxes(cleanMarkdown(text)), [text])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanMarkdown, the one place for this
  return <div className={`markdown ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
