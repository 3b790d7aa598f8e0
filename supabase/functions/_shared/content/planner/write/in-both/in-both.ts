import type { PhasesSection, PlanSection } from '../../../lesson-plan.ts'
import type { ResourceSection } from '../../../resource.ts'
import type { LessonRequest } from '../../read/request.ts'
import { ONE_PAGE_LINES, PAGE_LINES, STEP_LINES, STEP_NAMES } from './lines.data.ts'

const isAsked = ({ understood }: LessonRequest) => understood.language === 'mi'

/** Names each step in both languages and gives a line to say to the class. A step that comes twice says it once. */
function stepsInBoth(section: PhasesSection): PhasesSection {
  const steps = section.steps.map((step, at) => {
    const isFirst = section.steps.findIndex(({ kind }) => kind === step.kind) === at
    const [reo, english] = STEP_LINES[step.kind]
    const line = `Say: “${reo}” (${english})`
    return {
      ...step,
      name: `${step.name} · ${STEP_NAMES[step.kind]}`,
      teacher: isFirst ? [line, ...step.teacher] : step.teacher,
    }
  })
  return { ...section, steps }
}

/** A plan in English, with its steps in te reo Māori as well where the request was in it. */
export function planInBoth(sections: PlanSection[], request: LessonRequest): PlanSection[] {
  if (!isAsked(request)) return sections
  return sections.map((section) => (section.id === 'phases' ? stepsInBoth(section) : section))
}

/** A resource in English, with the instructions of its pages in te reo Māori as well where the request was in it. */
export function resourceInBoth(sections: ResourceSection[], request: LessonRequest): ResourceSection[] {
  if (!isAsked(request)) return sections
  const pages = sections.filter(({ id }) => id.startsWith('tasks-')).length
  const lines = pages === 1 ? `${PAGE_LINES} ${ONE_PAGE_LINES}` : PAGE_LINES
  return sections.map((section) =>
    'instructions' in section ? { ...section, instructions: `${lines} ${section.instructions}` } : section,
  )
}
