import html2canvas from 'html2canvas'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from './page-size.ts'

/** Twice the pixels of the screen: about 190 dpi on paper. */
const SCALE = 2
/** Phones refuse bigger canvases. */
const MAX_PIXELS = 16e6

/** Pictures of what is not text, a page at a time; null for a page that is white without its text. */
export async function* pageBackgrounds(
  page: Document,
  cuts: number[],
  isBare: (cut: number) => boolean,
): AsyncGenerator<HTMLCanvasElement | null> {
  for (const [first, last] of chunks(cuts)) {
    const top = cuts[first] ?? 0
    const bottom = cuts[last] ?? top
    const restore = replaceOutside(page, top, bottom)
    const whole = await html2canvas(page.body, {
      scale: SCALE,
      logging: false,
      backgroundColor: '#fff',
      x: 0,
      y: top,
      width: CONTENT_WIDTH,
      height: bottom - top,
      windowWidth: CONTENT_WIDTH,
      windowHeight: Math.ceil(CONTENT_HEIGHT),
    })
    restore()
    for (let i = first; i < last; i += 1) {
      const from = ((cuts[i] ?? 0) - top) * SCALE
      const to = ((cuts[i + 1] ?? 0) - top) * SCALE
      yield slice(whole, Math.round(from), Math.round(to), isBare(cuts[i] ?? 0))
    }
    whole.width = 0
  }
}

/** As many pages at once as one canvas may hold: each call copies and lays out the whole document. */
function chunks(cuts: number[]): [number, number][] {
  const found: [number, number][] = []
  const pages = cuts.length - 1
  const rowPixels = Math.ceil(CONTENT_WIDTH * SCALE)
  for (let first = 0; first < pages; ) {
    let last = first + 1
    while (last < pages && ((cuts[last + 1] ?? 0) - (cuts[first] ?? 0)) * SCALE * rowPixels <= MAX_PIXELS)
      last += 1
    found.push([first, last])
    first = last
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

const INSIDE_OTHERS = /^(tr|td|th|tbody|thead|tfoot|li|span|a|b|i|em|strong)$/

/** Puts empty blocks of the same size for what lies outside, so that it is not copied and drawn. */
function replaceOutside(page: Document, top: number, bottom: number): () => void {
  const replaced: [Element, Element][] = []
  collectOutside(page.body, top - 4, bottom + 4, replaced)
  for (const [placeholder, element] of replaced) element.replaceWith(placeholder)
  return () => {
    for (const [placeholder, element] of replaced) placeholder.replaceWith(element)
  }
}

function collectOutside(parent: Element, top: number, bottom: number, replaced: [Element, Element][]): void {
  for (const child of parent.children) {
    const box = child.getBoundingClientRect()
    if (box.height === 0 || child.localName.startsWith('q-')) continue
    const outside = box.bottom < top || box.top > bottom
    if (!outside) {
      if (child.children.length > 3 && child.localName !== 'table')
        collectOutside(child, top, bottom, replaced)
      continue
    }
    const style = child.ownerDocument.defaultView?.getComputedStyle(child)
    if (style && style.display !== 'inline' && !INSIDE_OTHERS.test(child.localName))
      replaced.push([placeholderFor(child, box, style), child])
  }
}

function placeholderFor(element: Element, box: DOMRect, style: CSSStyleDeclaration): Element {
  const placeholder = element.ownerDocument.createElement('q-placeholder')
  placeholder.style.cssText = `display:block;box-sizing:border-box;width:${box.width}px;height:${box.height}px;margin:${style.margin};float:${style.float};position:${style.position};grid-area:${style.gridArea};flex:${style.flex}`
  return placeholder
}
