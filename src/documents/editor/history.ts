import type Quill from 'quill'
import Module from 'quill/core/module.js'
import Delta from 'quill-delta'
import { rebuildAround } from './blot-tree.ts'
import { type ChangeStep, redoSteps, stepsOf, undoSteps } from './change-steps.ts'

/** A selection: start node and offset, end node and offset */
type Place = [Node, number, Node, number]

interface Entry {
  steps: ChangeStep[]
  before: Place | null
  after: Place | null
}

interface HistoryOptions {
  /** Changes within this many ms are undone together */
  delay: number
  maxStack: number
}

/** Undo and redo, recorded from DOM mutations. Quill's own history keeps only text and cannot bring a table back. */
export class DocumentHistory extends Module<HistoryOptions> {
  static override DEFAULTS = { delay: 1000, maxStack: 200 }
  readonly stack: { undo: Entry[]; redo: Entry[] } = { undo: [], redo: [] }
  private lastAt = 0
  private before: Place | null = null
  private muted = false
  /** Everything composed by an input method is one step, however long it takes. */
  private composing = false
  private composed: Entry | undefined
  private readonly root: HTMLElement
  private readonly observer: MutationObserver

  constructor(quill: Quill, options: Partial<HistoryOptions>) {
    super(quill, options)
    this.root = quill.root
    this.observer = new MutationObserver((records) => this.collect(records))
    this.observer.observe(this.root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
      characterDataOldValue: true,
    })
    this.listen()
  }

  undo(): void {
    this.change('undo', 'redo')
  }

  redo(): void {
    this.change('redo', 'undo')
  }

  clear(): void {
    this.observer.takeRecords()
    this.stack.undo.length = 0
    this.stack.redo.length = 0
    this.lastAt = 0
  }

  /** Ends the current step: the next change is undone on its own. */
  cutoff(): void {
    this.collect(this.observer.takeRecords())
    this.lastAt = 0
  }

  noteSelection(): void {
    this.before = this.selection()
  }

  private listen(): void {
    const { keyboard } = this.quill
    keyboard.addBinding({ key: 'z', shortKey: true, handler: () => this.undo() })
    keyboard.addBinding({ key: ['z', 'Z'], shortKey: true, shiftKey: true, handler: () => this.redo() })
    keyboard.addBinding({ key: 'y', shortKey: true, handler: () => this.redo() })
    this.quill.emitter.on('composition-start', () => this.compose(true))
    this.quill.emitter.on('composition-end', () => this.compose(false))
    this.root.addEventListener('keydown', () => this.noteSelection(), true)
    this.root.addEventListener('beforeinput', (event) => {
      if (event.inputType === 'historyUndo') this.undo()
      else if (event.inputType === 'historyRedo') this.redo()
      else this.noteSelection()
      if (event.inputType.startsWith('history')) event.preventDefault()
    })
  }

  private compose(begins: boolean): void {
    this.collect(this.observer.takeRecords())
    this.composing = begins
    this.composed = undefined
  }

  private collect(records: MutationRecord[]): void {
    if (this.muted) return
    const steps = stepsOf(records, this.root, this.quill.selection.cursor.domNode)
    if (steps.length === 0) return
    this.stack.redo.length = 0
    const top = this.stack.undo.at(-1)
    const now = Date.now()
    if (top && (top === this.composed || now - this.lastAt < (this.options.delay ?? 1000))) {
      top.steps.push(...steps)
      top.after = this.selection()
      if (this.composing) this.composed = top
      return
    }
    const entry = { steps, before: this.before, after: this.selection() }
    this.stack.undo.push(entry)
    if (this.composing) this.composed = entry
    this.lastAt = now
    if (this.stack.undo.length > (this.options.maxStack ?? 200)) this.stack.undo.shift()
  }

  private change(from: 'undo' | 'redo', to: 'undo' | 'redo'): void {
    const { quill } = this
    if (quill.selection.cursor.parent) quill.selection.cursor.restore()
    quill.scroll.update()
    this.collect(this.observer.takeRecords())
    const entry = this.stack[from].pop()
    if (!entry) return
    this.muted = true
    if (from === 'undo') undoSteps(entry.steps)
    else redoSteps(entry.steps)
    rebuildAround(
      quill.scroll,
      entry.steps.map((step) => step.node),
    )
    this.announce()
    this.observer.takeRecords()
    this.muted = false
    this.stack[to].push(entry)
    this.lastAt = 0
    this.select(from === 'undo' ? entry.before : entry.after)
    quill.update('silent')
    this.observer.takeRecords()
  }

  private announce(): void {
    const change = new Delta([{ retain: 1 }])
    ;(this.quill.editor as { dirty?: boolean }).dirty = true
    this.quill.emitter.emit('editor-change', 'text-change', change, null, 'user')
    this.quill.emitter.emit('text-change', change, null, 'user')
  }

  private selection(): Place | null {
    const selection = document.getSelection()
    if (!selection?.rangeCount || !this.root.contains(selection.anchorNode)) return null
    const range = selection.getRangeAt(0)
    return [range.startContainer, range.startOffset, range.endContainer, range.endOffset]
  }

  private select(place: Place | null): void {
    if (!place || !this.root.contains(place[0]) || !this.root.contains(place[2])) return
    const [start, startOffset, end, endOffset] = place
    document
      .getSelection()
      ?.setBaseAndExtent(
        start,
        Math.min(startOffset, nodeLength(start)),
        end,
        Math.min(endOffset, nodeLength(end)),
      )
  }
}

export function nodeLength(node: Node): number {
  return node.nodeType === 3 ? (node as Text).length : node.childNodes.length
}
