import { linkTarget } from './link-target.ts'

export interface PageLink {
  /** An address, or how far down in the document */
  goal: string | number
  x: number
  y: number
  width: number
  height: number
}

/** Every line of every link. */
export function collectLinks(page: Document): PageLink[] {
  return [...page.body.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const address = link.getAttribute('href') ?? ''
    const goal = /^(https?:|mailto:|tel:)/i.test(address)
      ? address
      : linkTarget(page, address)?.getBoundingClientRect().top
    if (goal === undefined) return []
    return [...link.getClientRects()].map(({ x, y, width, height }) => ({ goal, x, y, width, height }))
  })
}
