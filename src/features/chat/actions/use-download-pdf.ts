import { useState } from 'react'
import type { Export, ExportInput, ExportResult } from '#documents/files/export-file.ts'
import { makeFile } from '#documents/files/make-file.ts'
import { dropErrors, showToast } from '#session/toasts.ts'

type Progress = (done: number, total: number) => void

/** Makes one file at a time on the device; `progress` says how far it is. */
export function useMaker(kind: 'PDF' | 'Word file') {
  const [progress, setProgress] = useState<string>()

  async function run(make: (onProgress: Progress) => Promise<ExportResult>): Promise<void> {
    if (progress !== undefined) return
    setProgress(`Making ${kind}…`)
    dropErrors(kind)
    try {
      const result = await make((done, total) => {
        if (kind === 'PDF') setProgress(`Page ${done} of ${total}`)
      })
      if (!result.ok && result.reason === 'failed') throw new Error(`The ${kind} was not made`)
    } catch {
      const text = `Failed to generate ${kind}. Please try again.`
      showToast({ title: 'Error', text, kind: 'error', about: kind })
    } finally {
      setProgress(undefined)
    }
  }

  return { busy: progress !== undefined, progress, run }
}

type Html = () => Promise<string>

function useDownload(kind: 'PDF' | 'Word file', make: Export<ExportInput>) {
  const { run, ...state } = useMaker(kind)
  const download = (title: string, html: Html) =>
    run(async (onProgress) => make({ title, html: await html() }, onProgress))
  return { ...state, download }
}

export const useDownloadPdf = () => useDownload('PDF', makeFile.pdf)
export const useDownloadWord = () => useDownload('Word file', makeFile.word)
