import { printPage } from '#documents/files/print-page.ts'
import { showToast } from '#session/toasts.ts'

/** Prints a document, and says so where the browser does not let it. */
export function printHtml(title: string, html: string): void {
  printPage(title, html, () =>
    showToast({ title: 'Error', text: 'Please allow popups to print the lesson plan.', kind: 'error' }),
  )
}
