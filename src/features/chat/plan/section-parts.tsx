import { Check, PenLine } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { ChangeSectionContext } from './change-section.ts'
import { ReoText } from './reo-text.tsx'

/** The mark in the margin beside a section's heading while the plan is being written. */
export type SectionMark = 'none' | 'written' | 'writing'

export function MarginMark({ mark }: { mark: SectionMark }) {
  if (mark === 'none') return <div className="in-margin" />
  if (mark === 'written') {
    return (
      <div className="in-margin text-primary">
        <Check className="inline size-5 align-middle" role="img" aria-label="Written" />
      </div>
    )
  }
  return (
    <div className="in-margin">
      <span className="inline-grid size-7 place-items-center rounded-full bg-accent align-middle text-accent-content">
        <PenLine className="size-4" role="img" aria-label="Being written" />
      </span>
    </div>
  )
}

interface SectionProps {
  id: string
  title: string
  mark: SectionMark
  children?: ReactNode
  /** Rows that use the margin. They follow the heading's own row. */
  rows?: ReactNode
}

/** A section of a plan: heading and text on the page, `rows` across margin and page. */
export function Section({ id, title, mark, children, rows }: SectionProps) {
  const change = useContext(ChangeSectionContext)
  return (
    <section className="pt-7" data-section={id} aria-label={title}>
      <div className="row">
        <MarginMark mark={mark} />
        <div className="on-page">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="flex-1 text-lg">{title}</h3>
            {change?.(id, title)}
          </div>
          {children}
        </div>
      </div>
      {rows}
    </section>
  )
}

export function Lines({ items }: { items: readonly string[] }) {
  if (items.length === 1)
    return (
      <p className="measure mt-1">
        <ReoText text={items[0] ?? ''} />
      </p>
    )
  return (
    <ul className="measure mt-1 list-disc space-y-1 pl-5 marker:text-muted">
      {items.map((item) => (
        <li key={item}>
          <ReoText text={item} />
        </li>
      ))}
    </ul>
  )
}
