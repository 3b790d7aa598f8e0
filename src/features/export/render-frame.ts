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
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${CONTENT_WIDTH}px;height:${Math.ceil(CONTENT_HEIGHT)}px;border:0`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = renderPage(html, title, fonts)
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument
  if (!page) throw new Error('The render frame has no document')
  await settle(page)
  return { document: page, remove: () => frame.remove() }
}

function renderPage(html: string, title: string, fonts: EmbeddedFont[]): string {
  const parts = sanitiseParts(splitHtml(html))
  // flow-root: without it the first block's margin leaves the body, and the last line falls off the measured height.
  const paper = `${fontFaceCss(fonts)}html,body{margin:0;padding:0;background:#fff;color:#000}body{display:flow-root;width:${CONTENT_WIDTH}px;box-sizing:border-box;line-height:normal}`
  return documentPage({
    title,
    css: styleSheet(parts),
    bodyAttributes: tagAttributes(parts.bodyTag),
    body: parts.body,
    frameCss: paper,
  })
}

async function settle(page: Document): Promise<void> {
  await Promise.all([...page.images].map((image) => image.decode().catch(() => {})))
  for (const weight of [400, 700])
    for (const style of ['normal', 'italic'])
      await page.fonts.load(`${style} ${weight} 13pt Arial`, 'ā').catch(() => {})
  await page.fonts.ready
}
