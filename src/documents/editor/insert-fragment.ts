import type Quill from 'quill'
import { cloneElement } from './blot-tree.ts'
import { hasBlock, isBlank, isBlockTag, isCell, tagOf } from './dom-kinds.ts'
import { prepareTree } from './line-wrappers.ts'

/** Inserts pasted content at an index: inline content goes into the line, blocks between the two halves of the line. */
export function insertFragment(quill: Quill, index: number, fragment: DocumentFragment): void {
  const [node, offset] = quill.selection.rangeToNative({ index, length: 0 })
  const [line] = quill.getLine(index)
  if (!node || !line) return
  const caret = document.createRange()
  caret.setStart(node, offset)
  caret.collapse(true)
  if (!holdsBlocks(fragment)) {
    caret.insertNode(fragment)
    return
  }
  for (const child of [...fragment.childNodes]) if (isBlank(child)) child.remove()
  const holder = document.createElement('div')
  holder.append(fragment)
  prepareTree(holder)
  const element = line.domNode as HTMLElement
  if (staysWhole(tagOf(element))) {
    caret.insertNode(holder)
    holder.replaceWith(...holder.childNodes)
    quill.scroll.update()
  } else insertBetween(element, node, offset, [...holder.childNodes])
}

function holdsBlocks(fragment: DocumentFragment): boolean {
  return [...fragment.children].some((child) => isBlockTag(tagOf(child)) || hasBlock(child))
}

const staysWhole = (tag: string) => isCell(tag) || tag === 'Q-LINE' || tag === 'LI'

function insertBetween(line: HTMLElement, node: Node, offset: number, blocks: Node[]): void {
  let rest: HTMLElement | null = null
  if (line.lastChild) {
    const tail = document.createRange()
    tail.setStart(node, offset)
    tail.setEnd(line, line.childNodes.length)
    rest = cloneElement(line)
    rest.append(tail.extractContents())
  }
  line.after(...blocks, ...(rest?.textContent?.trim() ? [rest] : []))
}
