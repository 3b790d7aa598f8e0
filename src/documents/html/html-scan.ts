/** Finds tags in HTML text without parsing it into a tree, so that every other character can be kept as it is. */
export interface ScannedTag {
  name: string
  closing: boolean
  start: number
  /** Just after the `>` */
  end: number
}

const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noembed', 'noframes', 'iframe'])
const TAG_NAME = /[a-zA-Z][^\s/>]*/y

/** Yields the tags in order. Comments, and the text inside script, style, title and the like, are skipped. */
export function* scanTags(html: string): Generator<ScannedTag> {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) return
    if (html.startsWith('<!--', start)) {
      at = commentEnd(html, start)
      continue
    }
    const closing = html[start + 1] === '/'
    TAG_NAME.lastIndex = start + (closing ? 2 : 1)
    const name = TAG_NAME.exec(html)?.[0].toLowerCase()
    if (!name) {
      at = start + 1
      continue
    }
    const end = tagEnd(html, TAG_NAME.lastIndex)
    yield { name, closing, start, end }
    at = !closing && RAW_TEXT.has(name) ? rawTextEnd(html, name, end) : end
  }
}

function commentEnd(html: string, start: number): number {
  const end = html.indexOf('-->', start + 4)
  return end < 0 ? html.length : end + 3
}

function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let i = from; i < html.length; i += 1) {
    const char = html[i] ?? ''
    if (quote) {
      if (char === quote) quote = ''
    } else if ((char === '"' || char === "'") && /=\s*$/.test(html.slice(Math.max(from, i - 20), i)))
      quote = char
    else if (char === '>') return i + 1
  }
  return html.length
}

/** The start of the closing tag of a raw-text element; that tag is scanned next. */
function rawTextEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}
