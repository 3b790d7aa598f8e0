import type { PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { NO_WHITEBOARDS } from './without-boards.data.ts'

const ON_PAPER: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bWork on (?:mini )?whiteboards\b/gi, 'Write it large on scrap paper'],
  [/\bon (?:mini[- ]?|the |their |your )?whiteboards?\b/gi, 'on scrap paper'],
  [/\b(?:a )?(?:mini[- ]?)?whiteboards? and (?:a )?pens?\b/gi, 'scrap paper and pencils'],
  [/\bmini[- ]?whiteboards?\b|\bwhiteboards\b/gi, 'scrap paper'],
]

/** The whiteboards of a plan become paper where the class has none. */
export function withoutBoards(sections: readonly PlanSection[], { request }: Lesson): PlanSection[] {
  if (!NO_WHITEBOARDS.some(({ pattern }) => pattern.test(request.asked))) return [...sections]
  const onPaper = (text: string) =>
    ON_PAPER.reduce((left, [found, instead]) => left.replace(found, instead), text)
  return sections.map((section) => {
    if (section.id === 'resources') return { ...section, items: [...new Set(section.items.map(onPaper))] }
    if (section.id !== 'phases') return section
    return {
      ...section,
      steps: section.steps.map((step) => ({
        ...step,
        teacher: step.teacher.map(onPaper),
        pupils: step.pupils.map(onPaper),
      })),
    }
  })
}
