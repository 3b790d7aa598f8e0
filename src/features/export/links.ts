import type { PageLink } from './write-pdf.ts'

/** Every line of every link that leads out of the document. */
export function collectLinks(page: Document): PageLink[] {
  return [...page.body.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const address = link.getAttribute('href') ?? ''
    if (!/^(https?:|mailto:|tel:)/i.test(address)) return []
    return [...link.getClientRects()].map((rect) => ({
      address,
      x: rect.left,
      y: rect.top,
      width: rect.width,
      height: rect.height,
    }))
  })
}
