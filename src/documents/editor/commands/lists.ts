import { cloneElement } from '../blot-tree.ts'
import { isAtom, tagOf } from '../dom-kinds.ts'
import { wrapBareText } from '../line-wrappers.ts'
import type { LosslessQuill } from '../lossless-quill.ts'
import { renameElement } from '../rename-element.ts'
import { selectedLines, transact } from './transaction.ts'

export type ListKind = 'bullet' | 'ordered'

const TAGS: Record<ListKind, 'UL' | 'OL'> = { bullet: 'UL', ordered: 'OL' }

/** Makes the chosen lines a list, changes the list's kind, or takes the list away when it is of this kind. */
export function toggleList(quill: LosslessQuill, kind: ListKind): void {
  transact(quill, () => {
    const lines = selectedLines(quill).filter((line) => !isAtom(line))
    const items = lines.map((line) => line.closest('li'))
    const inList = items.filter((item) => item !== null)
    if (lines.length > 0 && inList.length === lines.length) changeLists(inList, TAGS[kind])
    else makeList(lines, TAGS[kind])
  })
}

function changeLists(items: HTMLLIElement[], tag: 'UL' | 'OL'): void {
  const lists = new Set(items.map((item) => item.parentElement).filter((list) => list !== null))
  if ([...lists].every((list) => tagOf(list) === tag)) for (const item of new Set(items)) leaveList(item)
  else for (const list of lists) renameElement(list, tag.toLowerCase())
}

/** Turns the item into paragraphs after its list; the items below it continue in a list of their own. */
function leaveList(item: HTMLLIElement): void {
  const list = item.parentElement
  if (!list) return
  const rest = cloneElement(list)
  while (item.nextSibling) rest.append(item.nextSibling)
  const moved = outsideList(item)
  list.after(...moved)
  if (rest.children.length > 0) moved.at(-1)?.after(rest)
  item.remove()
  if (list.children.length === 0) list.remove()
}

function outsideList(item: HTMLLIElement): ChildNode[] {
  const blocks = [...item.children].some((child) => /^(P|UL|OL|DIV|TABLE|Q-LINE|H[1-6])$/.test(tagOf(child)))
  if (!blocks) return [paragraphOf(item)]
  wrapBareText(item)
  return [...item.childNodes].map((node) => (tagOf(node) === 'Q-LINE' ? paragraphOf(node as Element) : node))
}

function paragraphOf(element: Element): HTMLElement {
  const paragraph = document.createElement('p')
  if (tagOf(element) === 'LI')
    for (const attribute of element.attributes) paragraph.setAttribute(attribute.name, attribute.value)
  paragraph.append(...element.childNodes)
  return paragraph
}

function makeList(lines: HTMLElement[], tag: 'UL' | 'OL'): void {
  let open: HTMLElement | null = null
  for (const line of lines) {
    if (line.closest('li')) open = null
    else if (holdsList(line)) {
      listInside(line, tag)
      open = null
    } else open = joinList(renameElement(line, 'li'), tag, open)
  }
}

/** True when the list goes inside the line, as in cells and styled boxes. */
function holdsList(line: HTMLElement): boolean {
  const tag = tagOf(line)
  return (
    /^(TD|TH|DD|DT|Q-LINE|FIGCAPTION|CAPTION)$/.test(tag) || (tag === 'DIV' && line.attributes.length > 0)
  )
}

function listInside(line: HTMLElement, tag: 'UL' | 'OL'): void {
  const list = document.createElement(tag)
  const item = document.createElement('li')
  item.append(...line.childNodes)
  list.append(item)
  if (tagOf(line) === 'Q-LINE') line.replaceWith(list)
  else line.append(list)
}

function joinList(item: HTMLElement, tag: 'UL' | 'OL', open: HTMLElement | null): HTMLElement {
  let previous = item.previousSibling
  while (previous && previous.nodeType === 3 && !previous.textContent?.trim())
    previous = previous.previousSibling
  if (open && previous === open) {
    open.append(item)
    return open
  }
  const list = document.createElement(tag)
  item.replaceWith(list)
  list.append(item)
  return list
}
