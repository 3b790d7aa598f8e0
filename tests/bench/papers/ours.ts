import { type LosslessQuill, makeLosslessQuill } from '#documents/editor/lossless-quill.ts'
import { cleanCss } from '#documents/html/clean-css.ts'
import { splitHtml, styleSheet } from '#documents/html/html-parts.ts'
import { sanitiseBody } from '#documents/html/sanitise-html.ts'
import { exportPdf } from '#documents/pdf/export-pdf.later.ts'
import { makeWord } from '#documents/word/make-word.ts'
import { offerPapers } from './paper-page.ts'

/* The app's own editor core and makers of files, on a bare page. */

const place = document.body.appendChild(document.createElement('main'))
const sheet = document.head.appendChild(document.createElement('style'))
let quill: LosslessQuill | undefined

/** The maker hands its file to the downloads; here it is caught on its way. */
async function caught(make: () => Promise<unknown>): Promise<Blob> {
  const { createObjectURL } = URL
  let file: Blob | undefined
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob && blob.type === 'application/pdf') file = blob
    return createObjectURL(blob)
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = () => {}
  try {
    const result = await make()
    if (!file) throw new Error(`no file was made: ${JSON.stringify(result)}`)
    return file
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
}

offerPapers({
  open(html) {
    const parts = splitHtml(html)
    quill ??= makeLosslessQuill(place)
    sheet.textContent = cleanCss(styleSheet(parts))
    quill.load(sanitiseBody(parts.body))
    quill.focus()
  },
  saved: () => quill?.html() ?? '',
  pdf: (html) => caught(() => exportPdf({ title: 'A worksheet', html })),
  word: (html) => makeWord('A worksheet', [html]),
})
