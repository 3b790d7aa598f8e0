import { ExternalHyperlink, ImageRun, InternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import { linkTarget } from '../render/link-target.ts'
import { transformText } from '../render/transform-text.ts'
import type { WordContext } from './context.ts'
import { blank, fieldText } from './fields.ts'
import { isBlock, isElement, isHidden } from './flow.ts'
import { formulaOf, fractionOf } from './maths.ts'
import { runStyleOf } from './run-style.ts'
import { backgroundColour, pixels } from './units.ts'

/** Characters that XML cannot hold */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** The content of one paragraph. */
export function runsOf(nodes: readonly Node[], context: WordContext): ParagraphChild[] {
  const line: Line = { children: [], afterSpace: true, context }
  for (const node of nodes) writeNode(node, line)
  return line.children
}

/** A paragraph that is being written */
interface Line {
  children: ParagraphChild[]
  /** The last character was a space, so that spaces that follow are dropped. */
  afterSpace: boolean
  context: WordContext
}

function writeNode(node: Node, line: Line): void {
  if (node.nodeType === 3) writeText(node as Text, line)
  if (!isElement(node) || isHidden(node, line.context)) return
  const written = writeWhole(node, line)
  if (written) return
  if (node.localName === 'q') put('“', node, line)
  if (node.localName === 'rt') put(' (', node, line)
  for (const child of node.childNodes) {
    if (line.children.length > 0 && isBlock(child, line.context)) breakLine(line)
    writeNode(child, line)
  }
  if (node.localName === 'q') put('”', node, line)
  if (node.localName === 'rt') put(')', node, line)
}

/** Writes an element that is a single item in Word; false when it is not one. */
function writeWhole(element: HTMLElement, line: Line): boolean {
  const { context } = line
  const name = element.localName
  const picture = context.pictures.get(element)
  if (picture) writePicture(element, line)
  else if (name === 'br') breakLine(line)
  else if (/^(img|svg|canvas)$/.test(name)) put(pictureText(element), element, line)
  else if (name === 'math') line.children.push(formulaOf(element))
  else if (/^(input|select|textarea|button)$/.test(name))
    writeLines(fieldText(element, context.style(element)), element.parentElement ?? element, line)
  else {
    const fraction = stackedFraction(element, context)
    const room = fraction ? null : roomToWrite(element, context)
    if (fraction) line.children.push(fractionOf(...fraction))
    else if (room) put(room, element, line)
    else return false
  }
  if (name !== 'br') line.afterSpace = false
  return true
}

function pictureText(element: Element): string {
  const text = element.getAttribute('alt') ?? element.getAttribute('aria-label')
  return text ? `[${text}]` : ''
}

function writePicture(element: Element, { context, children }: Line): void {
  const picture = context.pictures.get(element)
  if (!picture) return
  const { type, data, width, height, alt } = picture
  children.push(
    new ImageRun({
      ...floating(context.style(element).cssFloat),
      type,
      data,
      transformation: { width, height },
      altText: { name: alt || 'Picture', description: alt, title: '' },
    }),
  )
}

/** A floating picture keeps its side, and the text flows around it. */
function floating(side: string) {
  if (side !== 'left' && side !== 'right') return {}
  return {
    floating: {
      horizontalPosition: { relative: 'column' as const, align: side as 'left' | 'right' },
      verticalPosition: { relative: 'paragraph' as const, offset: 0 },
      wrap: { type: 1 as const, side: 'bothSides' as const },
      margins: { top: 0, bottom: 60_000, left: 110_000, right: 110_000 },
    },
  }
}

function breakLine(line: Line): void {
  line.children.push(new TextRun({ break: 1 }))
  line.afterSpace = true
}

function writeText(node: Text, line: Line): void {
  const element = node.parentElement
  if (!element) return
  const style = line.context.style(element)
  const text = node.data.replace(UNWRITABLE, '')
  if (/^(pre|break-spaces)/.test(style.whiteSpace)) {
    writeLines(text, element, line)
    return
  }
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
  const shown = line.afterSpace ? collapsed.replace(/^ /, '') : collapsed
  if (!shown) return
  put(transformText(shown, style.textTransform), element, line)
  line.afterSpace = shown.endsWith(' ')
}

function writeLines(text: string, element: Element, line: Line): void {
  for (const [i, part] of text.replace(/\n$/, '').split('\n').entries()) {
    if (i > 0) breakLine(line)
    if (part) put(part.replaceAll('\t', '    ').replaceAll('\r', ''), element, line)
  }
  line.afterSpace = text.endsWith('\n')
}

function put(text: string, element: Element, { children, context }: Line): void {
  if (!text) return
  const run = new TextRun({ text: text.replace(UNWRITABLE, ''), ...runStyleOf(element, context) })
  const link = element.closest('a[href]')?.getAttribute('href')?.trim() ?? ''
  const leadsOut = /^(https?:|mailto:|tel:)/i.test(link) && isAddress(link)
  const target = linkTarget(context.page, link)
  const anchor = target && context.bookmarks.get(target)
  if (leadsOut) children.push(new ExternalHyperlink({ link: new URL(link).href, children: [run] }))
  else children.push(anchor ? new InternalHyperlink({ anchor, children: [run] }) : run)
}

/** Two short texts, one above the other with a line between them, are a fraction, whatever their classes are called. */
function stackedFraction(element: Element, { style }: WordContext): [top: string, bottom: string] | null {
  const [over, under, ...more] = element.children
  if (!over || !under || more.length > 0 || !style(element).display.startsWith('inline-')) return null
  const ruled = pixels(style(over).borderBottomWidth) > 0 || pixels(style(under).borderTopWidth) > 0
  const below = under.getBoundingClientRect().top >= over.getBoundingClientRect().bottom - 1
  const [top, bottom] = [over.textContent?.trim() ?? '', under.textContent?.trim() ?? '']
  const short = top.length > 0 && bottom.length > 0 && top.length + bottom.length <= 24
  return ruled && below && short ? [top, bottom] : null
}

/** The text for an empty element that shows a box or a line: a blank to fill in or a box to tick. */
function roomToWrite(element: Element, { style }: WordContext): string | null {
  if (element.textContent?.trim() || element.children.length > 0) return null
  const own = style(element)
  const { width, height } = element.getBoundingClientRect()
  const boxed = pixels(own.borderTopWidth) > 0 && pixels(own.borderLeftWidth) > 0
  if (boxed && width < height * 2 && width >= 6) return '☐'
  const lined = pixels(own.borderBottomWidth) > 0 || own.textDecorationLine.includes('underline')
  if (boxed || (lined && width >= 12)) return blank(element, own)
  return backgroundColour(own) && width >= 6 ? '■' : null
}

/** `URL.canParse`, which Safari knows only from 17. */
function isAddress(link: string): boolean {
  try {
    return Boolean(new URL(link))
  } catch {
    return false
  }
}
