import html2canvas from 'html2canvas'
import { breathe } from './breathe.ts'
import type { TableHead } from './page-boxes.ts'
import type { PageSpan } from './page-cuts.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from './page-size.ts'
import { replaceOutside } from './replace-outside.ts'

/** Twice the pixels of the screen: about 190 dpi on paper. */
const SCALE = 2
/** Two pages: more at once is quicker on the whole, but the page would stand still for longer. */
const MAX_PIXELS = 5.2e6

export interface PageBackground {
  page: HTMLCanvasElement | null
  /** Of the table head that is written again */
  head: HTMLCanvasElement | null
}

/** Pictures of what is not text, a page at a time; null for what is white without its text. */
export async function* pageBackgrounds(
  page: Document,
  pages: readonly PageSpan[],
  isBare: (top: number) => boolean,
  signal: AbortSignal | undefined,
): AsyncGenerator<PageBackground> {
  const heads = new Map<TableHead, HTMLCanvasElement | null>()
  for (const group of groups(pages)) {
    await breathe(signal)
    const [top, bottom] = [group[0]?.top ?? 0, group.at(-1)?.bottom ?? 0]
    const whole = await pictureOf(page, top, bottom)
    const cut = (from: number, to: number, bare: boolean) =>
      slice(whole, Math.round((from - top) * SCALE), Math.round((to - top) * SCALE), bare)
    for (const { head } of pages)
      if (head && head.top >= top && head.top < bottom && !heads.has(head))
        heads.set(head, cut(head.top, head.bottom, false))
    for (const span of group) {
      await breathe(signal)
      yield {
        page: cut(span.top, span.bottom, span.head === null && isBare(span.top)),
        head: span.head ? (heads.get(span.head) ?? null) : null,
      }
    }
    whole.width = 0
  }
}

async function pictureOf(page: Document, top: number, bottom: number): Promise<HTMLCanvasElement> {
  const restore = replaceOutside(page, top, bottom)
  try {
    return await html2canvas(page.body, {
      scale: SCALE,
      logging: false,
      backgroundColor: '#fff',
      x: 0,
      y: top,
      width: CONTENT_WIDTH,
      // An empty document is one empty page.
      height: bottom - top || 1,
      windowWidth: CONTENT_WIDTH,
      windowHeight: Math.ceil(CONTENT_HEIGHT),
    })
  } finally {
    restore()
  }
}

/** As many pages at once as one canvas may hold: each call copies and lays out the whole document. */
function groups(pages: readonly PageSpan[]): PageSpan[][] {
  const found: PageSpan[][] = []
  const rowPixels = Math.ceil(CONTENT_WIDTH * SCALE)
  for (const span of pages) {
    const group = found.at(-1)
    const top = group?.[0]?.top ?? 0
    if (group && (span.bottom - top) * SCALE * rowPixels <= MAX_PIXELS) group.push(span)
    else found.push([span])
  }
  return found
}

/** @param bare drop the blurred edge of the page before */
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
  return pixels.every((pixel) => pixel === 0xffffffff) ? null : canvas
}
