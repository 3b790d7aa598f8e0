import { useCallback } from 'react'
import type { ReportLine } from '#content/checks/shown-report.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { keepReport } from '#local-store/commands/keep-report.ts'
import { useShownPreview } from '../preview/use-preview.ts'
import { unsaid } from '../shown-back/unsaid.ts'
import { ReportSection } from './report-section.tsx'
import { type MakeReport, useReport } from './use-report.ts'

/** The report on a plan is worked out again on this device. Until then the report of the last time shows. */
export function PlanChecks({ plan, message }: { plan: LessonPlan; message?: ChatMessage }) {
  const make = useCallback<MakeReport>(({ planReport }, stored) => planReport(plan, stored), [plan])
  const preview = useShownPreview(message?.session_id)
  const lines = preview?.messages.at(-1)?.id === message?.id ? preview?.report : undefined
  const keep = (found: readonly ReportLine[]) => {
    if (message) keepReport(message, found).catch(() => {}) // the report will be worked out again
  }
  return <ReportSection lines={unsaid(useReport(make, { lines, keep }), message?.doc)} />
}
