import { Fragment, type ReactNode } from 'react'
import { PLAN_SECTION_TITLES, type PlanSection } from '#content/lesson-plan.ts'
import { MarginMark } from './section-parts.tsx'
import { SectionView } from './section-view.tsx'

interface OutlineEntry {
  id: string
  title: string
}

interface Props {
  outline: readonly OutlineEntry[]
  sections: readonly PlanSection[]
  /** Sections are still to come: the margin shows ticks and the pen, and missing sections are ruled blanks. */
  writing: boolean
  label: string
  /** The bar under the plan's header. */
  actions?: ReactNode
  /** The end of the page: the checks and the next actions. */
  closing?: ReactNode
}

const KNOWN: ReadonlySet<string> = new Set(Object.keys(PLAN_SECTION_TITLES))

/** A lesson plan as a page of the exercise book. While it is written its missing sections are ruled blanks. */
export function PlanSheet({ outline, sections, writing, label, actions, closing }: Props) {
  const written = new Map<string, PlanSection>()
  for (const section of sections) if (KNOWN.has(section.id)) written.set(section.id, section)
  const entries =
    outline.length > 0 ? outline : sections.map(({ id }) => ({ id, title: PLAN_SECTION_TITLES[id] }))
  const penAt = writing ? entries.findIndex((entry) => !written.has(entry.id)) : -1
  const headWritten = entries[0]?.id === 'header' && written.has('header')
  return (
    <article
      className={`sheet margined mx-auto w-full max-w-page overflow-clip ${closing ? '' : 'pb-2'}`}
      aria-label={label}
      aria-busy={writing}
    >
      {entries.map((entry, index) => {
        const section = written.get(entry.id)
        if (section) {
          return (
            <Fragment key={entry.id}>
              <SectionView section={section} title={entry.title} mark={writing ? 'written' : 'none'} />
              {index === 0 && headWritten && !writing && actions}
            </Fragment>
          )
        }
        if (!writing) return null
        return index === penAt ? (
          <BeingWritten key={entry.id} title={entry.title} />
        ) : (
          <NotWritten key={entry.id} title={entry.title} index={index} />
        )
      })}
      {!headWritten && !writing && actions}
      {closing}
      {writing && <div className="h-5" />}
    </article>
  )
}

function BeingWritten({ title }: { title: string }) {
  return (
    <section className="pt-7" aria-label={`${title}, being written`} data-follow="">
      <div className="row">
        <MarginMark mark="writing" />
        <h3 className="on-page text-lg">
          {title}
          <span aria-hidden="true" className="ml-1.5 inline-block h-4 w-0.5 translate-y-0.5 bg-accent" />
        </h3>
      </div>
      <div className="ruled mt-1 h-14" />
    </section>
  )
}

/** A section that is not written yet is a ruled blank, never a grey shimmer. */
function NotWritten({ title, index }: { title: string; index: number }) {
  return (
    <section className="pt-6" aria-label={`${title}, not written yet`}>
      <div className="row">
        <span />
        <h3 className="on-page text-lg text-muted">{title}</h3>
      </div>
      <div className={`ruled mt-1 ${index % 3 === 0 ? 'h-21' : 'h-14'}`} />
    </section>
  )
}
