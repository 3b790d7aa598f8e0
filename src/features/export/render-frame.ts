import { documentPage, tagAttributes } from '#domain/document-page.ts'
import { splitHtml, styleSheet } from '#platform/html-parts.ts'
import { sanitiseParts } from '#platform/sanitise-html.ts'
import { type EmbeddedFont, fontFaceCss } from './fonts.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from './page-size.ts'

export interface RenderFrame {
  document: Document
  remove: () => void
}

/** Lays a document out as on paper, in a hidden frame without scripts or requests. */
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

/** An empty one with the same styles, for parts of a document. */
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
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${CONTENT_WIDTH}px;height:${Math.ceil(CONTENT_HEIGHT)}px;border:0`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument
  if (!page) throw new Error('The render frame has no document')
  withoutHead(page)
  return { document: page, remove: () => frame.remove() }
}

function renderPage(html: string, title: string, fonts: EmbeddedFont[]): string {
  const parts = sanitiseParts(splitHtml(html))
  // flow-root: without it the first block's margin leaves the body, and the last line falls off the measured height.
  const paper = `${fonts.length > 0 ? fontFaceCss(fonts, html) : ''}html,body{margin:0;padding:0;background:#fff;color:#000}body{display:flow-root;width:${CONTENT_WIDTH}px;box-sizing:border-box;line-height:normal}`
  return documentPage({
    title,
    css: styleSheet(parts),
    bodyAttributes: tagAttributes(parts.bodyTag),
    body: parts.body,
    frameCss: paper,
  })
}

/** On paper what a document says for print holds, and what it says for screens alone does not. */
function applyPrintRules(page: Document): void {
  for (const element of page.querySelectorAll('style')) {
    const rules = element.sheet ? [...element.sheet.cssRules] : []
    const media = rules.flatMap((rule) => [...mediaRules(rule)]).filter(forPrint)
    // Into the text, because the rasteriser's copy is made from that.
    if (media.length > 0) element.textContent = rules.map(({ cssText }) => cssText).join('\n')
  }
}

function* mediaRules(rule: CSSRule): Generator<CSSMediaRule> {
  if ('media' in rule) yield rule as CSSMediaRule
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) yield* mediaRules(inner)
}

/** Whether it had to be changed. */
function forPrint({ media }: CSSMediaRule): boolean {
  if (/\bnot\b/i.test(media.mediaText) || !/\b(print|screen)\b/i.test(media.mediaText)) return false
  media.mediaText = /\bprint\b/i.test(media.mediaText) ? 'all' : 'not all'
  return true
}

/** The rasteriser would put a <base> into the head of its copy, which the wall forbids and complains of. */
function withoutHead(page: Document): void {
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
