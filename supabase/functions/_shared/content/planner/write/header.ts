import type { HeaderSection } from '../../lesson-plan.ts'
import type { LessonRequest } from '../read/request.ts'
import { subjectReo } from '../read/subject.ts'

/** The header of a plan, whoever writes the rest of it. */
export function planHeader(request: LessonRequest, title: string): HeaderSection {
  return {
    id: 'header',
    title,
    className: request.className,
    year: request.yearGroup,
    minutes: request.minutes,
    when: request.when,
    area: request.subject,
    areaReo: subjectReo(request.subject),
    strand: request.strand,
    skill: request.skill,
  }
}
