import { documentPage, tagAttributes } from '#domain/document-page.ts'
import { splitHtml, styleSheet } from '#platform/html-parts.ts'
import { sanitiseParts } from '#platform/sanitise-html.ts'
import { PAGE_GAP_CSS } from './page-gaps.ts'

/** On screen the page has the room paper would have; on paper the printer gives the margin [RES-33]. */
const PAGE_CSS = `
@media screen { html { padding: 32px 24px; box-sizing: border-box; } @media (min-width: 600px) { html { padding: 48px max(40px, calc((100% - 656px) / 2)); } } }
@page { size: A4; margin: 20mm; }
@media print { html { background: #fff; } tr, img, svg, li { break-inside: avoid; } h1, h2, h3 { break-after: avoid; } }
body { margin: 0; }
`

/** A stored document as a page for a sandboxed frame: cleaned, under a CSP without scripts or requests. */
export function framedDocument(html: string, title: string): string {
  const parts = sanitiseParts(splitHtml(html))
  return documentPage({
    title,
    css: styleSheet(parts),
    bodyAttributes: tagAttributes(parts.bodyTag),
    body: parts.body,
    frameCss: PAGE_CSS + PAGE_GAP_CSS,
    head: '<base target="_blank">',
  })
}
