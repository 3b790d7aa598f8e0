import { writtenMarkers } from '../../render/list-markers.ts'
import { MATH_TEXT } from '../text-runs.ts'
import { attributesOf, holdsText, pictureWords, roleOf } from './roles.ts'
import type { Slot, TagNode } from './tag-node.ts'

/** A document as a screen reader will go through it, with a slot for each thing that is written. */
export interface Structure {
  root: TagNode
  slots: Map<Node, Slot>
  /** The elements of links. */
  links: Map<Element, TagNode>
}

const FIELD = /^(input|textarea|select)$/
const SKIPPED = /^(script|style|template|head|title|noscript|option|qmarker)$/

/**
 * Reads headings, lists, tables, links, pictures and languages out of a document that is laid out. What it leaves out, such
 * as a mark that only decorates, is drawn all the same and passed over by a screen reader.
 */
export function readStructure(page: Document): Structure {
  const reader = new Reader(page)
  reader.readKids(page.body, reader.root, page.documentElement.lang || 'en-NZ')
  return reader
}

class Reader implements Structure {
  readonly root: TagNode = { role: 'Sect', kids: [] }
  readonly slots = new Map<Node, Slot>()
  readonly links = new Map<Element, TagNode>()
  private readonly markers: ReadonlyMap<Element, Element>
  private readonly view: Window

  constructor(page: Document) {
    this.view = page.defaultView as Window
    this.markers = writtenMarkers(page)
  }

  readKids(element: Element, into: TagNode, lang: string): void {
    let loose: TagNode | undefined
    for (const kid of element.childNodes) {
      const isInline = kid instanceof this.html.Text || (this.isElement(kid) && this.isInline(kid))
      if (!isInline) loose = undefined
      const target = isInline && !holdsText(into.role) ? (loose ?? this.paragraphIn(into)) : into
      if (isInline && target !== into) loose = target
      if (kid instanceof this.html.Text) this.slot(kid, target)
      else if (this.isElement(kid)) this.read(kid, target, lang)
    }
  }

  private readonly isElement = (node: Node): node is Element => node.nodeType === 1

  private get html() {
    return this.view as Window & typeof globalThis
  }

  private isInline(element: Element): boolean {
    return /^(inline|contents)/.test(this.view.getComputedStyle(element).display)
  }

  private paragraphIn(into: TagNode): TagNode {
    return this.add(into, { role: 'P', kids: [] })
  }

  private add(into: TagNode, node: TagNode): TagNode {
    into.kids.push(node)
    return node
  }

  private slot(of: Node, into: TagNode): void {
    if (of.nodeType === 3 && !of.textContent?.trim()) return
    const slot = { of, marks: [] }
    this.slots.set(of, slot)
    into.kids.push(slot)
  }

  private read(element: Element, into: TagNode, lang: string): void {
    if (SKIPPED.test(element.localName) || element.getAttribute('aria-hidden') === 'true') return
    const style = this.view.getComputedStyle(element)
    if (style.display === 'none' || this.readLeaf(element, into, lang)) return
    const own = element.getAttribute('lang') || lang
    const role = roleOf(element)
    if (role === null) this.plain(element, into, { own, lang })
    else this.part(element, into, { role, own, lang, attributes: attributesOf(element, style) })
  }

  /** Fields, formulas and pictures are one thing each, whatever they are made of. */
  private readLeaf(element: Element, into: TagNode, lang: string): boolean {
    const formula = element.getAttribute(MATH_TEXT)
    const words = pictureWords(element)
    if (FIELD.test(element.localName)) this.slot(element, into)
    else if (formula !== null) this.slot(element, this.add(into, { role: 'Formula', kids: [], alt: formula }))
    else if (words !== null) this.picture(element, into, words, lang)
    else return false
    return true
  }

  /** An element with a role of its own. */
  private part(
    element: Element,
    into: TagNode,
    { role, own, lang, attributes }: { role: string; own: string; lang: string; attributes: string[] },
  ): void {
    const node = this.add(into, {
      role,
      kids: [],
      ...(own === lang ? {} : { lang: own }),
      ...(attributes.length > 0 ? { attributes } : {}),
    })
    if (role === 'Link') this.links.set(element, node)
    if (element.localName === 'dl') this.terms(element, node, own)
    else this.readKids(element, role === 'LI' ? this.itemBody(element, node) : node, own)
  }

  /** An element without a role only passes on what it holds, or names another language. */
  private plain(element: Element, into: TagNode, { own, lang }: { own: string; lang: string }): void {
    const isSpan = own !== lang && holdsText(into.role)
    this.readKids(element, isSpan ? this.add(into, { role: 'Span', kids: [], lang: own }) : into, own)
  }

  /** A picture that only decorates is passed over. Text inside belongs to the words that stand for the picture. */
  private picture(element: Element, into: TagNode, alt: string, lang: string): void {
    if (alt.trim() === '') return
    this.readKids(element, this.add(into, { role: 'Figure', kids: [], alt }), lang)
  }

  private itemBody(element: Element, item: TagNode): TagNode {
    const marker = this.markers.get(element)?.firstChild
    if (marker) this.slot(marker, this.add(item, { role: 'Lbl', kids: [] }))
    return this.add(item, { role: 'LBody', kids: [] })
  }

  /** Each term with its meaning is an item of a list. */
  private terms(element: Element, list: TagNode, lang: string): void {
    let item: TagNode | undefined
    for (const kid of element.children) {
      const isTerm = kid.localName === 'dt'
      if (isTerm || !item) item = this.add(list, { role: 'LI', kids: [] })
      const own = kid.getAttribute('lang') || lang
      const node: TagNode = {
        role: isTerm ? 'Lbl' : 'LBody',
        kids: [],
        ...(own === lang ? {} : { lang: own }),
      }
      this.readKids(kid, this.add(item, node), own)
    }
  }
}
