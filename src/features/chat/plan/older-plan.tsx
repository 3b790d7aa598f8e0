import { NotebookText } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FinishedPlan } from './finished-plan.tsx'

type PlanProps = ComponentProps<typeof FinishedPlan>

interface Props extends PlanProps {
  /** No later plan has replaced this one. */
  newest: boolean
}

/**
 * A plan with a newer one below it is a single row when its chat is opened. A plan never folds while somebody may be
 * reading it.
 */
export function PlanOrRow({ newest, ...plan }: Props) {
  const [open, setOpen] = useState(newest)
  const shown = useRef<HTMLDivElement>(null)
  const wasRow = useRef(!open)
  useEffect(() => {
    // The pressed button has unmounted; the plan's first button takes its place in the tab order.
    if (!open || !wasRow.current) return
    for (const button of shown.current?.querySelectorAll('button') ?? []) {
      button.focus({ preventScroll: true }) // some buttons are hidden on a narrow screen and take no focus
      if (document.activeElement === button) return
    }
  }, [open])
  if (!open) return <Row {...plan} onShow={() => setOpen(true)} />
  return (
    <div ref={shown}>
      <FinishedPlan {...plan} />
    </div>
  )
}

function Row({ label, parts, onShow }: PlanProps & { onShow: () => void }) {
  const head = parts.sections.find((section) => section.id === 'header')
  const title = head?.title ?? 'Lesson plan'
  return (
    <article className="sheet margined mx-auto w-full max-w-page" aria-label={label}>
      <div className="row items-center">
        <span className="in-margin">
          <NotebookText
            className="inline size-5 align-middle text-primary"
            role="img"
            aria-label="Lesson plan"
          />
        </span>
        <div className="on-page flex items-center gap-3 py-3">
          <p className="min-w-0 grow wrap-anywhere">
            <b className="block font-semibold">{title}</b>
            <span className="text-sm text-muted">Lesson plan{head ? ` · ${head.minutes} minutes` : ''}</span>
          </p>
          <Button variant="ghost" className="text-primary" aria-label={`Show ${title}`} onClick={onShow}>
            Show
          </Button>
        </div>
      </div>
    </article>
  )
}
