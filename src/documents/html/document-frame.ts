import { documentPage, tagAttributes } from './document-page.ts'
import { splitHtml, styleSheet } from './html-parts.ts'
import { PAGE_GAP_CSS } from './page-gaps.ts'
import { sanitiseParts } from './sanitise-html.ts'

/** On screen the page has padding like the margins of paper; on paper the printer makes the margin [RES-33]. */
const PAGE_CSS = `
@media screen { html { padding: 24px 10px; box-sizing: border-box; } @media (min-width: 600px) { html { padding: 48px max(40px, calc((100% - 656px) / 2)); } } }
@page { size: A4; margin: 20mm; }
@media print { html { background: #fff; } tr, img, svg, li { break-inside: avoid; } h1, h2, h3 { break-after: avoid; } }
body { margin: 0; }
`

/** A stored document as a page for a sandboxed frame: cleaned, under a CSP that allows no scripts and no requests. */
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
