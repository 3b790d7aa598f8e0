import { escapeHtml } from './html/escape-html.ts'

/** Elements kept in HTML from another service. Any other element is removed, and its text stays. */
const TAGS = new Set(
  'a abbr article aside b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  ),
)
/** Elements whose content is not text for a reader. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'video',
  'audio',
  'canvas',
  'frameset',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
])
const VOID = new Set(['br', 'hr', 'col', 'wbr'])
const ATTRIBUTES = new Set([
  'class',
  'id',
  'lang',
  'dir',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'role',
  'aria-label',
  'aria-hidden',
  'style',
  'href',
  'data-section',
])
const STYLE_NAMES =
  /^(text-align|text-decoration|vertical-align|font(-size|-weight|-style|-family)?|line-height|letter-spacing|white-space|color|background(-color)?|border[a-z-]*|margin(-[a-z]+)?|padding(-[a-z]+)?|width|height|min-width|min-height|max-width|max-height|display|flex|flex-[a-z]+|grid-[a-z-]+|gap|justify-content|align-items|float|clear|list-style(-type)?|break-(before|after|inside)|page-break-(before|after|inside))$/

function cleanStyle(value: string): string {
  return value
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()))
    .filter(
      ([name = '', given = '', ...more]) =>
        more.length === 0 &&
        STYLE_NAMES.test(name.toLowerCase()) &&
        /^[\w\s#%.,()'"+\-/]*$/.test(given) &&
        !/url|expression|import|var|image/i.test(given),
    )
    .map(([name, given]) => `${name}:${given}`)
    .join(';')
}

function decode(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/&#(\d{1,7});?/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

function cleanAttributes(text: string): string {
  let kept = ''
  for (const match of text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)) {
    const name = (match[1] ?? '').toLowerCase()
    const value = decode(match[2] ?? match[3] ?? match[4] ?? '')
    if (!ATTRIBUTES.has(name)) continue
    if (name === 'href' && !/^(https?:\/\/|mailto:|#)/i.test(value.trim())) continue
    const safe = name === 'style' ? cleanStyle(value) : value
    if (safe !== '' || name === 'aria-hidden') kept += ` ${name}="${escapeHtml(safe)}"`
  }
  return kept
}

/** Cleans the text between tags: entities stay as they are, and a stray `<` or `>` becomes one. */
function cleanText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|$)/g

/** Rebuilds HTML from an allow-list without a DOM. Only known tags and attributes come out, and every tag is closed. */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let result = ''
  let silent: string | null = null
  let from = 0
  for (const match of html.matchAll(TOKEN)) {
    if (silent === null) result += cleanText(html.slice(from, match.index))
    from = match.index + match[0].length
    const tag = match[2]?.toLowerCase()
    if (tag === undefined) continue
    const closing = match[1] === '/'
    if (silent !== null) {
      if (closing && tag === silent) silent = null
    } else if (SILENT.has(tag)) {
      if (!closing && !match[0].endsWith('/>')) silent = tag
    } else if (TAGS.has(tag)) result += place(tag, closing, match[3] ?? '', open)
  }
  if (silent === null) result += cleanText(html.slice(from))
  return (
    result +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

function place(tag: string, closing: boolean, attributes: string, open: string[]): string {
  if (!closing) {
    if (!VOID.has(tag)) open.push(tag)
    return `<${tag}${cleanAttributes(attributes)}>`
  }
  const at = open.lastIndexOf(tag)
  if (at === -1) return ''
  return open
    .splice(at)
    .reverse()
    .map((name) => `</${name}>`)
    .join('')
}
