import { yieldToMain } from '../render/yield-to-main.ts'

export interface Picture {
  type: 'png' | 'jpg' | 'gif'
  data: Uint8Array
  width: number
  height: number
  alt: string
}

/** Sharp on paper: about 290 dots to the inch */
const SCALE = 3
const MAX_SIDE = 4000
/** A photo bigger than this is drawn again at the size it is shown. */
const MAX_BYTES = 500_000

const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
]

/** Every picture and drawing of the document, as bytes. Those that cannot be drawn are left out. */
export async function collectPictures(
  page: Document,
  signal: AbortSignal | undefined,
): Promise<Map<Element, Picture>> {
  const found = new Map<Element, Picture>()
  for (const element of page.body.querySelectorAll('img,svg,canvas')) {
    if (element.parentElement?.closest('svg')) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 1 || height < 1) continue
    await yieldToMain(signal)
    const picture = await pictureOf(element, width, height)
    if (picture) found.set(element, { ...picture, width, height, alt: altOf(element) })
  }
  return found
}

type Bytes = Pick<Picture, 'type' | 'data'>

async function pictureOf(element: Element, width: number, height: number): Promise<Bytes | null> {
  if (element.localName === 'img') {
    const image = element as HTMLImageElement
    return asStored(image.currentSrc || image.src) ?? (await redrawn(image, width, height))
  }
  if (element.localName === 'canvas') return toBytes(element as HTMLCanvasElement, 'png')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standingAlone(element, width, height))}`
  return redrawn(image, width, height)
}

/** The bytes as they are stored, if Word knows the format and they are not too many. */
function asStored(address: string): Bytes | null {
  const parts = /^data:image\/(png|jpe?g|gif);base64,([a-z0-9+/=\s]+)$/i.exec(address)
  const [, kind = '', base64 = ''] = parts ?? []
  if (!parts || base64.length * 0.75 > MAX_BYTES) return null
  const type = kind.toLowerCase() === 'jpeg' ? 'jpg' : (kind.toLowerCase() as Picture['type'])
  return { type, data: Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)) }
}

async function redrawn(image: HTMLImageElement, width: number, height: number): Promise<Bytes | null> {
  try {
    await image.decode()
  } catch {
    return null
  }
  const scale = Math.min(SCALE, MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  const isPhoto = /^data:image\/jpe?g/i.test(image.src)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return toBytes(canvas, isPhoto ? 'jpg' : 'png')
}

async function toBytes(canvas: HTMLCanvasElement, type: 'png' | 'jpg'): Promise<Bytes | null> {
  const kind = type === 'jpg' ? 'image/jpeg' : 'image/png'
  try {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, 0.88))
    return blob && { type, data: new Uint8Array(await blob.arrayBuffer()) }
  } catch {
    return null // Safari may refuse to read a canvas that a drawing was painted on
  }
}

/** A drawing with the styles its document gives it, so that it can be drawn without the document. */
function standingAlone(svg: Element, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const inside = copy.querySelectorAll<SVGElement>('*')
  for (const [i, element] of [...svg.querySelectorAll('*')].entries()) {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element)
    for (const name of PAINT) inside[i]?.style?.setProperty(name, style?.getPropertyValue(name) ?? '')
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('width', String(width * SCALE))
  copy.setAttribute('height', String(height * SCALE))
  copy.style.cssText = ''
  return new XMLSerializer().serializeToString(copy)
}

function altOf(element: Element): string {
  return element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''
}
