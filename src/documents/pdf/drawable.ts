import { isEmbeddedFamily } from '../render/fonts.ts'

/**
 * True when text in this element can be drawn as letters of the embedded font. Other text stays in the picture, with the
 * same words invisibly on top, so that they can be found and copied.
 */
export function isDrawable(element: Element, style: CSSStyleDeclaration): boolean {
  if (!isEmbeddedFamily(style.fontFamily) || element.closest('svg,math')) return false
  const plain =
    style.letterSpacing === 'normal' &&
    Number.parseFloat(style.wordSpacing) === 0 &&
    style.writingMode === 'horizontal-tb' &&
    style.direction !== 'rtl' &&
    style.textShadow === 'none' &&
    style.fontVariantCaps === 'normal' &&
    !/line-through|overline/.test(style.textDecorationLine)
  return plain && !isSeeThrough(style.color) && !isChangedByAncestor(element)
}

function isSeeThrough(colour: string): boolean {
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour)?.[1] ?? /\/\s*([\d.]+)\)$/.exec(colour)?.[1]
  return alpha !== undefined && Number(alpha) < 1
}

function isChangedByAncestor(element: Element): boolean {
  for (let up: Element | null = element; up && up.localName !== 'body'; up = up.parentElement) {
    const style = up.ownerDocument.defaultView?.getComputedStyle(up)
    if (!style || /^(ruby|rt|bdo|summary)$/.test(up.localName)) return true
    if (style.transform !== 'none' || Number(style.opacity) < 1 || style.filter !== 'none') return true
    if (style.display !== 'inline' && style.overflow !== 'visible' && up.scrollWidth > up.clientWidth + 1)
      return true
  }
  return false
}
