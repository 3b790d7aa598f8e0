import { Check, Eye } from 'lucide-react'
import type { Fix } from '#content/checks/fix.ts'
import type { ReportLine } from '#content/checks/shown-report.ts'
import { Button } from '#ui/button.tsx'
import { ReoText } from './reo-text.tsx'

interface Props {
  lines: readonly ReportLine[]
  /** Corrects a mistake that has one sure remedy. Without it no button is offered. */
  onFix?: ((fix: Fix) => void) | undefined
}

/** Passed checks come first, the ones to look at last. */
export function ReportLines({ lines, onFix }: Props) {
  const passed = lines.filter(({ ok }) => ok)
  const open = lines.filter(({ ok }) => !ok)
  return (
    <>
      {passed.length > 0 && <Lines lines={passed} className="mt-1.5" />}
      {open.length > 0 && <Lines lines={open} onFix={onFix} className="mt-2 bg-wash py-2" />}
    </>
  )
}

function Lines({ lines, onFix, className }: Props & { className: string }) {
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
              <ReoText text={line.how} />
            </span>
            {line.fix && onFix && <FixButton fix={line.fix} onFix={onFix} />}
          </p>
        </li>
      ))}
    </ul>
  )
}

function FixButton({ fix, onFix }: { fix: Fix; onFix: (fix: Fix) => void }) {
  return (
    <Button variant="ghost" className="text-primary" onClick={() => onFix(fix)}>
      Write “{fix.replace}”
    </Button>
  )
}
