import type { FontStyle } from '../render/fonts.ts'
import { transformText } from '../render/transform-text.ts'
import type { MayYield } from '../render/yield-to-main.ts'
import { isDrawable } from './drawable.ts'

/** The attribute with the text of a formula on its picture. The text is written there invisibly, so that it can be found. */
export const MATH_TEXT = 'data-math'

/** A piece of text on one line, with its place in CSS pixels. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  height: number
  fontSize: number
  style: FontStyle
  colour: string
  underlined: boolean
  /** Null for text that only the picture shows: a field or a formula */
  node: Text | null
  /** What the text is of: its node, the field or the formula */
  source: Node
  drawable: boolean
}

const SPACES = /[ \t\r\n\f]+/g
const WORD = /[^ \t\r\n\f]+/g

export async function collectRuns(page: Document, mayYield: MayYield): Promise<TextRun[]> {
  const runs: TextRun[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    await mayYield()
    const element = node.parentElement
    if (!node.data.trim() || !element || element.closest('select,textarea,script,style')) continue
    const style = page.defaultView?.getComputedStyle(element)
    if (style && style.visibility !== 'hidden') runs.push(...runsOf(node, element, style))
  }
  return [...runs, ...fieldRuns(page), ...mathRuns(page)]
}

function runsOf(node: Text, element: Element, style: CSSStyleDeclaration): TextRun[] {
  const look = {
    fontSize: Number.parseFloat(style.fontSize),
    style: styleOf(style),
    colour: style.color,
    underlined: isUnderlined(element),
    node,
    source: node,
    drawable: isDrawable(element, style),
  }
  return linesOf(node).map(({ text, rect }) => ({
    text: transformText(text, style.textTransform),
    x: rect.left,
    y: rect.top,
    width: rect.width,
    height: rect.height,
    ...look,
  }))
}

/** Text with the rectangle it covers */
interface Piece {
  text: string
  rect: { left: number; right: number; top: number; width: number; height: number }
}

/** The text of a node, line by line as the browser broke it. */
function linesOf(node: Text): Piece[] {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  if (range.getClientRects().length === 1) {
    const from = node.data.search(/[^ \t\r\n\f]/)
    const text = node.data.trim().length > 0 ? node.data.slice(from).replace(/[ \t\r\n\f]+$/, '') : ''
    range.setStart(node, from)
    range.setEnd(node, from + text.length)
    const rect = range.getBoundingClientRect()
    return rect.width > 0 ? [{ text: text.replace(SPACES, ' '), rect }] : []
  }
  return joinWords(
    [...node.data.matchAll(WORD)].flatMap((word) => wordPieces(range, node, word.index, word[0])),
  )
}

function wordPieces(range: Range, node: Text, start: number, word: string): Piece[] {
  range.setStart(node, start)
  range.setEnd(node, start + word.length)
  const rects = range.getClientRects()
  if (rects.length <= 1) {
    const rect = range.getBoundingClientRect()
    return rect.width > 0 ? [{ text: word, rect }] : []
  }
  return brokenWord(range, node, start, word)
}

/** Measures a long word that the browser broke over lines, letter by letter. */
function brokenWord(range: Range, node: Text, start: number, word: string): Piece[] {
  const pieces: Piece[] = []
  let at = start
  for (const letter of word) {
    range.setStart(node, at)
    range.setEnd(node, at + letter.length)
    at += letter.length
    const rect = range.getBoundingClientRect()
    const last = pieces.at(-1)
    if (last && Math.abs(last.rect.top - rect.top) < 2) {
      last.text += letter
      last.rect = spanning(last.rect, rect)
    } else pieces.push({ text: letter, rect })
  }
  return pieces
}

function joinWords(words: Piece[]): Piece[] {
  const lines: Piece[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const follows =
      line && Math.abs(line.rect.top - word.rect.top) < 2 && word.rect.left >= line.rect.right - 2
    if (follows) {
      line.text += ` ${word.text}`
      line.rect = spanning(line.rect, word.rect)
    } else lines.push({ ...word })
  }
  return lines
}

function spanning(a: Piece['rect'], b: Piece['rect']): Piece['rect'] {
  return { left: a.left, right: b.right, top: a.top, width: b.right - a.left, height: a.height }
}

function styleOf(style: CSSStyleDeclaration): FontStyle {
  const bold = Number.parseInt(style.fontWeight, 10) >= 600
  const italic = /italic|oblique/.test(style.fontStyle)
  if (bold) return italic ? 'bolditalic' : 'bold'
  return italic ? 'italic' : 'normal'
}

/** The element that asks for underlining draws it for all the inline text inside. */
function isUnderlined(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement) {
    const style = up.ownerDocument.defaultView?.getComputedStyle(up)
    if (!style) return false
    if (style.textDecorationLine.includes('underline')) return true
    if (!style.display.startsWith('inline')) return false
  }
  return false
}

/** The text in fields: the picture shows it, and these runs make it findable. */
function fieldRuns(page: Document): TextRun[] {
  const fields = page.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type=checkbox],[type=radio],[type=hidden]),textarea,select',
  )
  return [...fields].flatMap((field) => {
    const text = field.localName === 'select' ? selectedText(field as HTMLSelectElement) : field.value
    return text.trim() ? [invisibleRun(field, text.replace(SPACES, ' ').trim())] : []
  })
}

function selectedText(field: HTMLSelectElement): string {
  return field.selectedOptions[0]?.text ?? ''
}

function mathRuns(page: Document): TextRun[] {
  return [...page.body.querySelectorAll(`[${MATH_TEXT}]`)].map((place) =>
    invisibleRun(place, (place.getAttribute(MATH_TEXT) ?? '').replace(SPACES, '')),
  )
}

function invisibleRun(element: Element, text: string): TextRun {
  const { left, top, width, height } = element.getBoundingClientRect()
  const fontSize = 12
  const look = { style: 'normal', colour: '#000', underlined: false, node: null, drawable: false } as const
  return {
    text,
    x: left,
    y: top,
    width: Math.min(width, text.length * fontSize * 0.5),
    height,
    fontSize,
    source: element,
    ...look,
  }
}
