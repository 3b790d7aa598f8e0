/** The element that a link within the document leads to. */
export function linkTarget(page: Document, href: string): Element | null {
  if (!href.startsWith('#')) return null
  const name = decoded(href.slice(1))
  const found = page.getElementById(name) ?? page.querySelector(`a[name="${CSS.escape(name)}"]`)
  return found ?? (/^(top)?$/i.test(name) ? page.body : null)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
