/** A piece of what a document shows: a text node, a field or a formula; its marks say where in the PDF it was written. */
export interface Slot {
  of: Node
  marks: Mark[]
}

/** Marked content: the page it is on, counted from 1, and its number there. */
export interface Mark {
  page: number
  id: number
}

/** An element of the structure that a screen reader reads. */
export interface TagNode {
  /** PDF's own name for it: "H1", "L", "TD". */
  role: string
  kids: (TagNode | Slot)[]
  /** The words in place of a picture or a formula. */
  alt?: string
  /** Where it is not the language of what it is in. */
  lang?: string
  /** Dictionaries of attributes, as PDF writes them: "/O /Table /Scope /Row". */
  attributes?: string[]
  /** The numbers of the links in it. */
  links?: number[]
}

export const isSlot = (kid: TagNode | Slot): kid is Slot => 'of' in kid

/** Cells are kept although they are empty, because without them the columns would be counted wrongly. */
const KEPT_EMPTY = /^(TD|TH|TR)$/

/** True where there is something to read, or to be skipped over in a table. */
export function isShown(node: TagNode): boolean {
  return (
    node.alt !== undefined ||
    KEPT_EMPTY.test(node.role) ||
    node.kids.some((kid) => (isSlot(kid) ? kid.marks.length > 0 : isShown(kid)))
  )
}
