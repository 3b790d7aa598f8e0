import { type PdfInside, pdfText } from './pdf-inside.ts'
import { isShown, isSlot, type TagNode } from './tag-node.ts'

interface Tree {
  documents: readonly TagNode[]
  /** For each page, counted from 1, the node that each mark belongs to. */
  owners: readonly (TagNode[] | undefined)[]
  links: readonly { page: number; object: number }[]
}

/** Writes the structure and answers with the number of its root. Every node is an object of the file. */
export function writeTree(inside: PdfInside, { documents, owners, links }: Tree): number {
  const root = inside.newObjectDeferred()
  const whole = inside.newObjectDeferred()
  const objects = new Map<TagNode, number>()
  const linkOwners: number[] = []
  const pages = Array.from({ length: inside.getNumberOfPages() }, (_, at) => inside.getPageInfo(at + 1).objId)
  const pageOf = (page: number) => `${pages[page - 1]} 0 R`

  const number = (node: TagNode) => {
    if (!isShown(node)) return
    objects.set(node, inside.newObjectDeferred())
    for (const kid of node.kids) if (!isSlot(kid)) number(kid)
  }
  const kidsOf = (node: TagNode) => [
    ...node.kids.flatMap((kid) => {
      if (!isSlot(kid)) return objects.has(kid) ? [`${objects.get(kid)} 0 R`] : []
      return kid.marks.map(({ page, id }) => `<</Type /MCR /Pg ${pageOf(page)} /MCID ${id}>>`)
    }),
    ...(node.links ?? []).map(
      (at) => `<</Type /OBJR /Pg ${pageOf(links[at]?.page ?? 1)} /Obj ${links[at]?.object} 0 R>>`,
    ),
  ]
  const write = (node: TagNode, parent: number) => {
    const own = objects.get(node)
    if (own === undefined) return
    for (const at of node.links ?? []) linkOwners[at] = own
    put(inside, own, [
      `<</Type /StructElem /S /${node.role} /P ${parent} 0 R`,
      ...wordsOf(node),
      `/K [${kidsOf(node).join(' ')}]>>`,
    ])
    for (const kid of node.kids) if (!isSlot(kid)) write(kid, own)
  }

  for (const document of documents) number(document)
  for (const document of documents) write(document, whole)
  const parts = documents.flatMap((node) => (objects.has(node) ? [`${objects.get(node)} 0 R`] : []))
  put(inside, whole, [
    `<</Type /StructElem /S /Document /P ${root} 0 R /Lang ${pdfText('en-NZ')} /K [${parts.join(' ')}]>>`,
  ])
  const tree = inside.newObject()
  inside.write(
    `<</Nums [${[...pageNumbers(pages, owners, objects), ...linkNumbers(pages, linkOwners, links)].join(' ')}]>>`,
  )
  inside.write('endobj')
  put(inside, root, [
    `<</Type /StructTreeRoot /K ${whole} 0 R /ParentTree ${tree} 0 R /ParentTreeNextKey ${pages.length + links.length}>>`,
  ])
  return root
}

function put(inside: PdfInside, object: number, lines: readonly string[]): void {
  inside.newObjectDeferredBegin(object, true)
  for (const line of lines) inside.write(line)
  inside.write('endobj')
}

function wordsOf({ alt, lang, attributes }: TagNode): string[] {
  return [
    ...(alt === undefined ? [] : [`/Alt ${pdfText(alt)}`]),
    ...(lang === undefined ? [] : [`/Lang ${pdfText(lang)}`]),
    ...(attributes ? [`/A [${attributes.map((one) => `<<${one}>>`).join(' ')}]`] : []),
  ]
}

/** Which node each mark of each page belongs to. */
const pageNumbers = (
  pages: readonly number[],
  owners: Tree['owners'],
  objects: ReadonlyMap<TagNode, number>,
) =>
  pages.map((_, at) => {
    const marks = owners[at + 1] ?? []
    return `${at} [${marks.map((node) => `${objects.get(node)} 0 R`).join(' ')}]`
  })

const linkNumbers = (pages: readonly number[], linkOwners: readonly number[], links: Tree['links']) =>
  links.flatMap((_, at) =>
    linkOwners[at] === undefined ? [] : [`${pages.length + at} ${linkOwners[at]} 0 R`],
  )
