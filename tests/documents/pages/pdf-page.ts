import { exportPdf } from '#documents/pdf/export-pdf.later.ts'

const progress: string[] = []

/** The PDF maker on a bare page. */
const api = {
  make: (title: string, html: string | string[]) =>
    exportPdf({ title, html }, (done, total) => progress.push(`${done}/${total}`)),
  cancelled: (html: string) => {
    const controller = new AbortController()
    controller.abort()
    return exportPdf({ title: 'x', html }, undefined, controller.signal)
  },
  /** Stops after the first page; `turns` counts how often the page could do something else meanwhile. */
  stopped: async (html: string) => {
    const controller = new AbortController()
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    const result = await exportPdf({ title: 'x', html }, () => controller.abort(), controller.signal)
    clearInterval(timer)
    return { result, turns, frames: document.querySelectorAll('iframe').length }
  },
  progress: () => progress,
}

export type PdfApi = typeof api
Object.assign(window, { pdf: api, ready: true })
