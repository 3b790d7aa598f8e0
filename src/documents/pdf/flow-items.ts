import { CONTENT_HEIGHT } from '../render/page-size.ts'
import { isLongTable } from './long-table.ts'
import { PICTURES } from './page-boxes.ts'

/** A block, a table row, or the lines of text between two blocks */
export interface FlowItem {
  nodes: ChildNode[]
  top: number
  bottom: number
  /** It takes up height, so what follows would move without it: not so for floats and what is placed freely. */
  flows: boolean
}

type Group = Pick<FlowItem, 'nodes' | 'flows'> & { isLine: boolean }

/** The items of an element that stand one below the other; null for an element that has to be copied whole. */
export function flowItems(element: Element): FlowItem[] | null {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style || !canBeCutShort(element, style)) return null
  const range = element.ownerDocument.createRange()
  return groupsOf(element).map(({ nodes, flows }) => {
    range.setStartBefore(nodes[0] as ChildNode)
    range.setEndAfter(nodes.at(-1) as ChildNode)
    const { top, bottom, height } = range.getBoundingClientRect()
    return { nodes, top, bottom, flows: flows && height > 0 }
  })
}

/** A part saves time only where the element is longer than a page. Grids, rows and columns would lose their shape. */
function canBeCutShort(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.getBoundingClientRect().height < CONTENT_HEIGHT) return false
  if (/^table(-row-group)?$/.test(style.display)) return isLongTable(element.closest('table'))
  if (/^(fieldset|details)$/.test(element.localName) || PICTURES.test(element.localName)) return false
  const isOneColumn = `${style.columnCount}${style.columnWidth}` === 'autoauto'
  const keepsSpaces = /^(pre|break)/.test(style.whiteSpace)
  return isOneColumn && !keepsSpaces && /^(block|flow-root|list-item)$/.test(style.display)
}

/** Each block makes a group alone; content in lines makes one group with whatever floats beside it. */
function groupsOf(element: Element): Group[] {
  const groups: Group[] = []
  for (const node of element.childNodes) {
    const line = groups.at(-1)?.isLine ? groups.at(-1) : undefined
    if (node.nodeType === 3) {
      if (line) line.nodes.push(node)
      else if (/[^ \t\r\n\f]/.test((node as Text).data))
        groups.push({ nodes: [node], flows: true, isLine: true })
    } else if (node.nodeType === 1) {
      const { isBlock, flows } = standingOf(node as Element)
      if (line && (!isBlock || !flows)) line.nodes.push(node)
      else groups.push({ nodes: [node], flows, isLine: !isBlock })
    }
  }
  return groups
}

function standingOf(element: Element): { isBlock: boolean; flows: boolean } {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return {
    isBlock: !/^(inline|ruby|contents)/.test(style?.display ?? ''),
    flows: style?.float === 'none' && !/absolute|fixed/.test(style.position),
  }
}
