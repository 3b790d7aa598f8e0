/** The kinds of elements in a teacher's document, as the editor sees them. Content decides, and nothing is changed. */
const setOf = (names: string) => new Set(names.split(' '))

const BLOCK = setOf(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN MENU NAV OL P PRE SEARCH SECTION SUMMARY TABLE TBODY THEAD TFOOT TR TD TH CAPTION COLGROUP COL UL LEGEND Q-LINE Q-PART',
)
const BLOCK_SELECTOR = [...BLOCK].join(',').toLowerCase()
const STRUCTURE = setOf('TABLE TBODY THEAD TFOOT TR UL OL DL COLGROUP MENU DIR Q-PART')
const ATOM = setOf(
  'SVG MATH IMG INPUT TEXTAREA SELECT BUTTON VIDEO AUDIO IFRAME OBJECT EMBED CANVAS PICTURE PROGRESS METER HR MAP AREA WBR TEMPLATE STYLE COL COLGROUP DATALIST SCRIPT NOSCRIPT',
)
const SPLITTABLE = setOf('P H1 H2 H3 H4 H5 H6 LI DD DT BLOCKQUOTE ADDRESS')
const CELL = setOf('TD TH CAPTION FIGCAPTION SUMMARY LEGEND')
const INVISIBLE = setOf('STYLE TEMPLATE COLGROUP COL SCRIPT')
const REMOVABLE = setOf('DIV Q-LINE PRE SPAN')

export const tagOf = (node: Node) => node.nodeName.toUpperCase()
export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === 1
export const isText = (node: Node): node is Text => node.nodeType === 3
export const isBlank = (node: Node) => isText(node) && !/[^ \t\n\r\f]/.test(node.data)
export const isBlockTag = (tag: string) => BLOCK.has(tag)
/** Enter splits one of these in two; in a cell or a styled box it makes a line break. */
export const isSplittable = (tag: string) => SPLITTABLE.has(tag)
/** When emptied these stay, so that a table keeps its shape. */
export const isCell = (tag: string) => CELL.has(tag)
export const isInvisible = (tag: string) => INVISIBLE.has(tag)
export const isRemovable = (tag: string) => SPLITTABLE.has(tag) || REMOVABLE.has(tag)

const forcedAtoms = new WeakSet<Node>()
/** Keeps whole a subtree that did not survive the self-check: it is shown, and cannot be edited inside. */
export const forceAtom = (element: Element) => forcedAtoms.add(element)
export const isForcedAtom = (element: Element) => forcedAtoms.has(element)

/** Atoms are kept as one piece: they can be deleted or moved, but not edited inside. */
export function isAtom(node: Node): boolean {
  if (ATOM.has(tagOf(node)) || forcedAtoms.has(node)) return true
  return isElement(node) && node.getAttribute('contenteditable') === 'false'
}

/** True when the element has a block that is not inside an atom. */
export function hasBlock(element: Element): boolean {
  for (const block of element.querySelectorAll(BLOCK_SELECTOR)) {
    if (isAtom(block) && tagOf(block) !== 'HR') continue
    if (!insideAtom(block, element)) return true
  }
  return false
}

function insideAtom(node: Element, root: Element): boolean {
  for (let up = node.parentElement; up && up !== root; up = up.parentElement) if (isAtom(up)) return true
  return false
}

/** Boxes hold lines or other boxes; every other block is a line. */
export function isBox(element: Element): boolean {
  return STRUCTURE.has(tagOf(element)) || (!isAtom(element) && hasBlock(element))
}

export function hasStrayText(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (isText(node) && !isBlank(node)) return true
  return false
}
