import type { MayYield } from '../render/yield-to-main.ts'
import { MATH_TEXT } from './text-runs.ts'

/** Pixels of the picture for a CSS pixel: sharp enough beside a raster of twice the screen's pixels */
const SCALE = 3

/** Replaces each formula by a picture of it, because the rasteriser leaves MathML blank. */
export async function drawMath(page: Document, fontBase64: string, mayYield: MayYield): Promise<void> {
  for (const math of [...page.body.querySelectorAll<HTMLElement>('math')]) {
    await mayYield()
    const picture = await pictureOf(math, page, fontBase64)
    if (picture) put(page, math, picture)
  }
}

interface Picture {
  source: string
  width: number
  height: number
}

async function pictureOf(math: HTMLElement, page: Document, fontBase64: string): Promise<Picture | null> {
  const style = page.defaultView?.getComputedStyle(math)
  if (!style || math.getBoundingClientRect().width === 0) return null
  if (style.display.startsWith('block')) math.style.width = 'max-content'
  const box = math.getBoundingClientRect()
  const width = Math.ceil(box.width) + 2
  const height = Math.ceil(box.height) + 2
  const font = `${style.fontSize} ${style.fontFamily.replaceAll('"', "'")}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><style>@font-face{font-family:Arial;src:url(data:font/ttf;base64,${fontBase64})}</style><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="font:${font};color:${style.color};line-height:${style.lineHeight};position:absolute;left:0;top:0;width:max-content">${new XMLSerializer().serializeToString(math)}</div></foreignObject></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return { source: canvas.toDataURL(), width: box.width, height: box.height }
  } catch {
    return null // Safari may refuse to read such a canvas; the formula then stays as it is
  }
}

function put(page: Document, math: HTMLElement, { source, width, height }: Picture): void {
  const before = math.getBoundingClientRect().top
  const isBlock = page.defaultView?.getComputedStyle(math).display.startsWith('block') ?? false
  const place = page.createElement('qmath')
  place.setAttribute(MATH_TEXT, math.textContent ?? '')
  place.style.cssText = `position:relative;${isBlock ? 'display:block;margin:0 auto;' : 'display:inline-block;'}width:${width}px;height:${height}px`
  const image = page.createElement('img')
  image.src = source
  image.style.cssText = `position:absolute;left:0;top:0;max-width:none;width:${Math.ceil(width) + 2}px;height:${Math.ceil(height) + 2}px`
  place.append(image)
  math.replaceWith(place)
  const lifted = place.getBoundingClientRect().top - before
  if (!isBlock && Math.abs(lifted) > 0.3) place.style.verticalAlign = `${lifted}px`
}
