import { type IParagraphOptions, Paragraph } from 'docx'
import { bookmarksUpTo } from './bookmarks.ts'
import { drawn, edgesOf, NO_EDGE } from './borders.ts'
import type { Area, WordContext } from './context.ts'
import { runsOf } from './runs.ts'
import { backgroundColour, pixels, twips } from './units.ts'

const HEADING = /^h([1-6])$/
/** More empty space than this, in CSS pixels, is a page left free and not a distance. */
const MAX_GAP = 600

/** The rectangle that the text covers */
interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** A paragraph of the lines of one element, or of those lines that are between its blocks. */
export function paragraphOf(
  element: Element,
  nodes: readonly Node[],
  area: Area,
  context: WordContext,
): Paragraph {
  const style = context.style(element)
  const own = nodes.length > 0 && nodes[0]?.parentNode === element && isWhole(element, nodes)
  const extent = extentOf(element, nodes, style)
  const before = gapTo(
    area,
    own ? extent.top - pixels(style.borderTopWidth) - pixels(style.paddingTop) : extent.top,
  )
  const options: IParagraphOptions = {
    children: [...bookmarksUpTo(nodes.at(-1) ?? element, context), ...runsOf(nodes, context)],
    ...headingOf(element),
    ...alignment(style),
    ...pageBreak(context),
    ...keepTogether(element, extent, context),
    spacing: { before: twips(before), after: 0, ...lineHeight(style) },
    indent: indentOf(area, extent, style),
    ...listOf(area),
    ...frameOf(own && element !== area.boxOf ? style : null, area),
    ...(style.direction === 'rtl' && { bidirectional: true }),
  }
  if (area.marker) area.marker.used = true
  area.flow.bottom = own ? element.getBoundingClientRect().bottom : extent.bottom
  area.flow.afterTable = false
  return new Paragraph(options)
}

/** True when the paragraph is all the element holds, so that the element's borders become the paragraph's own. */
function isWhole(element: Element, nodes: readonly Node[]): boolean {
  const rest = [...element.childNodes].filter((node) => !nodes.includes(node))
  return rest.every((node) => node.nodeType !== 1 && !node.textContent?.trim())
}

function extentOf(element: Element, nodes: readonly Node[], style: CSSStyleDeclaration): Extent {
  const box = element.getBoundingClientRect()
  const range = element.ownerDocument.createRange()
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first?.parentNode && last?.parentNode) {
    range.setStartBefore(first)
    range.setEndAfter(last)
  }
  const lines = range.getBoundingClientRect()
  const shown = lines.height > 0
  return {
    left: box.left + pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
    right: box.right - pixels(style.borderRightWidth) - pixels(style.paddingRight),
    top: shown ? lines.top : box.top,
    bottom: shown ? lines.bottom : box.bottom,
  }
}

/** The distance from the end of the last block to here: margins, paddings and empty boxes in one. */
export function gapTo(area: Area, top: number): number {
  return Math.min(MAX_GAP, Math.max(0, top - area.flow.bottom))
}

/** The page break that was asked for; the first paragraph after it takes it. */
export function pageBreak(context: WordContext): { pageBreakBefore?: true } {
  const asked = context.newPage
  context.newPage = false
  return asked ? { pageBreakBefore: true } : {}
}

function headingOf(element: Element) {
  const level = HEADING.exec(element.localName)?.[1] as '1' | '2' | '3' | '4' | '5' | '6' | undefined
  return level ? { heading: `Heading${level}` as const } : {}
}

const ALIGNED: Record<string, IParagraphOptions['alignment']> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'both',
}

function alignment(style: CSSStyleDeclaration) {
  const alignment = ALIGNED[style.textAlign.replace('-webkit-', '')]
  return alignment ? { alignment } : {}
}

/** Keeps headings with what follows, and the paragraphs of a block that must not be broken with each other. */
function keepTogether(element: Element, extent: Extent, { style }: WordContext) {
  const heading = HEADING.test(element.localName) || /^avoid/.test(style(element).breakAfter)
  // Table rows are kept whole by Word; keeping their paragraphs together would hold the whole table together.
  for (let up: Element | null = element; up && !/^(body|td|th)$/.test(up.localName); up = up.parentElement) {
    if (!/^avoid/.test(style(up).breakInside)) continue
    const box = up.getBoundingClientRect()
    if (box.height < 700) return { keepLines: true, keepNext: heading || extent.bottom < box.bottom - 30 }
  }
  return heading ? { keepNext: true, keepLines: true } : {}
}

/** Word's single line spacing for Arial is 1.15 times its letter size. */
function lineHeight(style: CSSStyleDeclaration) {
  const ratio = pixels(style.lineHeight) / pixels(style.fontSize) / 1.15
  return ratio > 0.7 ? { line: Math.round(240 * Math.min(3, ratio)), lineRule: 'auto' as const } : {}
}

function indentOf(area: Area, extent: Extent, style: CSSStyleDeclaration) {
  const left = Math.max(0, extent.left - area.left)
  const right = Math.max(0, area.right - extent.right)
  const first = pixels(style.textIndent)
  const hanging = area.marker && !area.marker.used ? Math.min(left, 24) : 0
  return {
    left: twips(left),
    ...(right > 3 && { right: twips(right) }),
    ...(hanging > 0 ? { hanging: twips(hanging) } : first > 0 && { firstLine: twips(first) }),
  }
}

function listOf({ marker }: Area) {
  return marker && !marker.used ? { numbering: { reference: marker.reference, level: 0 } } : {}
}

/** Borders and background of the paragraph itself, and the line beside a quotation it belongs to. */
function frameOf(style: CSSStyleDeclaration | null, area: Area) {
  const edges = style && edgesOf(style)
  const background = style && backgroundColour(style)
  const left =
    edges && drawn(edges.left) ? edges.left : area.rule ? { style: 'single' as const, ...area.rule } : NO_EDGE
  const framed = edges !== null && (['top', 'right', 'bottom'] as const).some((side) => drawn(edges[side]))
  const border = framed ? { ...edges, left } : drawn(left) ? { left: { ...left, space: 8 } } : undefined
  return {
    ...(border && { border }),
    ...(background && { shading: { type: 'clear' as const, fill: background, color: 'auto' } }),
  }
}
