import { useState } from 'react'
import type { ExportPdf } from '#domain/export.ts'
import { showToast } from '#session/toasts.ts'

/** Makes a PDF on the device; `progress` counts its pages while it does. */
export function useDownloadPdf(exportPdf: ExportPdf) {
  const [progress, setProgress] = useState<string>()

  async function download(title: string, html: () => Promise<string>): Promise<void> {
    setProgress('Making PDF…')
    try {
      const result = await exportPdf({ title, html: await html() }, (done, total) =>
        setProgress(`Page ${done} of ${total}`),
      )
      if (!result.ok && result.reason === 'failed') throw new Error('The PDF was not made')
    } catch {
      showToast({ title: 'Error', text: 'Failed to generate PDF. Please try again.', kind: 'error' })
    } finally {
      setProgress(undefined)
    }
  }

  return { busy: progress !== undefined, progress, download }
}
