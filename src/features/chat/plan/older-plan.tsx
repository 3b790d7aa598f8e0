import { NotebookText } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FinishedPlan } from './finished-plan.tsx'

type PlanProps = ComponentProps<typeof FinishedPlan>

interface Props extends PlanProps {
  /** No later plan has taken its place. */
  newest: boolean
}

/** A plan with a newer one below it is one row when its chat is opened. None folds while somebody may be reading it. */
export function PlanOrRow({ newest, ...plan }: Props) {
  const [open, setOpen] = useState(newest)
  const shown = useRef<HTMLDivElement>(null)
  const wasRow = useRef(!open)
  useEffect(() => {
    // The button that was pressed is gone; its place in the order of the page is the plan's first one.
    if (!open || !wasRow.current) return
    for (const button of shown.current?.querySelectorAll('button') ?? []) {
      button.focus({ preventScroll: true }) // some are hidden on a narrow screen and take no focus
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
    <article className="sheet margined mx-auto w-full max-w-[49rem]" aria-label={label}>
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
