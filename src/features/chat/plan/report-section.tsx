import { useId } from 'react'
import type { ReportLine } from '#content/checks/shown-report.ts'
import { ReportLines } from './report-lines.tsx'

/**
 * The report at the end of a plan: passed checks first, the ones to look at last. Its place is kept until there are
 * lines.
 */
export function ReportSection({ lines }: { lines: readonly ReportLine[] | undefined }) {
  const id = useId()
  if (lines?.length === 0) return null
  const closesInWash = lines?.some(({ ok }) => !ok)
  return (
    <section
      className={`mt-7 border-t border-base-300 bg-base-100 pt-5 ${closesInWash ? '' : 'pb-3'}`}
      aria-labelledby={id}
    >
      <div className="row">
        <span />
        <div className="on-page flex items-baseline justify-between gap-3">
          <h3 id={id} className="text-lg">
            Checked for you
          </h3>
          <span className="text-sm text-muted">on this device</span>
        </div>
      </div>
      {/* About as high as the report, because the buttons below must not move away from under a finger. */}
      {lines ? <ReportLines lines={lines} /> : <div className="ruled mt-1.5 h-80 md:h-56" />}
    </section>
  )
}
