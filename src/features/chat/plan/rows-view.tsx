import type {
  AssessmentSection,
  DifferentiationSection,
  MisconceptionsSection,
} from '#content/lesson-plan.ts'
import { ReoText } from './reo-text.tsx'
import { Section, type SectionMark } from './section-parts.tsx'

interface Props<T> {
  section: T
  title: string
  mark: SectionMark
}

/** Support, core and extension. The name is in the margin where the margin is wide enough. */
export function DifferentiationView({ section, title, mark }: Props<DifferentiationSection>) {
  const tiers = [
    { name: 'Support', text: section.support },
    { name: 'Core', text: section.core },
    { name: 'Extend', text: section.extension },
    ...(section.language ? [{ name: 'Language', text: section.language }] : []),
  ].filter(({ text }) => text !== '')
  const rows = (
    <dl className="mt-2">
      {tiers.map((tier) => (
        <div className="row border-t border-base-300 py-3" key={tier.name}>
          <dt className="col-start-2 font-semibold max-lg:on-page lg:in-margin lg:col-start-1 lg:font-normal">
            {tier.name}
          </dt>
          <dd className="on-page measure col-start-2 lg:row-start-1">
            <ReoText text={tier.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Section id={section.id} title={title} mark={mark} rows={rows}>
      {section.task && (
        <p className="measure mt-1 text-muted">
          <ReoText text={section.task} />
        </p>
      )}
    </Section>
  )
}

export function MisconceptionsView({ section, title, mark }: Props<MisconceptionsSection>) {
  return (
    <Section id={section.id} title={title} mark={mark}>
      <dl className="mt-1 space-y-3">
        {section.items.map((item) => (
          <div key={item.what}>
            <dt className="measure font-semibold">
              <ReoText text={item.what} />
            </dt>
            <dd className="measure text-muted">
              <ReoText text={item.why} />
            </dd>
            <dd className="measure">
              <ReoText text={item.move} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The exit ticket, then how to sort the answers. */
export function AssessmentView({ section, title, mark }: Props<AssessmentSection>) {
  const rows = (
    <dl className="mt-2">
      {section.sorts.map((sort) => (
        <div className="row gap-y-0 py-1.5" key={sort.see}>
          <dt className="on-page col-start-2 font-semibold">
            <ReoText text={sort.see} />
          </dt>
          <dd className="on-page measure col-start-2">
            <ReoText text={sort.next} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Section id={section.id} title={title} mark={mark} rows={section.sorts.length > 0 && rows}>
      <p className="measure mt-1">
        <span className="text-muted">Exit ticket: </span>
        <ReoText text={section.exitTicket.prompt} />
      </p>
      {section.watchFor.length > 0 && (
        <>
          <p className="mt-2 text-muted">Watch for</p>
          <ul className="measure list-disc space-y-1 pl-5 marker:text-muted">
            {section.watchFor.map((line) => (
              <li key={line}>
                <ReoText text={line} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
