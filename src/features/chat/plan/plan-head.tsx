import { useContext } from 'react'
import type { HeaderSection } from '#content/lesson-plan.ts'
import { ChangeSectionContext } from './change-section.ts'
import { ReoText } from './reo-text.tsx'
import { MarginMark, type SectionMark } from './section-parts.tsx'

function headFacts(header: HeaderSection): { name: string; value: string; reo?: string }[] {
  const area = header.area
  const facts: { name: string; value: string | null; reo?: string }[] = [
    { name: 'Class', value: header.className ?? header.year },
    { name: 'Time', value: `${header.minutes} minutes` },
    { name: 'When', value: header.when },
    { name: 'Learning area', value: area, ...(header.areaReo ? { reo: header.areaReo } : {}) },
  ]
  return facts.flatMap((fact) => (fact.value ? [{ ...fact, value: fact.value }] : []))
}

export function PlanHead({ header, mark }: { header: HeaderSection; mark: SectionMark }) {
  const change = useContext(ChangeSectionContext)
  return (
    <div className="row pt-5 lg:pt-7" data-section="header">
      <MarginMark mark={mark} />
      <div className="on-page">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="flex-1 text-xl wrap-anywhere lg:text-2xl">
            <ReoText text={header.title} />
          </h2>
          {change?.('header', 'Lesson overview')}
        </div>
        <dl className="mt-4 grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-4 lg:gap-x-5">
          {headFacts(header).map((fact) => (
            <div key={fact.name} className="last:odd:col-span-2">
              <dt className="text-sm text-muted">{fact.name}</dt>
              <dd>
                {fact.value}
                {fact.reo && (
                  <>
                    , <span lang="mi">{fact.reo}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
