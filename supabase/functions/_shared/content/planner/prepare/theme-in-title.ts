import { textsIn } from '../../checks/text.ts'
import { PLAIN_THEME } from '../../data/named-themes.data.ts'
import type { PlanSection } from '../../lesson-plan.ts'
import type { ResourceSection } from '../../resource.ts'
import { capital } from '../capital.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import type { Lesson } from './lesson.ts'

type Sections = readonly (PlanSection | ResourceSection)[]

/** What students read and do, in stems. */
const stemsOfWork = (sections: Sections): Set<string> =>
  new Set(
    stemsOf(textsIn(sections.filter((section) => 'tasks' in section || section.id === 'phases')).join(' ')),
  )

/** True where the work has a thing of the setting, or the word by which the teacher named it. */
export function isThemePrinted(
  { request, theme }: Pick<Lesson, 'request' | 'theme'>,
  sections: Sections,
): boolean {
  const named = theme.match.exec(request.topic)?.[0] ?? ''
  const words = [theme.things, theme.one, theme.group, theme.groups, named].flatMap(plainWords)
  const printed = stemsOfWork(sections)
  return words.flatMap(stemsOf).some((stem) => stem.length > 2 && printed.has(stem))
}

/**
 * The title without a setting in which nothing is set: a sheet named “Netball: mean and range” has netball in it. A setting that was asked for as a theme
 * stands, and the teacher is told that the questions are about other things.
 */
export function titleAsPrinted(lesson: Lesson, sections: Sections): string {
  const { approach, request, theme, title } = lesson
  const label = `${theme.title}: `
  const isLabelled = approach.kind === 'topic' && approach.computed && title.startsWith(label)
  if (
    !isLabelled ||
    request.understood.theme !== null ||
    theme.id === PLAIN_THEME.id ||
    isThemePrinted(lesson, sections)
  )
    return title
  return capital(title.slice(label.length))
}
