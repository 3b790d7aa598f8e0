import { useEffect, useRef } from 'react'
import { noteSeen } from '#session/plan-changes.ts'

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
    <span ref={mark} className="ml-auto text-sm font-semibold">
      Changed
    </span>
  )
}
