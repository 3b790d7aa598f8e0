const INSIDE_OTHERS = /^(tr|td|th|tbody|thead|tfoot|li|span|a|b|i|em|strong)$/

interface Replaced {
  element: Element
  placeholder: HTMLElement
}

/** What stays, and where it stood. */
interface Kept {
  element: Element
  top: number
}

/** Puts empty blocks of the same size for what lies outside, so that it is not copied and drawn. Returns the way back. */
export function replaceOutside(page: Document, top: number, bottom: number): () => void {
  const replaced: Replaced[] = []
  const kept: Kept[] = []
  collectOutside(page.body, top - 4, bottom + 4, replaced, kept)
  for (const { element, placeholder } of replaced) element.replaceWith(placeholder)
  const restore = () => {
    for (const { element, placeholder } of replaced) placeholder.replaceWith(element)
  }
  for (const one of kept) holdInPlace(one)
  // Better slow than in the wrong place.
  if (kept.some(({ element, top: before }) => Math.abs(before - element.getBoundingClientRect().top) > 0.5))
    restore()
  return restore
}

/** Margins that ran together are lost with what was taken out: the empty block before makes up for them. */
function holdInPlace({ element, top }: Kept): void {
  const before = element.previousElementSibling
  const lost = top - element.getBoundingClientRect().top
  if (Math.abs(lost) < 0.05 || before?.localName !== PLACEHOLDER) return
  const { style } = before as HTMLElement
  style.height = `${Math.max(0, Number.parseFloat(style.height) + lost)}px`
}

function collectOutside(
  parent: Element,
  top: number,
  bottom: number,
  replaced: Replaced[],
  kept: Kept[],
): void {
  for (const child of parent.children) {
    const box = child.getBoundingClientRect()
    if (box.height === 0 || child.localName.startsWith('q-')) continue
    const outside = box.bottom < top || box.top > bottom
    const style = child.ownerDocument.defaultView?.getComputedStyle(child)
    if (outside && style && style.display !== 'inline' && !INSIDE_OTHERS.test(child.localName)) {
      replaced.push({ element: child, placeholder: placeholderFor(child, box, style) })
      continue
    }
    kept.push({ element: child, top: box.top })
    if (!outside && child.children.length > 3 && child.localName !== 'table')
      collectOutside(child, top, bottom, replaced, kept)
  }
}

const PLACEHOLDER = 'q-placeholder'

function placeholderFor(element: Element, box: DOMRect, style: CSSStyleDeclaration): HTMLElement {
  const placeholder = element.ownerDocument.createElement(PLACEHOLDER)
  placeholder.style.cssText = `display:block;box-sizing:border-box;width:${box.width}px;height:${box.height}px;margin:${style.margin};float:${style.float};position:${style.position};grid-area:${style.gridArea};flex:${style.flex}`
  return placeholder
}
