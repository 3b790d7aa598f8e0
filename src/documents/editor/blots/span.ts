import { type Blot, ParentBlot } from 'parchment'
import Inline from 'quill/blots/inline.js'
import { cloneElement, insertInPlace } from '../blot-tree.ts'
import { tagOf } from '../dom-kinds.ts'
import { hasOwnTag, readFormat, readFormats, removeStyledFormat, setStyle, styleProperty } from './formats.ts'

/** Any inline element of the document. It is never merged or moved, and unwrapped only when its format is removed. */
export class SpanBlot extends Inline {
  static override blotName = 'inline'
  static override tagName: string | string[] = 'SPAN'

  override formats() {
    return readFormats(this.domNode)
  }

  override optimize() {
    if (this.children.length === 0 && this.parent) this.remove()
  }

  override enforceAllowedChildren() {}

  override insertBefore(child: Blot, ref?: Blot | null) {
    insertInPlace(this, child, ref)
  }

  override clone(): Blot {
    return this.scrollBlot(cloneElement(this.domNode))
  }

  override update(mutations: MutationRecord[], context: Record<string, unknown>) {
    ParentBlot.prototype.update.call(this, mutations, context)
  }

  override format(name: string, value: unknown) {
    const property = styleProperty(name)
    if (property) setStyle(this.domNode, property, value ? String(value) : null)
    else if (name === 'link' && value && tagOf(this.domNode) === 'A') {
      this.domNode.setAttribute('href', String(value))
    } else if (value) {
      this.wrap(name, value)
      return
    } else removeStyledFormat(this.domNode, name)
    if (!value) this.shedTag(name)
  }

  override formatAt(index: number, length: number, name: string, value: unknown) {
    const mine = readFormat(this.domNode, name)
    const coloured = styleProperty(name) !== undefined
    if (mine !== null && mine !== value) {
      const part = this.isolate(index, length) as SpanBlot
      part.children.forEach((child) => {
        child.formatAt(0, child.length(), name, null)
      })
      if (!value || coloured || name === 'link') part.format(name, value || null)
    } else if (mine !== null) return
    else if (coloured && value && index === 0 && length === this.length() && tagOf(this.domNode) === 'SPAN')
      this.format(name, value)
    else this.children.forEachAt(index, length, (child, at, part) => child.formatAt(at, part, name, value))
  }

  /** Removes the element after its format, unless it carries something else. */
  private shedTag(name: string) {
    const element = this.domNode
    if (hasOwnTag(element, name)) {
      if (element.attributes.length === 0 || name === 'link') this.unwrap()
      else this.becomeSpan()
    } else if (tagOf(element) === 'SPAN' && element.attributes.length === 0) this.unwrap()
  }

  private becomeSpan() {
    const span = document.createElement('span')
    for (const attribute of this.domNode.attributes) span.setAttribute(attribute.name, attribute.value)
    const plain = new SpanBlot(this.scroll, span)
    this.moveChildren(plain)
    this.parent.insertBefore(plain, this)
    this.remove()
  }

  private scrollBlot(element: HTMLElement): Blot {
    const Own = this.constructor as new (scroll: typeof this.scroll, node: Node) => Blot
    return new Own(this.scroll, element)
  }
}

function tagBlot(name: string, tag: string) {
  return class extends SpanBlot {
    static override blotName = name
    static override tagName = tag.toUpperCase()
    static override create() {
      return document.createElement(tag)
    }
  }
}

export const Bold = tagBlot('bold', 'strong')
export const Italic = tagBlot('italic', 'em')
export const Underline = tagBlot('underline', 'u')

export class LinkBlot extends SpanBlot {
  static override blotName = 'link'
  static override tagName = 'A'
  static override create(address?: unknown) {
    const link = document.createElement('a')
    link.setAttribute('href', String(address))
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
    return link
  }
}
