import { type Blot, ParentBlot, Registry } from 'parchment'
import Block from 'quill/blots/block.js'
import Break from 'quill/blots/break.js'
import { cloneElement, insertInPlace, rebuild } from '../blot-tree.ts'
import { hasBlock, isElement, isSplittable, tagOf } from '../dom-kinds.ts'
import { FILLER_MARK } from '../serialise.ts'
import { FillerBreak, LineBreak } from './leaves.ts'

/** Any block with only inline content: a paragraph, cell, list item or plain div. Quill calls it a line. */
export class LineBlot extends Block {
  static override blotName = 'block'
  static override tagName = 'P'
  static override defaultChild = FillerBreak
  /** The teacher has emptied or made this line. It needs a filler when it is empty, so that the caret can reach it. */
  edited = false

  override formats() {
    const formats: Record<string, unknown> = {}
    const heading = /^H([1-6])$/.exec(tagOf(this.domNode))
    if (heading) formats.header = Number(heading[1])
    const item = this.domNode.closest('li')
    if (item && this.scroll.domNode.contains(item))
      formats.list = item.parentElement?.nodeName === 'OL' ? 'ordered' : 'bullet'
    return formats
  }

  override optimize() {
    this.cache = {}
    if (this.children.length === 0 && this.wantsFiller && this.parent)
      this.appendChild(this.scroll.create('break'))
  }

  override enforceAllowedChildren() {}

  /** Commands change headings and lists in the DOM; Quill would write data attributes here. */
  override format() {}

  override deleteAt(index: number, length: number) {
    this.edited = true
    super.deleteAt(index, length)
  }

  override clone(): Blot {
    const copy = new LineBlot(this.scroll, cloneElement(this.domNode))
    copy.edited = true
    return copy
  }

  override insertBefore(child: Blot, ref?: Blot | null) {
    const { head } = this.children
    insertInPlace(this, child, ref)
    if (head instanceof Break && head !== child) head.remove()
    this.cache = {}
  }

  override insertAt(index: number, value: string, embed?: unknown) {
    if (embed == null && value.includes('\n') && !this.splits) this.insertInside(index, value)
    else super.insertAt(index, value, embed)
  }

  override update(mutations: MutationRecord[], context: Record<string, unknown>) {
    this.takeFiller()
    ParentBlot.prototype.update.call(this, mutations, context)
    this.cache = {}
    const grew = mutations.some((record) => record.type === 'childList' && record.addedNodes.length > 0)
    if (grew && hasBlock(this.domNode)) rebuild(this)
  }

  rebuild() {
    rebuild(this)
  }

  /** The browser itself may empty a line (a composition given up, Backspace on a phone). Its `<br>` is a filler too. */
  private takeFiller() {
    const { firstChild: only, childNodes } = this.domNode
    if (childNodes.length !== 1 || !isElement(only) || tagOf(only) !== 'BR' || Registry.blots.has(only))
      return
    this.edited = true
    only.setAttribute(FILLER_MARK, '')
  }

  private get wantsFiller() {
    return this.edited || isSplittable(tagOf(this.domNode))
  }

  /** Enter splits paragraphs, headings, list items and plain divs; a cell or a styled box gets a line break instead. */
  private get splits() {
    const tag = tagOf(this.domNode)
    return isSplittable(tag) || (tag === 'DIV' && this.domNode.attributes.length === 0)
  }

  private insertInside(index: number, value: string) {
    if (getComputedStyle(this.domNode).whiteSpace.startsWith('pre')) {
      ParentBlot.prototype.insertAt.call(this, index, value)
      this.cache = {}
      return
    }
    let at = index
    for (const [i, part] of value.split('\n').entries()) {
      if (i > 0) {
        this.insertAt(at, 'softbreak', true)
        at += 1
      }
      if (part) this.insertAt(at, part)
      at += part.length
    }
    // A <br> at the very end of a block is not shown, so the new line needs a second one.
    const last = this.lastLeaf()
    if (last instanceof LineBreak && !(last.prev instanceof LineBreak))
      this.appendChild(this.scroll.create('softbreak'))
  }

  private lastLeaf(): Blot | null {
    let blot: Blot | null = this.children.tail
    while (blot instanceof ParentBlot) blot = blot.children.tail
    return blot
  }
}
