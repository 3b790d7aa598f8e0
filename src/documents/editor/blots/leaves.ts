import { EmbedBlot, LeafBlot, Scope } from 'parchment'
import { BlockEmbed } from 'quill/blots/block.js'
import Break from 'quill/blots/break.js'
import QuillText from 'quill/blots/text.js'
import Delta from 'quill-delta'
import { rebuild } from '../blot-tree.ts'
import { isBlank } from '../dom-kinds.ts'
import { FILLER_MARK } from '../serialise.ts'

/** Text exactly as in the document. Line feeds in the source count as spaces, so that offsets stay right. */
export class TextRun extends QuillText {
  override value(): string {
    return this.text.replace(/[\n\r]/g, ' ')
  }

  override optimize(): void {
    this.text = this.domNode.data
    if (this.text.length === 0) this.remove()
    else if (this.next instanceof TextRun && this.next.prev === this) {
      const more = this.next.domNode.data
      this.insertAt(this.length(), more)
      this.next.remove()
    }
  }
}

/** White space and comments between blocks. They have no length, so nothing ever moves or deletes them. */
export class Between extends LeafBlot {
  static override blotName = 'between'
  static override scope = Scope.BLOCK_BLOT
  override length() {
    return 0
  }
  override value() {
    return ''
  }
  delta() {
    return new Delta()
  }
  override optimize() {
    // The caret can get here, and the browser types into the node. Then it is text and needs a line.
    if (this.domNode.nodeType === 3 && !isBlank(this.domNode) && this.parent) {
      const parent = this.parent as typeof this.parent & { rebuild?: () => void }
      if (parent.rebuild) parent.rebuild()
      else rebuild(parent as never)
    }
  }
  override formatAt() {}
  override deleteAt() {}
  override split() {
    return this
  }
}

/** A comment or an invisible element inside a line. */
export class Hidden extends LeafBlot {
  static override blotName = 'hidden'
  static override scope = Scope.INLINE_BLOT
  override length() {
    return 0
  }
  override value() {
    return ''
  }
  override optimize() {}
  override formatAt() {}
}

/** Keeps an emptied line open; not saved. */
export class FillerBreak extends Break {
  static override blotName = 'break'
  static override tagName = 'BR'
  static override create() {
    const node = document.createElement('br')
    node.setAttribute(FILLER_MARK, '')
    return node
  }
}

/** A `<br>` of the document. */
export class LineBreak extends EmbedBlot {
  static override blotName = 'softbreak'
  static override tagName = 'BR'
  override formatAt() {}
  override value() {
    return { softbreak: true }
  }
}

/** An SVG, a formula, a field or a blank: one piece within a line. */
export class InlineAtom extends EmbedBlot {
  static override blotName = 'atom'
  static override tagName = 'SPAN'
  override value(): unknown {
    return { atom: true }
  }
  override update() {}
}

/** The same in the place of a line. */
export class BlockAtom extends BlockEmbed {
  static override blotName = 'blockatom'
  static override tagName = 'DIV'
  override value() {
    return { blockatom: true }
  }
  override update() {}
  override length() {
    return 1
  }
}

export class Picture extends InlineAtom {
  static override blotName = 'image'
  static override tagName = 'IMG'
  static override create(value: { src: string; alt: string }) {
    const image = document.createElement('img')
    image.setAttribute('src', value.src)
    image.setAttribute('alt', value.alt)
    image.setAttribute('style', 'max-width:100%;height:auto')
    return image
  }
}
