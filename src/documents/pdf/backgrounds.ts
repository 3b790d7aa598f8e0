import html2canvas from 'html2canvas'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../render/page-size.ts'
import { openStage, type RenderFrame } from '../render/render-frame.ts'
import type { MayYield } from '../render/yield-to-main.ts'
import type { Span, TableHead } from './page-boxes.ts'
import type { PageSpan } from './page-cuts.ts'
import { PartCopier, settleGaps } from './part-copier.ts'

/** Twice the pixels of the screen: about 190 dpi on paper. */
const SCALE = 2
/** Two pages at once. More would be quicker on the whole, but the app would not answer for longer. */
const MAX_PIXELS = 5.2e6

interface PageBackground {
  page: HTMLCanvasElement | null
  /** The picture of the table head that is repeated on this page */
  head: HTMLCanvasElement | null
}

interface Paper {
  pages: readonly PageSpan[]
  /** Text that is drawn as letters */
  drawn: ReadonlySet<Node>
  /** The stretches of the document that show anything else */
  shown: readonly Span[]
  isBare: (top: number) => boolean
  mayYield: MayYield
}

/** Pictures of all that is not text, page by page; null for a page that is white without its text. */
export async function* pageBackgrounds(page: Document, paper: Paper): AsyncGenerator<PageBackground> {
  const { pages, isBare, mayYield } = paper
  const heads = new Map<TableHead, HTMLCanvasElement | null>()
  const copier = new PartCopier(page, paper.drawn)
  let stage: RenderFrame | undefined
  try {
    for (const group of groups(paper)) {
      await mayYield()
      const [top, bottom] = [group[0]?.top ?? 0, group.at(-1)?.bottom ?? 0]
      let whole: HTMLCanvasElement | undefined
      if (isPictured(paper, top, bottom)) {
        stage ??= await openStage(page)
        stage.document.body.replaceWith(copier.copy(page.body, top - 4, bottom + 4))
        whole = await pictureOf(stage.document, top, bottom)
      }
      const cut = (from: number, to: number, bare: boolean) =>
        whole && slice(whole, Math.round((from - top) * SCALE), Math.round((to - top) * SCALE), bare)
      for (const { head } of pages)
        if (head && head.top >= top && head.top < bottom && !heads.has(head))
          heads.set(head, cut(head.top, head.bottom, false) ?? null)
      for (const span of group) {
        await mayYield()
        yield {
          page: cut(span.top, span.bottom, span.head === null && isBare(span.top)) ?? null,
          head: span.head ? (heads.get(span.head) ?? null) : null,
        }
      }
      if (whole) whole.width = 0
    }
  } finally {
    stage?.remove()
  }
}

const isPictured = ({ shown }: Paper, top: number, bottom: number) =>
  shown.some(([from, to]) => to > top && from < bottom)

function pictureOf(page: Document, top: number, bottom: number): Promise<HTMLCanvasElement> {
  return html2canvas(page.body, {
    scale: SCALE,
    logging: false,
    backgroundColor: '#fff',
    onclone: settleGaps,
    x: 0,
    y: top,
    width: CONTENT_WIDTH,
    // An empty document is one empty page.
    height: bottom - top || 1,
    windowWidth: CONTENT_WIDTH,
    windowHeight: Math.ceil(CONTENT_HEIGHT),
  })
}

/** Puts as many pages into a group as one canvas may hold: each call of the rasteriser makes and lays out a copy. */
function groups(paper: Paper): PageSpan[][] {
  const found: PageSpan[][] = []
  const rowPixels = Math.ceil(CONTENT_WIDTH * SCALE)
  for (const span of paper.pages) {
    const group = found.at(-1)
    const top = group?.[0]?.top ?? 0
    if (group && (span.bottom - top) * SCALE * rowPixels <= MAX_PIXELS) group.push(span)
    else found.push([span])
  }
  return found
}

/** @param bare whether to whiten the first pixels, which show the blurred edge of the page before */
function slice(
  whole: HTMLCanvasElement,
  top: number,
  bottom: number,
  bare: boolean,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = whole.width
  canvas.height = Math.max(1, bottom - top)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(whole, 0, -top)
  if (bare) context.fillRect(0, 0, canvas.width, SCALE)
  const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
  return pixels.some((pixel) => pixel !== 0xffffffff) ? canvas : null
}
