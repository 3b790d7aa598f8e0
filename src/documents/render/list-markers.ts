import type { MayYield } from './yield-to-main.ts'

/** The tag of a marker that is written as text. No document has a rule for it. */
const MARKER = 'qmarker'

const BULLETS: Record<string, string> = { disc: '•', circle: '◦', square: '▪' }

const written = new WeakMap<Document, ReadonlyMap<Element, Element>>()

/** The markers that were written out, by the items they belong to. */
export const writtenMarkers = (page: Document): ReadonlyMap<Element, Element> =>
  written.get(page) ?? new Map()

/**
 * Replaces bullets and numbers by text in the same place: the rasteriser draws them too big, and numbers that are not
 * text cannot be searched. Call it after layout; the text takes up no room.
 */
export async function writeOutMarkers(page: Document, mayYield: MayYield): Promise<void> {
  const view = page.defaultView
  if (!view) return
  // All are measured before any is written. Otherwise each would lay out the whole document again.
  const numbers = new Map<HTMLLIElement, number>()
  const markers = new Map<HTMLLIElement, HTMLElement>()
  for (const list of page.body.querySelectorAll<HTMLElement>('ol,ul,menu')) {
    const own = [...list.children].filter((child): child is HTMLLIElement => child.localName === 'li')
    let number = firstNumber(list, own.length)
    for (const item of own) {
      await mayYield()
      if (item.hasAttribute('value')) number = item.value
      const style = view.getComputedStyle(item)
      const text = markerText(style.listStyleType, number)
      numbers.set(item, number)
      number += list instanceof view.HTMLOListElement && list.reversed ? -1 : 1
      const drawn = style.display === 'list-item' && style.listStyleImage === 'none'
      if (text && drawn && style.listStylePosition === 'outside')
        markers.set(item, markerOf(page, item, text, style))
    }
  }
  // A picture of the page may be taken of a part of the list.
  for (const [item, number] of numbers) item.value = number
  for (const item of markers.keys()) item.style.listStyleType = 'none'
  written.set(page, markers)
  // They go on the body, in page coordinates, because an item may itself be positioned, clipped or part of a grid.
  page.body.append(...markers.values())
}

export function firstNumber(list: HTMLElement, count: number): number {
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10)
  if (Number.isFinite(start)) return start
  return list.hasAttribute('reversed') ? count : 1
}

export function markerText(type: string, number: number): string | null {
  if (type in BULLETS) return BULLETS[type] ?? null
  if (type === 'none') return null
  if (type === 'decimal-leading-zero') return `${String(number).padStart(2, '0')}.`
  if (/^(lower|upper)-(alpha|latin)$/.test(type)) return cased(letters(number), type)
  if (/^(lower|upper)-roman$/.test(type)) return cased(roman(number), type)
  return type === 'decimal' ? `${number}.` : null
}

const cased = (text: string, type: string) => `${type.startsWith('upper') ? text.toUpperCase() : text}.`

function letters(number: number): string {
  let text = ''
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26))
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text
  return text || String(number)
}

const ROMAN = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
})

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let left = number
  return ROMAN.map(([sign, value]) => {
    const times = Math.floor(left / value)
    left -= times * value
    return sign.repeat(times)
  }).join('')
}

function markerOf(page: Document, item: HTMLElement, text: string, style: CSSStyleDeclaration): HTMLElement {
  const line = firstLine(page, item)
  const box = item.getBoundingClientRect()
  const size = Number.parseFloat(style.fontSize)
  const marker = page.createElement(MARKER)
  marker.textContent = text
  const top = (line ? line.top + line.height / 2 : box.top + size * 0.6) - size * 0.5585
  marker.style.cssText = `position:absolute;display:block;width:6em;text-align:right;white-space:nowrap;text-indent:0;line-height:1.117;font-size:${style.fontSize};left:${box.left - size * 6.5}px;top:${top}px;margin:0;padding:0;border:0`
  marker.style.fontFamily = style.fontFamily
  marker.style.fontWeight = style.fontWeight
  marker.style.color = style.color
  return marker
}

function firstLine(page: Document, item: HTMLElement): DOMRect | null {
  const walker = page.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim()) continue
    range.selectNodeContents(node)
    const rect = [...range.getClientRects()].find(({ width }) => width > 0)
    if (rect) return rect
  }
  return null
}
