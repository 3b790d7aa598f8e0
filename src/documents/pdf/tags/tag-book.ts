import type { jsPDF } from 'jspdf'
import { insideOf, type PdfInside, pdfText } from './pdf-inside.ts'
import { readStructure, type Structure } from './read-structure.ts'
import type { Slot, TagNode } from './tag-node.ts'
import { writeTree } from './write-tree.ts'

/** A link on a page, in the units of the page. */
export interface PlacedLink {
  x: number
  y: number
  width: number
  height: number
  target: { url: string } | { pageNumber: number; top: number }
}

interface LinkNote extends PlacedLink {
  page: number
  /** The number of its object in the file, once its page is written. */
  object?: number
}

/** Keeps what a PDF says to a screen reader: which mark of which page belongs to which part of a document. */
export class TagBook {
  private readonly inside: PdfInside
  private readonly documents: TagNode[] = []
  private readonly links: LinkNote[] = []
  /** For each page, the part of the document that each mark belongs to. */
  private readonly owners: TagNode[][] = []
  private structure: Structure | undefined
  private parents = new Map<Slot, TagNode>()

  constructor(pdf: jsPDF) {
    this.inside = insideOf(pdf)
    this.listen()
  }

  /** The marks that follow are of this document, which must be laid out and have its list markers written out. */
  open(page: Document): void {
    this.structure = readStructure(page)
    this.documents.push(this.structure.root)
    this.parents = new Map()
    this.adopt(this.structure.root)
  }

  private adopt(node: TagNode): void {
    for (const kid of node.kids) {
      if ('of' in kid) this.parents.set(kid, node)
      else this.adopt(kid)
    }
  }

  /** Draws what belongs to a node of the document; what belongs to none is passed over by a screen reader. */
  marked(of: Node | null, draw: () => void): void {
    const slot = of ? this.structure?.slots.get(of) : undefined
    const parent = slot && this.parents.get(slot)
    if (!slot || !parent) {
      this.unread(draw)
      return
    }
    const { pageNumber } = this.inside.getCurrentPageInfo()
    const owners = this.owners[pageNumber] ?? []
    this.owners[pageNumber] = owners
    const id = owners.push(parent) - 1
    slot.marks.push({ page: pageNumber, id })
    this.inside.write(`/${parent.role} <</MCID ${id}>> BDC`)
    draw()
    this.inside.write('EMC')
  }

  /** Draws what is only seen: a margin line, a page number, the picture behind the text. */
  unread(draw: () => void): void {
    this.inside.write('/Artifact BMC')
    draw()
    this.inside.write('EMC')
  }

  link(of: Element, link: PlacedLink): void {
    const number = this.links.push({ ...link, page: this.inside.getCurrentPageInfo().pageNumber }) - 1
    const node = this.structure?.links.get(of)
    if (node) node.links = [...(node.links ?? []), number]
  }

  private listen(): void {
    const { inside } = this
    let root = 0
    inside.events.subscribe('putPage', ({ pageNumber }) => this.putPage(pageNumber))
    inside.events.subscribe('putAdditionalObjects', () => this.putLinks())
    inside.events.subscribe('postPutResources', () => {
      const { documents, owners } = this
      const links = this.links.map(({ page, object = 0 }) => ({ page, object }))
      root = writeTree(inside, { documents, owners, links })
    })
    inside.events.subscribe('putCatalog', () => {
      inside.write(`/StructTreeRoot ${root} 0 R`)
      inside.write('/MarkInfo <</Marked true>>')
      inside.write('/ViewerPreferences <</DisplayDocTitle true>>')
    })
  }

  /** A page says where its marks are listed, and that Tab goes through it in the order of the structure. */
  private putPage(page: number): void {
    this.inside.write(`/StructParents ${page - 1} /Tabs /S`)
    const own = this.links.filter((link) => link.page === page)
    for (const link of own) link.object = this.inside.newObjectDeferred()
    if (own.length > 0) this.inside.write(`/Annots [${own.map(({ object }) => `${object} 0 R`).join(' ')}]`)
  }

  private putLinks(): void {
    const { inside } = this
    const pages = inside.getNumberOfPages()
    for (const [number, link] of this.links.entries()) {
      const { x, y, width, height, object = 0 } = link
      const across = [x, x + width].map((at) => inside.getCoordinateString(at))
      const down = [y + height, y].map((at) => inside.getVerticalCoordinateString(at))
      inside.newObjectDeferredBegin(object, true)
      inside.write(`<</Type /Annot /Subtype /Link /Rect [${across[0]} ${down[0]} ${across[1]} ${down[1]}]`)
      inside.write(`/Border [0 0 0] /F 4 /StructParent ${pages + number} ${this.targetOf(link)}>>`)
      inside.write('endobj')
    }
  }

  private targetOf({ target }: PlacedLink): string {
    if ('url' in target) return `/Contents ${pdfText(target.url)} /A <</S /URI /URI ${bytesOf(target.url)}>>`
    const { objId } = this.inside.getPageInfo(target.pageNumber)
    return `/Dest [${objId} 0 R /XYZ 0 ${this.inside.getVerticalCoordinateString(target.top)} 0]`
  }
}

/** An address as PDF takes it: seven-bit letters, so all others are escaped as addresses escape them. */
const bytesOf = (url: string) => `(${encodeURI(decodeSafely(url)).replace(/[\\()]/g, '\\$&')})`

function decodeSafely(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
