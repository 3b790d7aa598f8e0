import { documentPage, tagAttributes } from '../html/document-page.ts'
import { splitHtml, styleSheet } from '../html/html-parts.ts'
import { sanitiseParts } from '../html/sanitise-html.ts'
import { type EmbeddedFont, fontFaceCss } from './fonts.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from './page-size.ts'

export interface RenderFrame {
  document: Document
  remove: () => void
}

/** Lays a document out as on paper, in a hidden frame that runs no script and requests nothing. */
export async function openRenderFrame(
  html: string,
  title: string,
  fonts: EmbeddedFont[],
): Promise<RenderFrame> {
  const frame = await openFrame(renderPage(html, title, fonts))
  applyPrintRules(frame.document)
  await settle(frame.document)
  return frame
}

/** An empty frame with the same styles, for copies of parts of the document. */
export async function openStage(page: Document): Promise<RenderFrame> {
  const frame = await openFrame(documentPage({ title: '', css: '', bodyAttributes: '', body: '' }))
  const root = page.documentElement.cloneNode()
  for (const style of page.querySelectorAll('style')) root.appendChild(style.cloneNode(true))
  root.appendChild(page.body.cloneNode())
  frame.document.documentElement.replaceWith(root)
  return frame
}

async function openFrame(html: string): Promise<RenderFrame> {
  const frame = document.createElement('iframe')
  // WebKit calls no listener in a page without `allow-scripts`, ours included, and the rasteriser waits for one. The page's
  // own policy forbids its scripts.
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${CONTENT_WIDTH}px;height:${Math.ceil(CONTENT_HEIGHT)}px;border:0`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument
  if (!page) throw new Error('The render frame has no document')
  removeHead(page)
  return { document: page, remove: () => frame.remove() }
}

function renderPage(html: string, title: string, fonts: EmbeddedFont[]): string {
  const parts = sanitiseParts(splitHtml(html))
  // Without flow-root the first block's margin leaves the body, and the last line falls outside the measured height.
  const paper = `${fonts.length > 0 ? fontFaceCss(fonts, html) : ''}html,body{margin:0;padding:0;background:#fff;color:#000}body{display:flow-root;width:${CONTENT_WIDTH}px;box-sizing:border-box;line-height:normal}`
  return documentPage({
    title,
    css: styleSheet(parts),
    bodyAttributes: tagAttributes(parts.bodyTag),
    body: parts.body,
    frameCss: paper,
  })
}

/** Makes the document's rules for print hold, and switches off those for screens alone. */
function applyPrintRules(page: Document): void {
  for (const element of page.querySelectorAll('style')) {
    const rules = element.sheet ? [...element.sheet.cssRules] : []
    const media = rules.flatMap((rule) => [...mediaRules(rule)]).filter(forPrint)
    // The rasteriser makes its copy from the text of the style element, so the rules are written there.
    if (media.length > 0) element.textContent = rules.map(({ cssText }) => cssText).join('\n')
  }
}

function* mediaRules(rule: CSSRule): Generator<CSSMediaRule> {
  if ('media' in rule) yield rule as CSSMediaRule
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) yield* mediaRules(inner)
}

/** Answers whether the rule had to be changed. */
function forPrint({ media }: CSSMediaRule): boolean {
  if (/\bnot\b/i.test(media.mediaText) || !/\b(print|screen)\b/i.test(media.mediaText)) return false
  media.mediaText = /\bprint\b/i.test(media.mediaText) ? 'all' : 'not all'
  return true
}

/** The rasteriser puts a <base> into the head of its copy, which the frame's CSP forbids and reports. */
function removeHead(page: Document): void {
  for (const style of page.querySelectorAll('head style')) page.documentElement.insertBefore(style, page.body)
  page.head.remove()
}

async function settle(page: Document): Promise<void> {
  await Promise.all([...page.images].map((image) => image.decode().catch(() => {})))
  for (const weight of [400, 700])
    for (const style of ['normal', 'italic'])
      await page.fonts.load(`${style} ${weight} 13pt Arial`, 'ā').catch(() => {})
  await page.fonts.ready
}
