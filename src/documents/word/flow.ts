import type { WordContext } from './context.ts'

const REPLACED =
  /^(img|svg|canvas|math|input|select|textarea|button|video|audio|progress|meter|picture|br|wbr)$/

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1
}

export function isHidden(element: Element, { style }: WordContext): boolean {
  if (/^(script|style|template|title|source|col|colgroup|datalist)$/.test(element.localName)) return true
  const { display, visibility } = style(element)
  return display === 'none' || visibility === 'hidden' || visibility === 'collapse'
}

/** True when the node is on lines of its own. Its styles decide, not its tag. */
export function isBlock(node: Node, context: WordContext): boolean {
  if (!isElement(node) || REPLACED.test(node.localName)) return false
  const { display } = context.style(node)
  if (display === 'inline' || display === 'contents') {
    for (const child of node.children) if (isBlock(child, context)) return true
    return false
  }
  return !/^(inline|ruby|none)/.test(display)
}

/** The children without hidden ones; an element that makes no box is replaced by its own children. */
export function* flowNodes(parent: Element, context: WordContext): Generator<Node> {
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      if (isHidden(node, context)) continue
      if (context.style(node).display === 'contents') yield* flowNodes(node, context)
      else yield node
    } else if (node.nodeType === 3) yield node
  }
}

/** True when a reader sees anything in the element besides its own box. */
export function hasContent(element: Element): boolean {
  return (
    Boolean(element.textContent?.trim()) ||
    element.querySelector('img,svg,canvas,math,input,select,textarea,progress,meter') !== null
  )
}
