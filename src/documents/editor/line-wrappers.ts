import { isAtom, isBlank, isBlockTag, isBox, isElement, isText, tagOf } from './dom-kinds.ts'

/** Wraps bare text inside a box while the document is open, so that the text is a line. Never saved [RES-63]. */
export const LINE_WRAPPER = 'q-line'

const isBlockChild = (node: Node) => isElement(node) && (isBlockTag(tagOf(node)) || isBox(node))
const isTrimmed = (node: Node | undefined) => node !== undefined && (isBlank(node) || node.nodeType === 8)

/** Wraps each run of bare text among the element's children; runs without text are left alone. */
export function wrapBareText(element: Element): void {
  let run: ChildNode[] = []
  const flush = () => {
    if (run.some((node) => isText(node) && !isBlank(node))) wrapRun(run)
    run = []
  }
  for (const node of [...element.childNodes]) {
    if (tagOf(node) === 'Q-LINE' || isBlockChild(node)) flush()
    else run.push(node)
  }
  flush()
}

function wrapRun(run: ChildNode[]): void {
  while (isTrimmed(run[0])) run.shift()
  while (isTrimmed(run.at(-1))) run.pop()
  const wrapper = document.createElement(LINE_WRAPPER)
  run[0]?.before(wrapper)
  wrapper.append(...run)
}

/** Prepares a detached tree for opening: all bare text in boxes becomes lines. */
export function prepareTree(root: Element): void {
  root.normalize()
  wrapBareText(root)
  prepareBoxes(root)
}

function prepareBoxes(element: Element): void {
  for (const child of [...element.children]) {
    if (isAtom(child)) continue
    if (isBox(child)) wrapBareText(child)
    prepareBoxes(child)
  }
}
