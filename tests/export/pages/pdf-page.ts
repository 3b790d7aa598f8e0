import { exportPdf } from '#features/export/export-pdf.ts'

/** The PDF maker on a bare page. */
const progress: string[] = []
const api = {
  make: (title: string, html: string) =>
    exportPdf({ title, html }, (done, total) => progress.push(`${done}/${total}`)),
  cancelled: (html: string) => {
    const controller = new AbortController()
    controller.abort()
    return exportPdf({ title: 'x', html }, undefined, controller.signal)
  },
  progress: () => progress,
}

export type PdfApi = typeof api
Object.assign(window, { pdf: api, ready: true })
