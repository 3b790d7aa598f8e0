import type { ReportLine } from '#content/checks/shown-report.ts'
import { toldBackIn } from '#content/understood.ts'

/** The report without what the screen already says above the document. */
export function unsaid(
  lines: readonly ReportLine[] | undefined,
  doc: unknown,
): readonly ReportLine[] | undefined {
  const said = toldBackIn(doc)?.notDone ?? []
  return said.length === 0 ? lines : lines?.filter(({ how }) => !said.includes(how))
}
