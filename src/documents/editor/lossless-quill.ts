import { ParentBlot } from 'parchment'
import Quill from 'quill'
import Delta from 'quill-delta'
import { LineBlot } from './blots/line.ts'
import { countFromCaretLine } from './caret-line.ts'
import { DocumentClipboard } from './clipboard.ts'
import { followComposition } from './composition.ts'
import { DocumentHistory } from './history.ts'
import { prepareTree } from './line-wrappers.ts'
import { splitIntoParts, withoutParts } from './parts.ts'
import { makeRegistry } from './registry.ts'
import { copyProtected, protectDifferences, survived } from './self-check.ts'
import { serialise } from './serialise.ts'

Quill.register({ 'modules/history': DocumentHistory, 'modules/clipboard': DocumentClipboard }, true)

/** How often opening is tried with more of the document protected */
const MAX_ROUNDS = 3

/** Quill's key bindings that would rewrite the document's structure. Tab moves the focus instead. */
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
 * A Quill whose tree lies directly on the document's own elements. Elements that Quill has no format for stay as they
 * are, and the HTML of an unchanged document is, letter for letter, what was opened. It relies on the internals of quill
 * 2.0.3 and parchment 3.0.0: both are pinned, and the corpus in tests/documents/editor checks them.
 */
export class LosslessQuill extends Quill {
  /** How many subtrees the self-check had to protect at the last opening */
  protectedParts = 0

  get documentHistory(): DocumentHistory {
    return this.history as unknown as DocumentHistory
  }

  /** The page's body is both container and editor, so that the document's rules for `body` hold unchanged. */
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
    this.show(pristine)
    for (let round = 0; round < MAX_ROUNDS && !survived(pristine, this.root); round += 1) {
      const count = protectDifferences(pristine, this.root)
      if (count === 0) break
      this.protectedParts += count
      this.show(pristine)
    }
    splitIntoParts(this.scroll)
    this.watch()
  }

  /** The body's HTML now. */
  html(): string {
    this.scroll.update()
    return withoutParts(serialise(this.root))
  }

  private show(pristine: HTMLElement): void {
    const { scroll } = this
    scroll.observer.disconnect()
    for (let head = scroll.children.head; head; head = scroll.children.head) {
      head.detach()
      scroll.children.remove(head)
    }
    this.root.replaceChildren(...copyProtected(pristine).childNodes)
    ParentBlot.prototype.build.call(scroll)
    for (const line of scroll.lines()) if (line instanceof LineBlot) line.optimize()
  }

  /** Begins to observe changes; all up to here were the opening's own. */
  private watch(): void {
    const { scroll } = this
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
  makeDeltaLazily(quill)
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

/** Lets the caret be in a line without any leaf, such as an empty cell. */
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

/** Quill makes a delta of the whole document after each key. That is quadratic in lines, and hardly ever read. */
function makeDeltaLazily(quill: LosslessQuill): void {
  const editor = quill.editor as typeof quill.editor & { dirty: boolean }
  editor.dirty = true
  const makeDelta = () => {
    if (!editor.dirty) return editor.delta
    editor.delta = new Delta(editor.scroll.lines().flatMap((line) => line.delta().ops))
    editor.dirty = false
    return editor.delta
  }
  editor.getDelta = makeDelta
  editor.getContents = (index, length) => makeDelta().slice(index, index + length)
  editor.update = (change) => {
    editor.dirty = true
    return change ?? new Delta([{ retain: 1 }])
  }
  editor.isBlank = () => false
}
