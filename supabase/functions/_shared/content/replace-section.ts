/** Finds one marked section in a document's HTML, its own tags included. */
function placeOf(html: string, id: string): { from: number; to: number } | null {
  const tags = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
  let name: string | null = null
  let from = 0
  let depth = 0
  for (const match of html.matchAll(tags)) {
    const [whole, closing, tag = '', attributes = ''] = match
    if (name === null) {
      if (closing || !new RegExp(`\\sdata-section=(["'])${id}\\1`).test(` ${attributes}`)) continue
      name = tag.toLowerCase()
      from = match.index
      depth = 1
    } else if (tag.toLowerCase() === name && !whole.endsWith('/>')) {
      depth += closing ? -1 : 1
      if (depth === 0) return { from, to: match.index + whole.length }
    }
  }
  return null
}

/** The HTML of one section of a document, or null. */
export function sectionIn(html: string, id: string): string | null {
  const place = placeOf(html, id)
  return place && html.slice(place.from, place.to)
}

/**
 * Replaces one section and leaves every other byte as it was. A section that somebody deleted comes back before the
 * next one of `order`, or at the end.
 */
export function replaceSection(
  html: string,
  id: string,
  replacement: string,
  order: readonly string[],
): string {
  const place = placeOf(html, id)
  if (place) return html.slice(0, place.from) + replacement + html.slice(place.to)
  const next = order
    .slice(order.indexOf(id) + 1)
    .map((later) => placeOf(html, later))
    .find((one) => one !== null)
  const end = /<\/body\s*>/i.exec(html)?.index ?? html.length
  const at = next?.from ?? end
  return html.slice(0, at) + replacement + html.slice(at)
}
