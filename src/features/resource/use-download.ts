import { useEffect, useRef, useState } from 'react'
import type { Export, ExportInput, ExportResult } from '#documents/files/export-file.ts'
import { dropErrors, showToast } from '#session/toasts.ts'

type Toast = Parameters<typeof showToast>[0]

export interface Download {
  running: boolean
  /** `3 of 7`, while pages are being made */
  progress: string | null
  start: (input: ExportInput) => Promise<void>
  cancel: () => void
}

interface Toasts {
  failed: Toast
  done?: Toast
}

/** Makes one file at a time, independently of saving [RES-72]. Leaving the screen cancels it. */
export function useDownload(make: Export<ExportInput>, toasts: Toasts): Download {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<string | null>(null)
  const job = useRef<AbortController | null>(null)

  useEffect(() => () => job.current?.abort(), [])

  const start: Download['start'] = async (input) => {
    if (job.current) return
    const controller = new AbortController()
    job.current = controller
    setRunning(true)
    if (toasts.failed.about) dropErrors(toasts.failed.about)
    try {
      const onProgress = (done: number, total: number) => setProgress(`${done} of ${total}`)
      report(await make(input, onProgress, controller.signal), toasts)
    } finally {
      job.current = null
      setRunning(false)
      setProgress(null)
    }
  }
  return { running, progress, start, cancel: () => job.current?.abort() }
}

function report(result: ExportResult, { failed, done }: Toasts): void {
  if (result.ok && done) showToast(done)
  if (!result.ok && result.reason === 'failed') showToast(failed)
}

export const WORD_TOASTS: Toasts = {
  failed: { title: 'Failed to generate Word file. Please try again.', kind: 'error', about: 'Word' },
}
