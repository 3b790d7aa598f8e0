import { isLessonPlan } from '#content/lesson-plan.ts'
import { isResource } from '#content/resource.ts'

/** For whom a plan or resource is, and in which area; undefined when its parts are not known. */
export function headerDetails(doc: unknown): string[] | undefined {
  if (!isLessonPlan(doc) && !isResource(doc)) return undefined
  const details = doc.sections.flatMap((section) => {
    if (section.id !== 'header') return []
    return 'subtitle' in section ? [section.subtitle] : [section.year, section.area]
  })
  return details.filter((one): one is string => Boolean(one))
}
