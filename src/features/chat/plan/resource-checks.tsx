import { Check, Eye } from 'lucide-react'
import { useCallback } from 'react'
import type { Fix } from '#content/checks/fix.ts'
import { isResource } from '#content/resource.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { showToast } from '#session/toasts.ts'
import { unsaid } from '../shown-back/unsaid.ts'
import { ReportLines } from './report-lines.tsx'
import { type MakeReport, useReport } from './use-report.ts'

/**
 * The report on a resource is closed at first, because its row in the chat is short. After an edit by hand it covers
 * what can still be judged.
 */
export function ResourceChecks({ message }: { message: ChatMessage }) {
  const { doc, edited_html_content: edited } = message
  const make = useCallback<MakeReport>(
    ({ resourceReport, handEditedReport }, stored) => {
      if (edited) return handEditedReport(edited)
      return isResource(doc) ? resourceReport(doc, stored) : []
    },
    [doc, edited],
  )
  const lines = unsaid(useReport(make), doc)
  if (!lines?.length) return null
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
      <ReportLines lines={lines} onFix={(fix) => void putRight(message, fix)} />
    </details>
  )
}

/** This is a save like any other: the version before it stays in the list, and so does another device's edit. */
async function putRight(message: ChatMessage, fix: Fix): Promise<void> {
  const { applyFix } = await import('#content/checks/fix.ts')
  const html = message.edited_html_content ?? message.html_content
  if (!html) return
  const edit = { messageId: message.id, html: applyFix(html, fix), baseId: message.edited_revision }
  const saved = await saveResource(edit)
  if (!saved.ok)
    showToast({
      title: 'Not changed',
      text: 'This device could not save the change. Free up some space, then try again.',
      kind: 'error',
    })
}
