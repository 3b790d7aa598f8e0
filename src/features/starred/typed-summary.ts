import { isLessonPlan, type LessonPlan } from '#content/lesson-plan.ts'
import { isResource, type Resource } from '#content/resource.ts'
import { headerDetails } from './header-details.ts'

/** The text and details of a row for a typed plan or resource. */
interface TypedSummary {
  /** A passage typical of the document. Its full text begins with title, year and area, which the row shows anyway. */
  text: string
  details: string[]
}

export function typedSummary(doc: unknown): TypedSummary | null {
  const details = headerDetails(doc) ?? []
  if (isLessonPlan(doc)) return { text: textOfPlan(doc), details }
  return isResource(doc) ? { text: textOfResource(doc), details } : null
}

function textOfPlan({ sections }: LessonPlan): string {
  const found = sections.find((section) => section.id === 'learning-intention')
  if (!found) return ''
  return [`We are learning to ${found.walt}.`, ...found.criteria.map((one) => `I can ${one}.`)].join(' ')
}

function textOfResource({ sections }: Resource): string {
  for (const section of sections) {
    const passages =
      section.id === 'steps'
        ? section.steps
        : 'instructions' in section
          ? [section.instructions, section.example?.prompt]
          : []
    const text = passages.filter(Boolean).join(' ')
    if (text) return text
  }
  return ''
}
