import type { IRunOptions } from 'docx'
import type { WordContext } from './context.ts'
import { backgroundColour, halfPoints, hex, pixels, twips } from './units.ts'

const FONTS: Record<string, string> = {
  arimo: 'Arial',
  helvetica: 'Arial',
  'helvetica neue': 'Arial',
  'liberation sans': 'Arial',
  'sans-serif': 'Arial',
  'system-ui': 'Arial',
  'ui-sans-serif': 'Arial',
  serif: 'Times New Roman',
  'ui-serif': 'Times New Roman',
  monospace: 'Courier New',
  'ui-monospace': 'Courier New',
}

/** How the text directly inside an element looks, in Word's terms. */
export function runStyleOf(element: Element, context: WordContext): IRunOptions {
  const known = context.runStyles.get(element)
  if (known) return known
  const style = context.style(element)
  const shift = shiftOf(element, context)
  const sized = shift && element.parentElement ? context.style(shift.element.parentElement ?? element) : style
  const lines = decorations(element, context)
  const background = backgroundOf(element, context)
  const language = languageOf(element)
  const spacing = pixels(style.letterSpacing)
  const found: IRunOptions = {
    font: fontName(style.fontFamily),
    size: halfPoints(pixels(sized.fontSize)),
    bold: Number.parseInt(style.fontWeight, 10) >= 600,
    italics: /italic|oblique/.test(style.fontStyle),
    color: hex(style.color) ?? '000000',
    ...(lines.under && { underline: {} }),
    ...(lines.through && { strike: true }),
    ...(shift?.up && { superScript: true }),
    ...(shift && !shift.up && { subScript: true }),
    ...(style.fontVariantCaps === 'small-caps' && { smallCaps: true }),
    ...(spacing !== 0 && { characterSpacing: twips(spacing) }),
    ...(background && { shading: { type: 'clear', fill: background, color: 'auto' } }),
    ...(style.direction === 'rtl' && { rightToLeft: true }),
    ...(language && { language: { value: language } }),
  }
  context.runStyles.set(element, found)
  return found
}

/** The raised or lowered element around the text, such as sup or sub. */
function shiftOf(element: Element, { style }: WordContext): { up: boolean; element: Element } | null {
  for (let up: Element | null = element; up; up = up.parentElement) {
    const { verticalAlign, display } = style(up)
    if (!display.startsWith('inline')) return null
    if (verticalAlign === 'super' || verticalAlign === 'sub')
      return { up: verticalAlign === 'super', element: up }
  }
  return null
}

/** The element that asks for a line under or through its text draws it for all the inline text inside. */
function decorations(element: Element, { style }: WordContext): { under: boolean; through: boolean } {
  let under = false
  let through = false
  for (let up: Element | null = element; up; up = up.parentElement) {
    const { textDecorationLine, display } = style(up)
    under ||= textDecorationLine.includes('underline')
    through ||= textDecorationLine.includes('line-through')
    if (!display.startsWith('inline')) break
  }
  return { under, through }
}

function backgroundOf(element: Element, { style }: WordContext): string | undefined {
  for (let up: Element | null = element; up; up = up.parentElement) {
    const upStyle = style(up)
    if (!upStyle.display.startsWith('inline')) return undefined
    const colour = backgroundColour(upStyle)
    if (colour) return colour
  }
  return undefined
}

/** The language of the text, so that Word checks te reo Māori as te reo Māori. */
function languageOf(element: Element): string | undefined {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
  if (/^mi\b/i.test(lang)) return 'mi-NZ'
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) && !/^en\b/i.test(lang) ? lang : undefined
}

function fontName(family: string): string {
  const first = (family.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
  return FONTS[first.toLowerCase()] ?? (/^[\w -]{2,40}$/.test(first) ? first : 'Arial')
}
