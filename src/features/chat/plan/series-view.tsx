import type { SeriesSection } from '#content/lesson-plan.ts'
import { ReoText } from './reo-text.tsx'
import { Section, type SectionMark } from './section-parts.tsx'

/** The lessons of a unit one below the other: a table of five columns would not fit on a phone. */
export function SeriesView(props: { section: SeriesSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return (
    <Section id={section.id} title={title} mark={mark}>
      <p className="measure mt-1">
        <ReoText text={section.lead} />
      </p>
      <ol className="mt-2 space-y-3">
        {section.lessons.map(({ name, title: named, walt, activity, materials, look }) => (
          <li key={name} className="border-t border-base-300 pt-2">
            <h4>
              <ReoText text={`${name}: ${named}`} />
            </h4>
            <dl className="measure">
              <Row name="We are learning to" text={walt} />
              <Row name="Main activity" text={activity} />
              <Row name="Materials" text={materials} />
              <Row name="Look for" text={look} />
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="inline text-muted">{name}:</dt>{' '}
      <dd className="inline">
        <ReoText text={text} />
      </dd>
    </div>
  )
}
