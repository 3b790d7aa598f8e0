import { NotebookText } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { noteArrival, showVersion, useIsVersionShown } from '#session/plan-changes.ts'
import { Button } from '#ui/button.tsx'
import { isFollowed } from '../messages/follow-end.ts'
import { FinishedPlan } from './finished-plan.tsx'
import { VersionOfRow } from './versions/version-parts.tsx'

type PlanProps = ComponentProps<typeof FinishedPlan>

/** True while this plan is what somebody reads: it covers the middle of the screen. */
function isRead(plan: Element | null): boolean {
  const { top = 0, bottom = 0 } = plan?.getBoundingClientRect() ?? {}
  return !isFollowed() && top < window.innerHeight / 2 && bottom > window.innerHeight / 2
}

/**
 * A plan with a newer one below it is a single row, as soon as the newer one is there. It does not fold while somebody
 * reads it.
 */
export function PlanOrRow({ newest, ...plan }: PlanProps) {
  const { id } = plan.message
  const [unfolded, setUnfolded] = useState(newest)
  const chosen = useIsVersionShown(id)
  const open = unfolded || chosen
  const shown = useRef<HTMLDivElement>(null)
  const wasRow = useRef(!open)
  useLayoutEffect(() => {
    if (isFollowed()) noteArrival(id)
  }, [id])
  useLayoutEffect(() => setUnfolded((was) => newest || (was && isRead(shown.current))), [newest])
  useEffect(() => {
    if (!open) wasRow.current = true
    // The pressed button has unmounted; the plan's first button takes its place in the tab order.
    if (!open || !wasRow.current) return
    for (const button of shown.current?.querySelectorAll('button') ?? []) {
      button.focus({ preventScroll: true }) // some buttons are hidden on a narrow screen and take no focus
      if (document.activeElement === button) return
    }
  }, [open])
  if (!open) return <Row {...plan} newest={newest} onShow={() => showVersion(id, true)} />
  return (
    <div ref={shown} data-message={id}>
      <FinishedPlan {...plan} newest={newest} />
    </div>
  )
}

function Row({ message, label, parts, onShow }: PlanProps & { onShow: () => void }) {
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
            <span className="text-sm text-muted">
              Lesson plan{head ? ` · ${head.minutes} minutes` : ''}
              <VersionOfRow messageId={message.id} />
            </span>
          </p>
          <Button variant="ghost" className="text-primary" aria-label={`Show ${title}`} onClick={onShow}>
            Show
          </Button>
        </div>
      </div>
    </article>
  )
}
