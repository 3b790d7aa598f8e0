import { tagOf } from '../dom-kinds.ts'

/** A format shows in HTML by its own tag, or by a style that the document's author wrote. */
type FormatName = 'bold' | 'italic' | 'underline' | 'link' | 'color' | 'background'

const READERS: Record<FormatName, (element: HTMLElement) => string | true | null> = {
  bold: (el) => /^(B|STRONG)$/.test(tagOf(el)) || /^(bold|[6-9]00)$/.test(el.style?.fontWeight) || null,
  italic: (el) => /^(I|EM)$/.test(tagOf(el)) || el.style?.fontStyle === 'italic' || null,
  underline: (el) =>
    tagOf(el) === 'U' ||
    /underline/.test(el.style?.textDecorationLine || el.style?.textDecoration || '') ||
    null,
  link: (el) => (tagOf(el) === 'A' && el.getAttribute('href')) || null,
  color: (el) => el.style?.color || null,
  background: (el) => el.style?.backgroundColor || null,
}

const OWN_TAG: Partial<Record<FormatName, RegExp>> = {
  bold: /^(B|STRONG)$/,
  italic: /^(I|EM)$/,
  underline: /^U$/,
  link: /^A$/,
}

const STYLE_PROPERTY: Partial<Record<FormatName, string>> = { color: 'color', background: 'background-color' }
const WEIGHT_PROPERTY: Partial<Record<FormatName, string>> = {
  bold: 'font-weight',
  italic: 'font-style',
  underline: 'text-decoration',
}

const isFormat = (name: string): name is FormatName => name in READERS

export function readFormat(element: HTMLElement, name: string): string | true | null {
  return isFormat(name) ? READERS[name](element) : null
}

export function readFormats(element: HTMLElement): Record<string, string | true> {
  const found: Record<string, string | true> = {}
  for (const [name, read] of Object.entries(READERS)) {
    const value = read(element)
    if (value) found[name] = value
  }
  return found
}

export const hasOwnTag = (element: Element, name: string) =>
  isFormat(name) && Boolean(OWN_TAG[name]?.test(tagOf(element)))

/** The CSS property that carries the format, for colours. */
export const styleProperty = (name: string) => (isFormat(name) ? STYLE_PROPERTY[name] : undefined)

export function setStyle(element: HTMLElement, property: string, value: string | null): void {
  if (value) element.style.setProperty(property, value)
  else element.style.removeProperty(property)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}

/** Removes bold, italic or underline from the element's own style. */
export function removeStyledFormat(element: HTMLElement, name: string): void {
  const property = isFormat(name) ? WEIGHT_PROPERTY[name] : undefined
  if (property) setStyle(element, property, null)
}
