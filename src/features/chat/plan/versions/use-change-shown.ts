import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { isAwaited, markChanged, takeArrival } from '#session/plan-changes.ts'
import { focusPlace } from '../../focus-place.ts'
import { goTo } from '../../go-to.ts'
import { changedSections } from './changed-sections.ts'
import type { PlanVersion } from './plan-versions.ts'

/** With more changes than these the plan is read from its head. */
const MAX_IN_PLACE = 3

/**
 * Marks what this version changed until it has been seen. When the version has just been made and its end was
 * followed, the page goes to the change.
 */
export function useChangeShown({ message, plan, before }: PlanVersion) {
  const line = useRef<HTMLDivElement>(null)
  const changed = useMemo(() => (before ? changedSections(before.plan, plan) : []), [before, plan])
  const ids = useRef<readonly string[]>([])
  ids.current = changed.map(({ id }) => id).filter((id) => id !== 'header')
  useEffect(() => {
    if (!isAwaited(message.id)) return
    markChanged(message.id, ids.current)
    if (takeArrival(message.id)) goToChange(line, ids.current)
  }, [message.id])
  return { line, changed }
}

function goToChange(line: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const sheet = line.current?.closest('article')
  const place =
    ids.length > MAX_IN_PLACE || !ids[0]
      ? sheet
      : sheet?.querySelector<HTMLElement>(`[data-section="${ids[0]}"]`)
  goTo(place)
  // The button that made the change went with the version before.
  if (document.activeElement === document.body) focusPlace(place)
}
