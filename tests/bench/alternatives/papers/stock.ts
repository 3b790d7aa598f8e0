import { jsPDF } from 'jspdf'
import Quill from 'quill'
import 'quill/dist/quill.snow.css'
import { offerPapers } from '../../papers/paper-page.ts'

/* Quill with its own formats and theme, and jsPDF's html(), both by their documentation. */

const place = document.body.appendChild(document.createElement('div'))
const quill = new Quill(place, { theme: 'snow', modules: { toolbar: true, table: true } })

offerPapers({
  open(html) {
    quill.setContents(quill.clipboard.convert({ html }), 'silent')
    quill.focus()
  },
  saved: () => quill.getSemanticHTML(),
  async pdf(html) {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const holder = document.createElement('div')
    holder.append(...page.head.querySelectorAll('style'), ...page.body.childNodes)
    const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
    await pdf.html(holder, { margin: 15, width: 180, windowWidth: 680, autoPaging: 'text' })
    return pdf.output('blob')
  },
})
