import { isLessonPlan, type LessonPlan } from '#content/lesson-plan.ts'
import { isResource, type Resource } from '#content/resource.ts'

/** What a row says of a plan or resource whose parts are known. */
export interface TypedSummary {
  /** The words it is known by; the text itself begins with title, year and area, which the row shows anyway. */
  text: string
  details: string[]
}

export function typedSummary(doc: unknown): TypedSummary | null {
  if (isLessonPlan(doc)) return ofPlan(doc)
  return isResource(doc) ? ofResource(doc) : null
}

function ofPlan({ sections }: LessonPlan): TypedSummary {
  const summary: TypedSummary = { text: '', details: [] }
  for (const section of sections) {
    if (section.id === 'header') summary.details = words([section.year, section.area])
    if (section.id === 'learning-intention') {
      const { walt, criteria } = section
      summary.text = [`We are learning to ${walt}.`, ...criteria.map((one) => `I can ${one}.`)].join(' ')
    }
  }
  return summary
}

function ofResource({ sections }: Resource): TypedSummary {
  const summary: TypedSummary = { text: '', details: [] }
  for (const section of sections) {
    if (section.id === 'header') summary.details = words([section.subtitle])
    if (summary.text) continue
    if (section.id === 'steps') summary.text = section.steps.join(' ')
    else if ('instructions' in section)
      summary.text = words([section.instructions, section.example?.prompt]).join(' ')
  }
  return summary
}

const words = (list: (string | null | undefined)[]) => list.filter((one): one is string => Boolean(one))
