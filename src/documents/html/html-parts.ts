import { type ScannedTag, scanTags } from './html-scan.ts'

export interface StyleElement {
  /** The opening tag as written, with its media attribute */
  open: string
  css: string
  close: string
}

/** A stored document taken apart for editing [RES-81]. Everything but the body is kept letter for letter. */
export interface HtmlParts {
  /** Doctype, comments, the <html> tag with its attributes; empty for a fragment */
  prolog: string
  /** The head without its style elements: the pieces before, between and after them */
  headPieces: string[]
  styles: StyleElement[]
  /** Style elements found in the body; on rebuilding they move to the end of the head */
  bodyStyles: StyleElement[]
  /** The <body> tag with its attributes; empty for a fragment */
  bodyTag: string
  body: string
  /** </body>, </html> and what follows */
  tail: string
}

interface Landmarks {
  html?: ScannedTag
  headEnd?: ScannedTag
  bodyOpen?: ScannedTag
  bodyClose?: ScannedTag
  htmlClose?: ScannedTag
}

export function splitHtml(html: string): HtmlParts {
  const tags = [...scanTags(html)]
  const marks = findLandmarks(tags)
  const bodyStart = marks.bodyOpen?.end ?? marks.headEnd?.end ?? marks.html?.end ?? 0
  const bodyTagStart = marks.bodyOpen?.start ?? bodyStart
  const tailStart = marks.bodyClose?.start ?? marks.htmlClose?.start ?? html.length
  const prologEnd = Math.min(marks.html?.end ?? 0, bodyTagStart)
  const head = takeStyles(html, tags, prologEnd, bodyTagStart)
  const body = takeStyles(html, tags, bodyStart, Math.max(bodyStart, tailStart))
  return {
    prolog: html.slice(0, prologEnd),
    headPieces: head.pieces,
    styles: head.styles,
    bodyStyles: body.styles,
    bodyTag: html.slice(bodyTagStart, bodyStart),
    body: body.pieces.join(''),
    tail: html.slice(Math.max(bodyStart, tailStart)),
  }
}

/** Puts the parts together again: `recombineHtml(splitHtml(x))` is `x` unless a style element was in the body [RES-82]. */
export function recombineHtml(parts: HtmlParts): string {
  const head = parts.headPieces
    .map((piece, i) => {
      const style = parts.styles[i]
      return style ? piece + styleText(style) : piece
    })
    .join('')
  const moved = parts.bodyStyles.map(styleText).join('')
  return parts.prolog + withStyles(head, moved) + parts.bodyTag + parts.body + parts.tail
}

/** All style elements as one sheet, for a frame that shows the document. Their media attributes become @media rules. */
export function styleSheet(parts: HtmlParts): string {
  return [...parts.styles, ...parts.bodyStyles]
    .map(({ open, css }) => {
      const media = /\smedia\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(open)
      const query = media?.[1] ?? media?.[2] ?? media?.[3]
      return query ? `@media ${query.replace(/[{}<]/g, '')} {\n${css}\n}` : css
    })
    .join('\n')
}

function styleText(style: StyleElement): string {
  return style.open + style.css + style.close
}

function withStyles(head: string, styles: string): string {
  if (!styles) return head
  const end = /<\/head\s*>\s*$/i.exec(head)
  return end ? head.slice(0, end.index) + styles + head.slice(end.index) : head + styles
}

function findLandmarks(tags: ScannedTag[]): Landmarks {
  const marks: Landmarks = {}
  for (const tag of tags) {
    if (tag.name === 'html') {
      if (tag.closing) marks.htmlClose = tag
      else marks.html ??= tag
    } else if (tag.name === 'head' && tag.closing) marks.headEnd ??= tag
    else if (tag.name === 'body') {
      if (tag.closing) marks.bodyClose = tag
      else marks.bodyOpen ??= tag
    }
  }
  return marks
}

function takeStyles(html: string, tags: ScannedTag[], from: number, to: number) {
  const pieces: string[] = []
  const styles: StyleElement[] = []
  let at = from
  for (const [i, tag] of tags.entries()) {
    if (tag.name !== 'style' || tag.closing || tag.start < at || tag.end > to) continue
    const next = tags[i + 1]
    const close = next?.name === 'style' && next.closing && next.end <= to ? next : undefined
    const cssEnd = close?.start ?? to
    pieces.push(html.slice(at, tag.start))
    styles.push({
      open: html.slice(tag.start, tag.end),
      css: html.slice(tag.end, cssEnd),
      close: close ? html.slice(close.start, close.end) : '</style>',
    })
    at = close?.end ?? to
  }
  pieces.push(html.slice(at, to))
  return { pieces, styles }
}
