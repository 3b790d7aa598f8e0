import type { LessonPlan } from '../../lesson-plan.ts'
import type { Resource } from '../../resource.ts'
import { type CheckResult, result } from '../report.ts'
import { missedInPlan } from './asked-plan.ts'
import { missedInSheet } from './asked-sheet.ts'

/**
 * Compares a document with what was understood of its request. What the document itself says was not done is not said
 * again, and a document without that record is not judged.
 */
export function checkAsked(doc: LessonPlan | Resource): CheckResult[] {
  const { understood, notDone = [] } = doc
  if (understood === undefined) return []
  const missed = doc.format === 'plan' ? missedInPlan(doc, understood) : missedInSheet(doc, understood)
  const unsaid = missed.filter(
    ({ about }) => !notDone.some((said) => said.toLowerCase().includes(about.toLowerCase())),
  )
  return [
    result({
      id: 'asked',
      what: 'What you asked for',
      fault: unsaid.length > 0 ? unsaid.map(({ says }) => `${says}.`).join(' ') : undefined,
      fine: 'minutes, year, numbers and setting are as you asked',
    }),
  ]
}
