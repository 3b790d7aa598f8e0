import { Bookmark } from 'docx'
import { linkTarget } from '../render/link-target.ts'
import type { WordContext } from './context.ts'

/** The elements that links within the document lead to, in its order, each with a bookmark name unique in the file. */
export function collectBookmarks(page: Document, section: number): Map<Element, string> {
  const links = [...page.body.querySelectorAll('a[href^="#"]')]
  const targets = new Set(links.flatMap((link) => linkTarget(page, link.getAttribute('href') ?? '') ?? []))
  const inOrder = [...targets].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return new Map(inOrder.map((target, i) => [target, `place_${section}_${i}`]))
}

/** The bookmarks up to the end of a paragraph that no earlier paragraph has written. */
export function bookmarksUpTo(end: Node, { bookmarks, unmarked }: WordContext): Bookmark[] {
  const next = unmarked.findIndex((target) => !isBefore(target, end))
  const reached = unmarked.splice(0, next < 0 ? unmarked.length : next)
  return reached.map((target) => new Bookmark({ id: bookmarks.get(target) ?? '', children: [] }))
}

/** True too when one is in the other, or around it. */
function isBefore(one: Node, other: Node): boolean {
  return one === other || (one.compareDocumentPosition(other) & (4 | 8)) > 0
}
