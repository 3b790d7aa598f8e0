import { type Blot, ParentBlot } from 'parchment'
import Scroll from 'quill/blots/scroll.js'
import { hasLine, insertInPlace, repairTree, wrapStrayText } from '../blot-tree.ts'
import { hasStrayText } from '../dom-kinds.ts'
import { deleteAcrossLines } from './delete-across.ts'

/** The root: the document's body. */
export class DocumentScroll extends Scroll {
  override build() {
    // Parchment builds twice. The first time `scroll` is not set, and no blot can be made yet.
    if (this.scroll == null) return
    ParentBlot.prototype.build.call(this)
  }
  override insertBefore(child: Blot, ref?: Blot | null) {
    insertInPlace(this, child, ref)
  }
  override enforceAllowedChildren() {}
  rebuild() {
    wrapStrayText(this)
  }
  override optimize(
    mutations?: MutationRecord[] | Record<string, unknown>,
    context?: Record<string, unknown>,
  ) {
    if (this.batch) return
    const known = Array.isArray(mutations)
    // A key in a line leaves the body's own children as they are, and there may be thousands of them.
    const touched =
      !known || mutations.some(({ target }) => target === this.domNode || target.parentNode === this.domNode)
    if (touched && hasStrayText(this.domNode)) wrapStrayText(this)
    const records = known ? mutations : []
    super.optimize(records, context ?? {})
    repairTree(this, records)
    // A document always has a line to write in, even when all of it was deleted.
    if (!hasLine(this)) this.appendChild(this.scroll.create('block'))
  }
  override deleteAt(index: number, length: number) {
    this.update()
    const [first] = this.line(index)
    if (!first) return
    const [last] = this.line(index + length)
    if (first === last) ParentBlot.prototype.deleteAt.call(this, index, length)
    else deleteAcrossLines(this, index, length)
    this.optimize()
  }
}
