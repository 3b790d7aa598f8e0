/** Elements with a role of their own in PDF, by their HTML names. */
const ROLES: Record<string, string> = {
  p: 'P',
  pre: 'P',
  blockquote: 'BlockQuote',
  caption: 'Caption',
  figcaption: 'Caption',
  ul: 'L',
  ol: 'L',
  menu: 'L',
  dl: 'L',
  li: 'LI',
  table: 'Table',
  thead: 'THead',
  tbody: 'TBody',
  tfoot: 'TFoot',
  tr: 'TR',
  th: 'TH',
  td: 'TD',
  section: 'Sect',
  article: 'Sect',
}

/** Roles that may hold text themselves; text in any other gets a paragraph. */
const HOLDS_TEXT = /^(P|H\d|Caption|TH|TD|Lbl|LBody|Span|Link|Figure|Formula)$/

export const holdsText = (role: string) => HOLDS_TEXT.test(role)

/** The role of an element; null where it only groups or formats what it holds. */
export function roleOf(element: Element): string | null {
  const name = element.localName
  if (/^h[1-6]$/.test(name)) return name.toUpperCase()
  if (name === 'a' && element.hasAttribute('href')) return 'Link'
  return ROLES[name] ?? null
}

/** The words that stand for a picture: null for what is no picture, empty for one that only decorates. */
export function pictureWords(element: Element): string | null {
  const name = element.localName
  if (name === 'img') return element.getAttribute('alt') ?? element.getAttribute('title') ?? ''
  if (element.getAttribute('role') === 'img') return element.getAttribute('aria-label') ?? ''
  return name === 'svg' ? (element.querySelector('title')?.textContent ?? '') : null
}

const NUMBERING: Record<string, string> = {
  disc: 'Disc',
  circle: 'Circle',
  square: 'Square',
  decimal: 'Decimal',
  'upper-alpha': 'UpperAlpha',
  'lower-alpha': 'LowerAlpha',
  'upper-roman': 'UpperRoman',
  'lower-roman': 'LowerRoman',
}

/** What PDF is to know of a list or a cell beyond its role. */
export function attributesOf(element: Element, style: CSSStyleDeclaration): string[] {
  const name = element.localName
  if (name === 'ol' || name === 'ul' || name === 'menu')
    return [`/O /List /ListNumbering /${NUMBERING[style.listStyleType] ?? 'None'}`]
  if (name !== 'th' && name !== 'td') return []
  const { rowSpan, colSpan } = element as HTMLTableCellElement
  const spans = `${rowSpan > 1 ? ` /RowSpan ${rowSpan}` : ''}${colSpan > 1 ? ` /ColSpan ${colSpan}` : ''}`
  const scope = name === 'th' ? ` /Scope /${scopeOf(element)}` : ''
  return spans || scope ? [`/O /Table${scope}${spans}`] : []
}

/** A head cell is one of its column in the head of the table, and otherwise one of its row. */
function scopeOf(cell: Element): string {
  const said = cell.getAttribute('scope') ?? ''
  if (/^row/.test(said)) return 'Row'
  return /^col/.test(said) || cell.closest('thead') ? 'Column' : 'Row'
}
