import { useEffect, useRef, useState } from 'react'
import type { ExportDocument, ExportInput, ExportResult } from '#domain/export.ts'

export interface ExportJob {
  running: boolean
  /** `3 of 7`, while pages are being made */
  progress: string | null
  start: (input: ExportInput) => Promise<ExportResult | null>
  cancel: () => void
}

/** One file at a time, apart from saving [RES-72]. Leaving the screen cancels it. */
export function useExport(maker: ExportDocument): ExportJob {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<string | null>(null)
  const job = useRef<AbortController | null>(null)

  useEffect(() => () => job.current?.abort(), [])

  const start: ExportJob['start'] = async (input) => {
    if (job.current) return null
    const controller = new AbortController()
    job.current = controller
    setRunning(true)
    try {
      return await maker(input, (done, total) => setProgress(`${done} of ${total}`), controller.signal)
    } finally {
      job.current = null
      setRunning(false)
      setProgress(null)
    }
  }
  return { running, progress, start, cancel: () => job.current?.abort() }
}
