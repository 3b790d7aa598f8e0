import { Check, Eye } from 'lucide-react'
import { useCallback } from 'react'
import { isResource } from '#content/resource.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { ReportLines } from './report-lines.tsx'
import { type MakeReport, useReport } from './use-report.ts'

/** The report on a resource, closed: its row in the chat is short. Once edited by hand it says what can still be judged. */
export function ResourceChecks({ message }: { message: ChatMessage }) {
  const { doc, edited_html_content: edited } = message
  const make = useCallback<MakeReport>(
    ({ resourceReport, handEditedReport }, stored) => {
      if (edited) return handEditedReport(edited)
      return isResource(doc) ? resourceReport(doc, stored) : []
    },
    [doc, edited],
  )
  const lines = useReport(make)
  if (lines.length === 0) return null
  const open = lines.filter(({ ok }) => !ok).length
  return (
    <details className="border-t border-base-300">
      <summary className="row tap cursor-pointer items-center">
        <span className={`in-margin ${open ? 'text-warning' : 'text-success'}`}>
          {open ? (
            <Eye className="inline size-5 align-middle" aria-hidden="true" />
          ) : (
            <Check className="inline size-5 align-middle" aria-hidden="true" />
          )}
        </span>
        <span className="on-page">
          <b className="font-semibold">Checked for you</b>{' '}
          <span className="text-sm text-muted">{open ? `${open} to look at` : 'nothing to look at'}</span>
        </span>
      </summary>
      <ReportLines lines={lines} />
    </details>
  )
}
