import type { Phase, PhasesSection } from '#content/lesson-plan.ts'
import { ReoText } from './reo-text.tsx'
import { Section, type SectionMark } from './section-parts.tsx'

export function PhasesView(props: { section: PhasesSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return <Section id={section.id} title={title} mark={mark} rows={<PhaseTable section={section} />} />
}

/** The minutes add up in the margin as a sum does, with a double line and the total. */
function PhaseTable({ section }: { section: PhasesSection }) {
  const total = section.steps.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <table className="mt-2 w-full table-fixed">
      <colgroup>
        <col className="w-(--margin-w)" />
        <col />
      </colgroup>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="in-margin pb-1.5 font-normal">
            min
          </th>
          <th scope="col" className="on-page pb-1.5 text-start font-normal">
            Step
          </th>
        </tr>
      </thead>
      <tbody>
        {section.steps.map((step) => (
          <PhaseRow key={`${step.from}-${step.name}`} step={step} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-base-300">
          <th scope="row" className="in-margin pt-3">
            <b className="sum-line inline-block pt-1 text-lg leading-6 font-semibold text-base-content">
              {total}
            </b>
          </th>
          <td className="on-page pt-4 text-muted">
            {total === section.minutes ? 'minutes, the whole period' : `minutes of ${section.minutes}`}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function PhaseRow({ step }: { step: Phase }) {
  return (
    <tr className="border-t border-base-300 align-top">
      <th scope="row" className="in-margin py-4 font-normal">
        <b className="text-lg leading-6 font-semibold text-base-content">{step.minutes}</b>
        <span className="block text-sm">
          {step.from}–{step.to}
        </span>
      </th>
      <td className="on-page py-4">
        <h4>
          <ReoText text={step.name} />
        </h4>
        <div className="mt-1 grid gap-1.5 lg:grid-cols-2 lg:gap-6">
          <Doing who="You" lines={step.teacher} />
          <Doing who="Ākonga" lang="mi" lines={step.pupils} />
        </div>
      </td>
    </tr>
  )
}

const numberless = (line: string) => line.replace(/^\d+\. /, '')

function Doing({ who, lang, lines }: { who: string; lang?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const numbered = lines.length > 1 && lines.every((line) => /^\d+\. /.test(line))
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className="min-w-0">
      <p className="text-muted" lang={lang}>
        {who}
      </p>
      <List className={`space-y-1 wrap-anywhere ${numbered ? 'list-decimal pl-5 marker:text-muted' : ''}`}>
        {lines.map((line) => (
          <li key={line}>
            <ReoText text={numbered ? numberless(line) : line} />
          </li>
        ))}
      </List>
    </div>
  )
}
