import { Check, Eye } from 'lucide-react'
import type { ReportLine } from '#content/checks/shown-report.ts'
import { Words } from './words.tsx'

/** Ticks first, what to look at last. */
export function ReportLines({ lines }: { lines: readonly ReportLine[] }) {
  const passed = lines.filter(({ ok }) => ok)
  const open = lines.filter(({ ok }) => !ok)
  return (
    <>
      {passed.length > 0 && <Lines lines={passed} className="mt-1.5" />}
      {open.length > 0 && <Lines lines={open} className="mt-2 bg-wash py-2" />}
    </>
  )
}

function Lines({ lines, className }: { lines: readonly ReportLine[]; className: string }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li className="row py-1.5" key={line.what + line.how}>
          <span className={`in-margin ${line.ok ? 'text-success' : 'text-warning'}`}>
            {line.ok ? (
              <Check className="inline size-5 align-middle" role="img" aria-label="Passed" />
            ) : (
              <Eye className="inline size-5 align-middle" role="img" aria-label="Check this" />
            )}
          </span>
          <p className="on-page measure">
            <b className="font-semibold">{line.what}</b>{' '}
            <span className="text-muted">
              <Words text={line.how} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
