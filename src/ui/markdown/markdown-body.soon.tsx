import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { useMemo, useState } from 'react'
import { Button } from '../button.tsx'
import { type Portion, portionsOf } from './markdown-portions.ts'

const tags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td th thead tr ul'
const attributes = ['href', 'title', 'lang', 'start', 'align', 'colspan', 'rowspan']

/** Allows no images, styles or forms, so that a reply can neither call home nor imitate the app. */
export function cleanMarkdown(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true, breaks: true })
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
  })
}

/**
 * Wraps each table in a box that scrolls, by keyboard too, and stays a table to a screen reader. It takes cleaned HTML.
 */
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

const PORTIONS_PER_STEP = 2

/** Shows at once as much as a real reply ever has. The rest of a longer text follows on request. */
export function MarkdownBody({ text, className }: { text: string; className: string }) {
  const [shown, setShown] = useState(PORTIONS_PER_STEP)
  const portions = useMemo(() => portionsOf(text), [text])
  return (
    <div className={`markdown ${className}`}>
      {portions.slice(0, shown).map((portion, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a portion is known by its place
        <PortionBody key={at} {...portion} />
      ))}
      {portions.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + PORTIONS_PER_STEP)}>
          Show more
        </Button>
      )}
    </div>
  )
}

function PortionBody({ text, plain }: Portion) {
  const html = useMemo(() => (plain ? '' : withTablesInBoxes(cleanMarkdown(text))), [text, plain])
  if (plain) return <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanMarkdown, the one place for this
  return <div className="space-y-3" dangerouslySetInnerHTML={{ __html: html }} />
}
