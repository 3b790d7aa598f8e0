/**
 * Prints a document from a hidden frame of this page, so nothing of the app is on the paper and no popup is needed.
 * The frame is sandboxed: scripts of the document never run.
 */
export function printPage(title: string, html: string, onBlocked: () => void): void {
  const frame = document.createElement('iframe')
  const blocked = () => {
    frame.remove()
    onBlocked()
  }
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.title = title
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0'
  frame.srcdoc = html
  frame.addEventListener('load', () => {
    const page = frame.contentWindow
    if (!page) return blocked()
    addPaper(page.document)
    try {
      page.addEventListener('afterprint', () => frame.remove())
      page.focus()
      page.print()
    } catch {
      blocked()
    }
  })
  document.body.append(frame)
}

/** Added after the document's own rules, so that the paper is A4 with margins of 20 mm whatever they say [RES-33]. */
function addPaper(page: Document): void {
  const paper = page.createElement('style')
  paper.textContent =
    '@page{size:A4;margin:20mm}@media print{body{margin:0!important;max-width:none!important}thead{display:table-header-group}tr,img,svg{break-inside:avoid}h1,h2,h3,h4{break-after:avoid}}'
  page.documentElement.append(paper)
}
