import { isLessonPlan } from '#content/lesson-plan.ts'
import { isResource } from '#content/resource.ts'

/** Returns the year and learning area of a typed plan or resource, or undefined for any other document. */
export function headerDetails(doc: unknown): string[] | undefined {
  if (!isLessonPlan(doc) && !isResource(doc)) return undefined
  const details = doc.sections.flatMap((section) => {
    if (section.id !== 'header') return []
    return 'subtitle' in section ? [section.subtitle] : [section.year, section.area]
  })
  return details.filter((one): one is string => Boolean(one))
}
