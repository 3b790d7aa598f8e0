import { Bookmark } from 'docx'
import { linkTarget } from '../link-target.ts'
import type { WordContext } from './context.ts'

/** What links within the document lead to, in its order, each with a name of its own in the file. */
export function collectPlaces(page: Document, section: number): Map<Element, string> {
  const links = [...page.body.querySelectorAll('a[href^="#"]')]
  const targets = new Set(links.flatMap((link) => linkTarget(page, link.getAttribute('href') ?? '') ?? []))
  const inOrder = [...targets].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return new Map(inOrder.map((target, i) => [target, `place_${section}_${i}`]))
}

/** Of the places up to the end of a paragraph that no paragraph before has marked. */
export function bookmarksUpTo(end: Node, { places, unmarked }: WordContext): Bookmark[] {
  const next = unmarked.findIndex((target) => !isBefore(target, end))
  const reached = unmarked.splice(0, next < 0 ? unmarked.length : next)
  return reached.map((target) => new Bookmark({ id: places.get(target) ?? '', children: [] }))
}

/** Or in it, or around it */
function isBefore(one: Node, other: Node): boolean {
  return one === other || (one.compareDocumentPosition(other) & (4 | 8)) > 0
}
