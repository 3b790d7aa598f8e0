/** The line of an exercise book beside the text, in CSS pixels */
export interface MarginLine {
  x: number
  width: number
  colour: string
}

/**
 * Takes the left border of the body off a laid-out document and answers for it: the makers of files draw it themselves,
 * down every page, where the border would end with the text.
 */
export function takeMarginLine({ body, defaultView }: Document): MarginLine | null {
  const style = defaultView?.getComputedStyle(body)
  const width = style ? Number.parseFloat(style.borderLeftWidth) : 0
  if (!style || width === 0) return null
  const line = { x: body.getBoundingClientRect().left + width / 2, width, colour: style.borderLeftColor }
  body.style.paddingLeft = `${Number.parseFloat(style.paddingLeft) + width}px`
  body.style.borderLeftWidth = '0'
  return line
}
