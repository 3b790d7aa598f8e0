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

export function MarkdownBody({ text, className }: { text: string; className: string }) {
  const html = useMemo(() => cleanMarkdown(text), [text])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanMarkdown, the one place for this
  return <div className={`markdown ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
