import { type Blot, ParentBlot } from 'parchment'
import Container from 'quill/blots/container.js'
import { cloneElement, insertInPlace, rebuild, wrapStrayText } from '../blot-tree.ts'
import { hasStrayText, isBox } from '../dom-kinds.ts'

/** Any element with blocks in it, and every table and list. It holds lines and other boxes. */
export class BoxBlot extends Container {
  static override blotName = 'container'
  static override tagName = 'DIV'

  override checkMerge() {
    return false
  }
  override enforceAllowedChildren() {}
  override clone(): Blot {
    return new BoxBlot(this.scroll, cloneElement(this.domNode))
  }
  override optimize() {
    if (this.parent && hasStrayText(this.domNode)) wrapStrayText(this)
  }
  rebuild() {
    rebuild(this)
  }
  override insertBefore(child: Blot, ref?: Blot | null) {
    insertInPlace(this, child, ref)
  }
  override insertAt(index: number, value: string, embed?: unknown) {
    ParentBlot.prototype.insertAt.call(this, index, value, embed)
  }
  override formatAt(index: number, length: number, name: string, value: unknown) {
    ParentBlot.prototype.formatAt.call(this, index, length, name, value)
  }
  override deleteAt(index: number, length: number) {
    this.children.forEachAt(index, length, (child, at, part) => child.deleteAt(at, part))
  }
  override update(mutations: MutationRecord[], context: Record<string, unknown>) {
    ParentBlot.prototype.update.call(this, mutations, context)
    const moved = mutations.some((record) => record.type === 'childList')
    if (moved && this.parent && (!isBox(this.domNode) || hasStrayText(this.domNode))) rebuild(this)
  }
}
