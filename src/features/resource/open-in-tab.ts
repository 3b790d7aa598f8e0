import { framedDocument } from './document-frame.ts'

export const POPUP_BLOCKED = 'Please allow popups to print the lesson plan.'

/** Shows a document in a tab of its own, inside a sandboxed frame: it never gets our origin [OP-91]. False when blocked. */
export function openInTab(html: string, title: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  const page = tab.document
  page.title = title
  page.documentElement.lang = 'en-NZ'
  page.body.style.cssText = 'margin:0;background:#fff'
  const frame = page.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  frame.title = title
  frame.srcdoc = withOwnPlaces(framedDocument(html, title))
  frame.style.cssText = 'display:block;width:100%;height:100vh;height:100dvh;border:0'
  page.body.append(frame)
  return true
}

/** Nobody of ours is in that tab to follow `#place`; to the browser it would be a place of the page around the frame. */
function withOwnPlaces(page: string): string {
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  const links = parsed.querySelectorAll('a[href^="#"]')
  for (const link of links) {
    link.setAttribute('href', `about:srcdoc${link.getAttribute('href')}`)
    link.setAttribute('target', '_self')
  }
  return links.length > 0 ? `<!doctype html>${parsed.documentElement.outerHTML}` : page
}
