import { useContext, useEffect, useRef } from 'react'
import { noteSeen } from '#session/plan-changes.ts'
import { changedSections } from './changed-sections.ts'
import { EntriesContext } from './entries-context.ts'
import { versionsOf } from './plan-versions.ts'
import { UndoChange } from './undo-change.tsx'

/** Long enough to read a heading and the first lines. */
const SEEN_MS = 2_000

interface Props {
  replyId: string
  id: string
}

/** Marks a changed section until it has been on the screen for a while and has left it again. */
export function ChangedMark({ replyId, id }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = mark.current?.closest<HTMLElement>('[data-section]')
    if (!section) return
    section.style.boxShadow = 'inset 4px 0 var(--color-accent)'
    let since: number | undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) since ??= performance.now()
      else if (since !== undefined && performance.now() - since > SEEN_MS) noteSeen(replyId, id)
      else since = undefined
    })
    observer.observe(section)
    return () => {
      observer.disconnect()
      section.style.boxShadow = ''
    }
  }, [replyId, id])
  return (
    // On a phone it takes a line of its own, so that it never pushes the heading's button off the page.
    <span
      ref={mark}
      className="order-last flex basis-full items-center text-sm font-semibold sm:order-none sm:basis-auto"
    >
      <span>Changed</span>
      <UndoHere replyId={replyId} />
    </span>
  )
}

/** Takes back the only change of a version. Where there are several, the line above the plan takes back all at once. */
function UndoHere({ replyId }: { replyId: string }) {
  const versions = versionsOf(useContext(EntriesContext), replyId)
  const version = versions.find(({ message }) => message.id === replyId)
  if (!version?.before || changedSections(version.before.plan, version.plan).length > 1) return null
  return <UndoChange version={version} />
}
