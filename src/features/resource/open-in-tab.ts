import { framedDocument } from '#documents/html/document-frame.ts'

export const POPUP_BLOCKED = 'Please allow popups to print the lesson plan.'

/** Shows a document in a new tab, in a sandboxed frame without the app's origin [OP-91]. False when it was blocked. */
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
  frame.srcdoc = withInnerLinks(framedDocument(html, title))
  frame.style.cssText = 'display:block;width:100%;height:100vh;height:100dvh;border:0'
  page.body.append(frame)
  return true
}

/** Makes `#place` lead into the document: in that tab it would be a place of the page around the frame. */
function withInnerLinks(page: string): string {
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  const links = parsed.querySelectorAll('a[href^="#"]')
  for (const link of links) {
    link.setAttribute('href', `about:srcdoc${link.getAttribute('href')}`)
    link.setAttribute('target', '_self')
  }
  return links.length > 0 ? `<!doctype html>${parsed.documentElement.outerHTML}` : page
}
