import type { IntentionSection } from '#content/lesson-plan.ts'
import { ReoText } from './reo-text.tsx'
import { Section, type SectionMark } from './section-parts.tsx'

export function IntentionView(props: { section: IntentionSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return <Section id={section.id} title={title} mark={mark} rows={<IntentionLines section={section} />} />
}

/** The text lies on ruled lines, as a child writes it: We Are Learning To, then the success criteria. */
function IntentionLines({ section }: { section: IntentionSection }) {
  return (
    <div className="ruled mt-2 leading-7 diagonal-fractions">
      <div className="row">
        <b className="in-margin leading-7 font-semibold text-base-content">
          <abbr title="We are learning to" className="no-underline">
            WALT
          </abbr>
        </b>
        <p className="on-page font-semibold">
          <ReoText text={sentence(section.walt)} />
        </p>
      </div>
      <div className="row">
        <span />
        <p className="on-page text-muted">I can</p>
      </div>
      <ul>
        {section.criteria.map((criterion) => (
          <li className="row" key={criterion}>
            <span className="in-margin leading-7" aria-hidden="true">
              <i className="inline-block size-3.5 translate-y-0.5 rounded-[3px] border border-line" />
            </span>
            <span className="on-page">
              <ReoText text={criterion} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
