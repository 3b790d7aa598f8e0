import type { Blot, Parent } from 'parchment'
import { setHeading } from '#documents/editor/commands/headings.ts'
import { setColour, setLink, toggleFormat } from '#documents/editor/commands/inline.ts'
import { toggleList } from '#documents/editor/commands/lists.ts'
import { gridOf } from '#documents/editor/commands/table-grid.ts'
import { changeTable, insertTable } from '#documents/editor/commands/tables.ts'
import { type LosslessQuill, makeLosslessQuill } from '#documents/editor/lossless-quill.ts'
import { cleanCss } from '#documents/html/clean-css.ts'
import { splitHtml, styleSheet } from '#documents/html/html-parts.ts'
import { sanitiseBody } from '#documents/html/sanitise-html.ts'
import { editAtRandom } from './random-editing.ts'

/** The editor's core on a bare page, for tests that type into it. */
let quill: LosslessQuill
const sheet = document.createElement('style')
const problems: string[] = []

function open(html: string) {
  const parts = splitHtml(html)
  if (!quill) {
    document.head.append(sheet)
    quill = makeLosslessQuill(document.body)
    quill.emitter.on('problem', (problem: string) => problems.push(problem))
  }
  sheet.textContent = cleanCss(styleSheet(parts))
  const clean = sanitiseBody(parts.body)
  quill.load(clean)
  const template = document.createElement('template')
  template.innerHTML = clean
  template.content.normalize()
  quill.focus()
  return {
    expected: template.innerHTML,
    lines: quill.scroll.lines().length,
    protectedParts: quill.protectedParts,
  }
}

/** Puts the caret into the middle of a word of the nth line. Answers the line's tag and the word. */
function placeCaret(n: number) {
  const line = quill.scroll.lines()[n]
  if (!line || !('children' in line)) return null
  const element = line.domNode as HTMLElement
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const word = /\S\S+/.exec(node.data)
    const blot = word && quill.scroll.find(node)
    if (!word || !blot) continue
    quill.history.cutoff()
    quill.setSelection(blot.offset(quill.scroll) + word.index + 1, 0, 'silent')
    return { tag: element.nodeName, word: word[0] }
  }
  return null
}

function select(index: number, length: number) {
  quill.history.cutoff()
  quill.setSelection(index, length, 'silent')
}

/** The element at which tree and DOM disagree; null when they agree. */
function desync(): string | null {
  quill.scroll.update()
  return desyncIn(quill.scroll)
}

function desyncIn(blot: Blot): string | null {
  if (!('children' in blot)) return null
  const wrong = (blot.domNode as Element).outerHTML.slice(0, 300)
  const nodes = [...blot.domNode.childNodes]
  let i = 0
  for (let child = (blot as Parent).children.head; child; child = child.next) {
    if (nodes[i] !== child.domNode) return wrong
    const inside = desyncIn(child)
    if (inside) return inside
    i += 1
  }
  return i === nodes.length ? null : wrong
}

function paste(html: string, text = '') {
  pasteAll(html ? { 'text/html': html, 'text/plain': text } : { 'text/plain': text })
}

function pasteAll(flavours: Record<string, string>) {
  const data = new DataTransfer()
  for (const [type, words] of Object.entries(flavours)) data.setData(type, words)
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

/** One text for each row: the first letter of the cell that covers each place, `.` for an empty one. */
function tableAsSeen(): string[] {
  const table = document.querySelector('table')
  return table
    ? gridOf(table).map((line) => line.map((cell) => cell?.textContent?.trim()[0] ?? '.').join(''))
    : []
}

/** Edits at random, undoes everything and redoes it. Answers what differs from the start, and from the end. */
async function thereAndBack(html: string, seed: number, steps: number) {
  const { expected } = open(html)
  const history = quill.documentHistory
  const done = await editAtRandom(quill, seed, steps)
  const torn = desync()
  const end = quill.html()
  for (let i = 0; i < 200 && history.stack.undo.length > 0; i += 1) history.undo()
  const back = quill.html() === expected
  for (let i = 0; i < 200 && history.stack.redo.length > 0; i += 1) history.redo()
  return { done, torn, changed: end !== expected, back, again: quill.html() === end }
}

const api = {
  thereAndBack,
  tableAsSeen,
  problems: () => problems.splice(0),
  pasteOnlyRtf: () => pasteAll({ 'text/rtf': '{\\rtf1 Kia ora}' }),
  link: (address: string) => setLink(quill, address),
  open,
  placeCaret,
  select,
  desync,
  paste,
  html: () => quill.html(),
  undo: () => quill.documentHistory.undo(),
  redo: () => quill.documentHistory.redo(),
  undoable: () => quill.documentHistory.stack.undo.length,
  redoable: () => quill.documentHistory.stack.redo.length,
  length: () => quill.getLength(),
  bold: () => toggleFormat(quill, 'bold'),
  italic: () => toggleFormat(quill, 'italic'),
  colour: (value: string | null) => setColour(quill, 'color', value),
  heading: (level: 1 | 2 | 3) => setHeading(quill, level),
  list: (kind: 'bullet' | 'ordered') => toggleList(quill, kind),
  table: (rows: number, columns: number) => insertTable(quill, rows, columns),
  changeTable: (change: Parameters<typeof changeTable>[1]) => changeTable(quill, change),
  sanitise: sanitiseBody,
}

export type LosslessApi = typeof api
Object.assign(window, { api, ready: true })
