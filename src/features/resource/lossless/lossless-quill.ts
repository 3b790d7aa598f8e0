import { ParentBlot } from 'parchment'
import Quill from 'quill'
import Delta from 'quill-delta'
import { LineBlot } from './blots/line.ts'
import { countFromCaretLine } from './caret-line.ts'
import { DocumentClipboard } from './clipboard.ts'
import { followComposition } from './composition.ts'
import { DocumentHistory } from './history.ts'
import { PART, prepareTree } from './line-wrappers.ts'
import { standInParts } from './parts.ts'
import { makeRegistry } from './registry.ts'
import { copyProtected, protectDifferences, survived } from './self-check.ts'
import { serialise } from './serialise.ts'

Quill.register({ 'modules/history': DocumentHistory, 'modules/clipboard': DocumentClipboard }, true)

/** Quill's keys that would rewrite the document's structure. Tab moves the focus. */
const KEYS_OFF = {
  tab: null,
  indent: null,
  outdent: null,
  'list autofill': null,
  'list empty enter': null,
  'checklist enter': null,
  'outdent backspace': null,
  'indent code-block': null,
  'outdent code-block': null,
  'remove tab': null,
  'code exit': null,
  'embed left': null,
  'embed left shift': null,
  'embed right': null,
  'embed right shift': null,
  'table backspace': null,
  'table delete': null,
  'table enter': null,
  'table tab': null,
  'table down': null,
  'table up': null,
  'blockquote empty enter': null,
  'header enter': null,
}

/**
 * One Quill whose tree lies directly on the document's own elements. What Quill has no format for stays as it is;
 * the HTML of a document nobody touched is, letter for letter, what was opened. Relies on the internals of
 * quill 2.0.3 and parchment 3.0.0: the versions are pinned, tests/resource holds the corpus.
 */
export class LosslessQuill extends Quill {
  /** How many subtrees the self-check had to protect at the last opening */
  protectedParts = 0

  get documentHistory(): DocumentHistory {
    return this.history as unknown as DocumentHistory
  }

  /** The page's body is editor and container in one: rules on `body` then hold without rewriting. */
  override addContainer(container: string, ref?: Node | null): HTMLDivElement
  override addContainer(container: HTMLElement, ref?: Node | null): HTMLElement
  override addContainer(container: string | HTMLElement, ref?: Node | null): HTMLElement {
    if (container === 'ql-editor') return this.container
    return typeof container === 'string'
      ? super.addContainer(container, ref)
      : super.addContainer(container, ref)
  }

  /** @param body cleaned HTML of a body */
  load(body: string): void {
    const pristine = treeOf(body)
    this.protectedParts = 0
    for (let round = 0; round < 4; round += 1) {
      this.show(pristine, round === 0)
      if (survived(pristine, this.root)) return
      if (this.root.querySelector(PART)) continue
      const count = protectDifferences(pristine, this.root)
      if (count === 0) return
      this.protectedParts += count
    }
  }

  /** The body's HTML now. */
  html(): string {
    this.scroll.update()
    return serialise(this.root)
  }

  private show(pristine: HTMLElement, inParts: boolean): void {
    const { scroll } = this
    scroll.observer.disconnect()
    for (let head = scroll.children.head; head; head = scroll.children.head) {
      head.detach()
      scroll.children.remove(head)
    }
    this.root.replaceChildren(...copyProtected(pristine).childNodes)
    if (inParts) standInParts(this.root)
    ParentBlot.prototype.build.call(scroll)
    for (const line of scroll.lines()) if (line instanceof LineBlot) line.optimize()
    scroll.observer.observe(this.root, {
      attributes: true,
      characterData: true,
      characterDataOldValue: true,
      childList: true,
      subtree: true,
    })
    scroll.observer.takeRecords()
    ;(this.editor as { dirty?: boolean }).dirty = true
    this.documentHistory.clear()
  }
}

function treeOf(body: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = body
  const holder = document.createElement('div')
  holder.append(document.importNode(template.content, true))
  prepareTree(holder)
  return holder
}

export function makeLosslessQuill(container: HTMLElement): LosslessQuill {
  const quill = new LosslessQuill(container, {
    registry: makeRegistry(),
    theme: 'default',
    modules: { history: true, uploader: false, keyboard: { bindings: { ...KEYS_OFF, ...SHIFT_ENTER } } },
  })
  selectWithoutLeaf(quill)
  countFromCaretLine(quill)
  followComposition(quill)
  describeLazily(quill)
  quill.root.spellcheck = true
  return quill
}

const SHIFT_ENTER = {
  'shift enter': {
    key: 'Enter',
    shiftKey: true,
    handler(this: { quill: Quill }, range: { index: number }) {
      this.quill.insertEmbed(range.index, 'softbreak', true, 'user')
      this.quill.setSelection(range.index + 1, 0, 'silent')
    },
  },
}

/** A line without any leaf (an empty cell) can still hold the caret. */
function selectWithoutLeaf(quill: LosslessQuill): void {
  const { scroll, selection } = quill
  const positionOf = (index: number, inclusive: boolean): [Node, number] | null => {
    const at = Math.min(scroll.length() - 1, index)
    const [leaf, offset] = scroll.leaf(at)
    if (leaf) return leaf.position(offset, inclusive)
    const [line] = scroll.line(at)
    return line ? [line.domNode, 0] : null
  }
  selection.rangeToNative = ({ index, length }) => {
    const start = positionOf(index, false)
    const end = positionOf(index + length, true) ?? start
    return start && end ? [...start, ...end] : [null, 0, null, 0]
  }
}

/** Quill describes the whole document after each key; that is quadratic in lines, and nobody reads it. */
function describeLazily(quill: LosslessQuill): void {
  const editor = quill.editor as typeof quill.editor & { dirty: boolean }
  editor.dirty = true
  const describe = () => {
    if (!editor.dirty) return editor.delta
    editor.delta = new Delta(editor.scroll.lines().flatMap((line) => line.delta().ops))
    editor.dirty = false
    return editor.delta
  }
  editor.getDelta = describe
  editor.getContents = (index, length) => describe().slice(index, index + length)
  editor.update = (change) => {
    editor.dirty = true
    return change ?? new Delta([{ retain: 1 }])
  }
  editor.isBlank = () => false
}
