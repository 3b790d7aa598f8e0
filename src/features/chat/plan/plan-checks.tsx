import { Check, Eye } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { ReportLine, StoredWording } from '#content/checks/shown-report.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'
import { Words } from './words.tsx'

/** The report that closes a plan: worked out again on this device, ticks first, what to look at last. */
export function PlanChecks({ plan }: { plan: LessonPlan }) {
  const id = useId()
  const lines = useReport(plan)
  if (lines.length === 0) return null
  const passed = lines.filter(({ ok }) => ok)
  const open = lines.filter(({ ok }) => !ok)
  return (
    <section className="mt-7 border-t border-base-300 bg-base-100 pt-5 pb-3" aria-labelledby={id}>
      <div className="row">
        <span />
        <div className="on-page flex items-baseline justify-between gap-3">
          <h3 id={id} className="text-lg">
            Checked for you
          </h3>
          <span className="text-sm text-muted">on this device</span>
        </div>
      </div>
      {passed.length > 0 && <Lines lines={passed} className="mt-1.5" />}
      {open.length > 0 && <Lines lines={open} className="mt-2 bg-wash py-2" />}
    </section>
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

/** The checks and their word lists belong to the offline pack and come when a plan stands finished on the page. */
function useReport(plan: LessonPlan): readonly ReportLine[] {
  const stored = useStoredWording()
  const [lines, setLines] = useState<readonly ReportLine[]>([])
  useEffect(() => {
    let left = false
    import('#content/checks/shown-report.ts').then(
      ({ planReport }) => {
        if (!left) setLines(planReport(plan, stored))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [plan, stored])
  return lines
}

const NOTHING: StoredWording = () => undefined

/** The curriculum on this device, by goal; until it is there, or when it cannot be had, nothing is claimed. */
function useStoredWording(): StoredWording {
  const [stored, setStored] = useState<StoredWording>(() => NOTHING)
  useEffect(() => {
    let left = false
    loadCurriculum().then(
      (blocks) => {
        const wordings = new Map(
          blocks.flatMap(({ goals }) => goals.map(({ id, outcome }) => [id, outcome] as const)),
        )
        if (!left) setStored(() => (id: string) => wordings.get(id))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return stored
}
