import { useCallback } from 'react'
import type { ReportLine } from '#content/checks/shown-report.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { keepReport } from '#local-store/commands/keep-report.ts'
import { useSeenLook } from '../opening/first-look.ts'
import { ReportSection } from './report-section.tsx'
import { type MakeReport, useReport } from './use-report.ts'

/** Worked out again on this device; what was found there the last time stands until then. */
export function PlanChecks({ plan, message }: { plan: LessonPlan; message?: ChatMessage }) {
  const make = useCallback<MakeReport>(({ planReport }, stored) => planReport(plan, stored), [plan])
  const look = useSeenLook(message?.session_id)
  const lines = look?.messages.at(-1)?.id === message?.id ? look?.report : undefined
  const keep = (found: readonly ReportLine[]) => {
    if (message) keepReport(message, found).catch(() => {}) // it will be worked out again
  }
  return <ReportSection lines={useReport(make, { lines, keep })} />
}
