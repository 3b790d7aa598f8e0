import { describeTask } from '../../../content/describe-task.ts'
import { FIXED } from '../../../content/fixed-sections.ts'
import type { LessonPlan, PlanGoal } from '../../../content/lesson-plan.ts'
import { sectionMarkdown } from '../../../content/render-markdown.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { RedoPlan, RedoResource } from '../../redo.ts'
import { PLAN_TITLES } from '../section-request.ts'
import { isBuilt } from '../shape-plan.ts'
import { EXIT, GOES_WITH, QUESTIONS } from './change-parts.ts'
import { exitTaskOf } from './rebuild-plan.ts'

export type Target = RedoPlan | RedoResource

/** A section of a document that a model can write anew, with the beginning of what stands in it. */
interface Part {
  id: string
  title: string
  text: string
}

const MAX_TEXT = 500

export function isByModel({ doc }: Target): boolean {
  const [line = ''] = doc.sections.flatMap((section) =>
    section.id === 'about' ? section.lines : section.id === 'key' ? section.notes : [],
  )
  return line.startsWith('Draft written by a language model')
}

/** The goals of a document. */
export const goalsOf = ({ doc }: Target): readonly PlanGoal[] =>
  doc.sections.flatMap((section) => ('goals' in section ? section.goals : []))

/** The class that a document says it is for. */
export function yearOf({ doc }: Target): string | null {
  const [head] = doc.sections.filter((section) => section.id === 'header')
  return head === undefined ? null : 'year' in head ? head.year : head.subtitle
}

/** The parts of an assessment: the question of the exit ticket stands in other sections too. */
function assessmentParts(doc: LessonPlan, own: Part): Part[] {
  const exit = exitTaskOf(doc)
  if (exit === null) return [own]
  const text = `${describeTask(exit)} Answer: ${exit.answer}`
  return [
    { ...own, title: `${own.title}, without the question of the exit ticket` },
    { id: EXIT, title: 'The question of the exit ticket and its answer', text },
  ]
}

function planParts({ doc }: RedoPlan): Part[] {
  return doc.sections.flatMap((section): Part[] => {
    const text = sectionMarkdown(section)
    if (section.id === 'header') return [{ id: 'header', title: 'The title', text: section.title }]
    if (section.id === 'answers')
      return [{ id: QUESTIONS, title: 'The questions, in steps, exit ticket and answers', text }]
    if (section.id in FIXED || !isBuilt(section.id)) return []
    const part = { id: section.id, title: PLAN_TITLES[section.id] ?? section.id, text }
    return section.id === 'assessment' ? assessmentParts(doc, part) : [part]
  })
}

/** A page with parts that a model is not asked for is written anew only where a model wrote it. */
const isWritable = (section: ResourceSection, byModel: boolean) =>
  section.id !== 'key' && (byModel || !('blocks' in section || 'layout' in section))

function resourceParts(target: RedoResource): Part[] {
  const byModel = isByModel(target)
  return target.doc.sections
    .filter((section) => isWritable(section, byModel))
    .map((section) =>
      section.id === 'header'
        ? { id: section.id, title: 'The title', text: section.title }
        : {
            id: section.id,
            title: target.doc.outline.find(({ id }) => id === section.id)?.title ?? section.id,
            text: JSON.stringify(section),
          },
    )
}

/** The sections of a document that a model can write anew. */
export const partsOf = (target: Target): Part[] =>
  (target.kind === 'plan' ? planParts(target) : resourceParts(target)).map((part) => ({
    ...part,
    text: part.text.length > MAX_TEXT ? `${part.text.slice(0, MAX_TEXT)} …` : part.text,
  }))

/** The sections of the document that become others when these parts do. */
export function sectionsFor(ids: readonly string[], { doc }: Target): string[] {
  const wanted = new Set<string>(ids.flatMap<string>((id) => GOES_WITH[id] ?? [id]))
  return doc.sections.map(({ id }) => id).filter((id) => wanted.has(id))
}
