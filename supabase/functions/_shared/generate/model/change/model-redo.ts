import { FIXED } from '../../../content/fixed-sections.ts'
import type { PlanSection } from '../../../content/lesson-plan.ts'
import { planSection } from '../../../content/lesson-plan.ts'
import { planLesson } from '../../../content/planner/redo/redo-plan.ts'
import { resourceLesson } from '../../../content/planner/redo/redo-resource.ts'
import type { Redone } from '../../../content/planner/redo/redone.ts'
import { stripPersonal } from '../../../content/privacy.ts'
import { sectionMarkdown } from '../../../content/render-markdown.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { RedoPlan, SectionRedo } from '../../redo.ts'
import { collectSections, type SectionRequest } from '../collect-sections.ts'
import { PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { BUILD, isBuilt, phasesOf, type Question } from '../shape-plan.ts'
import { pageOf } from '../shape-resource.ts'
import { PLAN_WIRE, type PlanWire, RESOURCE_WIRE, type ResourceWire } from '../wire.ts'

async function oneSection(context: WritingContext, asked: SectionRequest): Promise<unknown> {
  for await (const { value } of collectSections(context.ask, asked, context.signal)) return value
  throw new Error('the model sent no section')
}

const about = (title: string, document: string) => `The document as it is:
${stripPersonal(document)}

Write only “${title}” anew, as the teacher's message asks. It has to fit to everything else, which stays as it is: the same lesson, the same questions.`

/** The questions of a finished plan. Their ids tell the step they belong to. */
function questionsIn({ doc }: RedoPlan): Question[] {
  const uses = ['example', 'together', 'practice', 'exit'] as const
  return (planSection(doc, 'answers')?.tasks ?? []).map((task) => ({
    ...task,
    use: uses.find((use) => task.id.startsWith(use)) ?? 'practice',
  }))
}

/** Builds the redone section. The program supplies questions and minutes even when a model rewrites a part. */
function rebuilt(
  context: WritingContext,
  target: RedoPlan,
  id: PlanSection['id'],
  value: unknown,
): PlanSection | null {
  const { request } = planLesson(target.doc, context.input)
  if (id === 'phases') return phasesOf(value as PlanWire['phases'], questionsIn(target), request.minutes)
  if (id === 'assessment') {
    const exitTicket = planSection(target.doc, 'assessment')?.exitTicket
    return exitTicket ? { id, exitTicket, ...(value as PlanWire['assessment']) } : null
  }
  if (!isBuilt(id)) return null
  return BUILD[id]({ request, parts: { [id]: value }, model: context.settings.model, notes: [] })
}

async function planPart(
  context: WritingContext,
  target: RedoPlan,
  now: PlanSection,
): Promise<Redone<PlanSection>> {
  const why = FIXED[now.id]
  if (why !== undefined) return { ok: false, why }
  const { request } = planLesson(target.doc, context.input)
  const title = PLAN_TITLES[now.id] ?? now.id
  const asked = sectionRequest(
    context,
    { wire: PLAN_WIRE, keys: [now.id], titles: PLAN_TITLES, known: {} },
    request,
  )
  const document = target.doc.sections.map(sectionMarkdown).join('\n\n')
  asked.prompt += `\n\n${about(title, document)}`
  const section = rebuilt(context, target, now.id, await oneSection(context, asked))
  return section ? { ok: true, section } : { ok: false, why: 'That part could not be fitted in.' }
}

/** Redoes one section with a language model, which sees the whole document and writes the section. */
export const modelRedo = (context: WritingContext): SectionRedo => ({
  plan: (target, now) => planPart(context, target, now),
  async page({ doc }, now): Promise<Redone<ResourceSection>> {
    if (now.id === 'header' || now.id === 'key')
      return {
        ok: false,
        why: 'The title and the teacher page follow from the other pages. Change one of those instead.',
      }
    const title = doc.outline.find(({ id }) => id === now.id)?.title ?? now.id
    const { request } = resourceLesson(doc, context.input)
    const asked = sectionRequest(
      context,
      { wire: RESOURCE_WIRE, keys: [now.id], titles: { [now.id]: title }, known: {} },
      request,
    )
    const pupils = doc.sections.filter(({ id }) => id !== 'key')
    const name = doc.sections.find((section) => section.id === 'header')?.title ?? title
    asked.prompt += `\n\n${about(title, JSON.stringify(pupils))}`
    const value = await oneSection(context, asked)
    if (now.id === 'steps') return { ok: true, section: { id: 'steps', ...(value as ResourceWire['steps']) } }
    return { ok: true, section: pageOf(now.id, value as ResourceWire['tasks-core'], doc.kind, name) }
  },
})
