import {
  type CompetenciesSection,
  PLAN_SECTION_TITLES,
  type PlanSection,
  type ResourcesSection,
  type SecondSessionSection,
  type VocabularySection,
} from '#content/lesson-plan.ts'
import { AnswersView } from './answers-view.tsx'
import { ChangeSectionContext } from './change-section.ts'
import { GoalView } from './goal-view.tsx'
import { IntentionView } from './intention-view.tsx'
import { PhasesView } from './phases-view.tsx'
import { PlanHead } from './plan-head.tsx'
import { ReoText } from './reo-text.tsx'
import { AssessmentView, DifferentiationView, MisconceptionsView } from './rows-view.tsx'
import { Lines, Section, type SectionMark } from './section-parts.tsx'
import { SeriesView } from './series-view.tsx'

interface Props {
  section: PlanSection
  title: string
  mark: SectionMark
}

export function SectionView({ section, title, mark }: Props) {
  switch (section.id) {
    case 'header':
      return <PlanHead header={section} mark={mark} />
    case 'learning-intention':
      return <IntentionView section={section} title={title} mark={mark} />
    case 'curriculum-goal':
      return <GoalView section={section} title={title} mark={mark} />
    case 'phases':
      return <PhasesView section={section} title={title} mark={mark} />
    case 'differentiation':
      return <DifferentiationView section={section} title={title} mark={mark} />
    case 'misconceptions':
      return <MisconceptionsView section={section} title={title} mark={mark} />
    case 'assessment':
      return <AssessmentView section={section} title={title} mark={mark} />
    case 'answers':
      return <AnswersView section={section} title={title} mark={mark} />
    case 'vocabulary':
      return <VocabularyView section={section} title={title} mark={mark} />
    case 'key-competencies':
      return <CompetenciesView section={section} title={title} mark={mark} />
    case 'resources':
      return <ResourcesView section={section} title={title} mark={mark} />
    case 'series':
      return <SeriesView section={section} title={title} mark={mark} />
    case 'session-2':
      return <SecondSessionView section={section} title={title} mark={mark} />
    case 'about':
      return <ListView id={section.id} items={section.lines} title={title} mark={mark} />
    default:
      return <ListView id={section.id} items={section.items} title={title} mark={mark} />
  }
}

/** Shows what the lesson needs, and the text that the class reads, numbered as on paper. */
function ResourcesView(props: { section: ResourcesSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return (
    <Section id={section.id} title={title} mark={mark}>
      <Lines items={section.items} />
      {section.text && (
        <>
          <h4 className="mt-4">
            <ReoText text={section.text.title} />
          </h4>
          <ol className="measure mt-1 list-decimal space-y-2 pl-5 marker:text-muted">
            {section.text.paragraphs.map((paragraph) => (
              <li key={paragraph}>
                <ReoText text={paragraph} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

/** The second of two lessons: its own sections one below the other, without buttons to change one alone. */
function SecondSessionView(props: { section: SecondSessionSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  const parts = (
    <ChangeSectionContext.Provider value={undefined}>
      {section.parts.map((part) => (
        <SectionView key={part.id} section={part} title={PLAN_SECTION_TITLES[part.id]} mark="none" />
      ))}
    </ChangeSectionContext.Provider>
  )
  return (
    <Section id={section.id} title={title} mark={mark} rows={parts}>
      <p className="measure mt-1 font-semibold">
        <ReoText text={section.title} />
      </p>
    </Section>
  )
}

function ListView(props: { id: string; items: readonly string[]; title: string; mark: SectionMark }) {
  const { id, items, title, mark } = props
  return (
    <Section id={id} title={title} mark={mark}>
      <Lines items={items} />
    </Section>
  )
}

function CompetenciesView(props: { section: CompetenciesSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return (
    <Section id={section.id} title={title} mark={mark}>
      <dl className="mt-1">
        {section.competencies.map(({ name, shows }) => (
          <div key={name} className="py-0.5">
            <dt className="inline font-semibold">{name}:</dt>{' '}
            <dd className="inline">
              <ReoText text={shows} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function VocabularyView(props: { section: VocabularySection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return (
    <Section id={section.id} title={title} mark={mark}>
      <dl className="mt-1 lg:grid lg:grid-cols-2 lg:gap-x-6">
        {section.words.map((word) => (
          <div key={word.term} className="py-0.5">
            <dt className="inline font-semibold" lang={word.lang === 'mi' ? 'mi' : undefined}>
              {word.term}
            </dt>{' '}
            <dd className="inline">
              <ReoText text={word.meaning} />
            </dd>
          </div>
        ))}
      </dl>
      {section.note && <p className="measure mt-2 text-sm text-muted">{section.note}</p>}
    </Section>
  )
}
