import { linkTarget } from '../render/link-target.ts'

export interface PageLink {
  /** An address, or how far down in the document the link leads, in CSS pixels */
  target: string | number
  x: number
  y: number
  width: number
  height: number
  element: Element
}

/** One entry for each line of each link. */
export function collectLinks(page: Document): PageLink[] {
  return [...page.body.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const address = link.getAttribute('href') ?? ''
    const target = /^(https?:|mailto:|tel:)/i.test(address)
      ? address
      : linkTarget(page, address)?.getBoundingClientRect().top
    if (target === undefined) return []
    return [...link.getClientRects()].map(({ x, y, width, height }) => ({
      target,
      x,
      y,
      width,
      height,
      element: link,
    }))
  })
}
