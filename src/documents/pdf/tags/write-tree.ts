import { type PdfInside, pdfText } from './pdf-inside.ts'
import { isShown, isSlot, type TagNode } from './tag-node.ts'

interface Tree {
  documents: readonly TagNode[]
  /** For each page, counted from 1, the node that each mark belongs to. */
  owners: readonly (TagNode[] | undefined)[]
  links: readonly { page: number; object: number }[]
}

/** Writes the structure and answers with the number of its root. Every node is an object of the file. */
export function writeTree(inside: PdfInside, tree: Tree): number {
  return new TreeWriter(inside, tree).write()
}

const ref = (object: number | undefined) => `${object} 0 R`

class TreeWriter {
  private readonly inside: PdfInside
  private readonly tree: Tree
  private readonly objects = new Map<TagNode, number>()
  /** The objects of the nodes that links belong to. */
  private readonly linkOwners: number[] = []
  private readonly pages: number[]

  constructor(inside: PdfInside, tree: Tree) {
    this.inside = inside
    this.tree = tree
    this.pages = Array.from(
      { length: inside.getNumberOfPages() },
      (_, at) => inside.getPageInfo(at + 1).objId,
    )
  }

  write(): number {
    const { inside, tree, pages } = this
    const [root, whole, numbers] = [
      inside.newObjectDeferred(),
      inside.newObjectDeferred(),
      inside.newObjectDeferred(),
    ]
    for (const document of tree.documents) this.count(document)
    for (const document of tree.documents) this.put(document, whole)
    const parts = tree.documents
      .filter((node) => this.objects.has(node))
      .map((node) => ref(this.objects.get(node)))
    this.object(whole, [
      `<</Type /StructElem /S /Document /P ${ref(root)} /Lang ${pdfText('en-NZ')} /K [${parts.join(' ')}]>>`,
    ])
    this.object(numbers, [`<</Nums [${[...this.marksOfPages(), ...this.ownersOfLinks()].join(' ')}]>>`])
    const next = pages.length + tree.links.length
    this.object(root, [
      `<</Type /StructTreeRoot /K ${ref(whole)} /ParentTree ${ref(numbers)} /ParentTreeNextKey ${next}>>`,
    ])
    return root
  }

  /** Gives every node that has something to read the number of an object. */
  private count(node: TagNode): void {
    if (!isShown(node)) return
    this.objects.set(node, this.inside.newObjectDeferred())
    for (const kid of node.kids) if (!isSlot(kid)) this.count(kid)
  }

  private put(node: TagNode, parent: number): void {
    const own = this.objects.get(node)
    if (own === undefined) return
    for (const at of node.links ?? []) this.linkOwners[at] = own
    this.object(own, [
      `<</Type /StructElem /S /${node.role} /P ${ref(parent)}`,
      ...wordsOf(node),
      `/K [${this.kidsOf(node).join(' ')}]>>`,
    ])
    for (const kid of node.kids) if (!isSlot(kid)) this.put(kid, own)
  }

  private kidsOf(node: TagNode): string[] {
    const { objects, pages, tree } = this
    const pageOf = (page: number | undefined) => ref(pages[(page ?? 1) - 1])
    const kids = node.kids.flatMap((kid) => {
      if (!isSlot(kid)) return objects.has(kid) ? [ref(objects.get(kid))] : []
      return kid.marks.map(({ page, id }) => `<</Type /MCR /Pg ${pageOf(page)} /MCID ${id}>>`)
    })
    const links = (node.links ?? []).map((at) => {
      const { page, object } = tree.links[at] ?? {}
      return `<</Type /OBJR /Pg ${pageOf(page)} /Obj ${ref(object)}>>`
    })
    return [...kids, ...links]
  }

  /** Which node each mark of each page belongs to. */
  private marksOfPages(): string[] {
    return this.pages.map((_, at) => {
      const marks = this.tree.owners[at + 1] ?? []
      return `${at} [${marks.map((node) => ref(this.objects.get(node))).join(' ')}]`
    })
  }

  private ownersOfLinks(): string[] {
    return this.tree.links.flatMap((_, at) => {
      const owner = this.linkOwners[at]
      return owner === undefined ? [] : [`${this.pages.length + at} ${ref(owner)}`]
    })
  }

  private object(number: number, lines: readonly string[]): void {
    this.inside.newObjectDeferredBegin(number, true)
    for (const line of lines) this.inside.write(line)
    this.inside.write('endobj')
  }
}

function wordsOf({ alt, lang, attributes }: TagNode): string[] {
  return [
    ...(alt === undefined ? [] : [`/Alt ${pdfText(alt)}`]),
    ...(lang === undefined ? [] : [`/Lang ${pdfText(lang)}`]),
    ...(attributes ? [`/A [${attributes.map((one) => `<<${one}>>`).join(' ')}]`] : []),
  ]
}
