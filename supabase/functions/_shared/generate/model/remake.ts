import { FIXED } from '../../content/fixed-sections.ts'
import type { PlanSection } from '../../content/lesson-plan.ts'
import { planSection } from '../../content/lesson-plan.ts'
import { planLesson, type Remade } from '../../content/planner/redo-plan.ts'
import { resourceLesson } from '../../content/planner/redo-resource.ts'
import { stripPersonal } from '../../content/privacy.ts'
import { sectionMarkdown } from '../../content/render-markdown.ts'
import type { ResourceSection } from '../../content/resource.ts'
import type { RedoPlan, Remake } from '../redo.ts'
import { collect, type Order } from './collect.ts'
import { type Made, orderFor, PLAN_TITLES } from './order.ts'
import { BUILD, phasesOf, type Question } from './shape-plan.ts'
import { pageOf } from './shape-resource.ts'
import { PLAN_WIRE, type PlanWire, RESOURCE_WIRE, type ResourceWire } from './wire.ts'

async function one(made: Made, order: Order): Promise<unknown> {
  for await (const { value } of collect(made.ask, order, made.signal)) return value
  throw new Error('no section came')
}

const about = (title: string, document: string) => `The document as it is:
${stripPersonal(document)}

Write only “${title}” anew, as the teacher's message asks. It has to fit to everything else, which stays as it is: the same lesson, the same questions.`

/** The questions of a finished plan, with their use read from their names. */
function questionsIn({ doc }: RedoPlan): Question[] {
  const uses = ['example', 'together', 'practice', 'exit'] as const
  return (planSection(doc, 'answers')?.tasks ?? []).map((task) => ({
    ...task,
    use: uses.find((use) => task.id.startsWith(use)) ?? 'practice',
  }))
}

/** Questions and minutes stay ours when a model rewrites a part. */
function rebuilt(made: Made, target: RedoPlan, id: PlanSection['id'], value: unknown): PlanSection | null {
  const { request } = planLesson(target.doc, made.input)
  if (id === 'phases') return phasesOf(value as PlanWire['phases'], questionsIn(target), request.minutes)
  if (id === 'assessment') {
    const exitTicket = planSection(target.doc, 'assessment')?.exitTicket
    return exitTicket ? { id, exitTicket, ...(value as PlanWire['assessment']) } : null
  }
  if (id === 'about') return null
  return BUILD[id]({ request, parts: { [id]: value }, model: made.settings.model, notes: [] })
}

async function planPart(made: Made, target: RedoPlan, now: PlanSection): Promise<Remade<PlanSection>> {
  const why = FIXED[now.id]
  if (why !== undefined) return { ok: false, why }
  const { request } = planLesson(target.doc, made.input)
  const title = PLAN_TITLES[now.id] ?? now.id
  const order = orderFor(made, { wire: PLAN_WIRE, keys: [now.id], titles: PLAN_TITLES, known: {} }, request)
  const document = target.doc.sections.map(sectionMarkdown).join('\n\n')
  order.prompt += `\n\n${about(title, document)}`
  const section = rebuilt(made, target, now.id, await one(made, order))
  return section ? { ok: true, section } : { ok: false, why: 'That part could not be fitted in.' }
}

/** A language model's way of redoing one section: it is shown the whole, and writes the part. */
export const modelRemake = (made: Made): Remake => ({
  plan: (target, now) => planPart(made, target, now),
  async page({ doc }, now): Promise<Remade<ResourceSection>> {
    if (now.id === 'header' || now.id === 'key')
      return { ok: false, why: 'Title and teacher page follow from the pages. Ask for a page to be changed.' }
    const title = doc.outline.find(({ id }) => id === now.id)?.title ?? now.id
    const { request } = resourceLesson(doc, made.input)
    const order = orderFor(
      made,
      { wire: RESOURCE_WIRE, keys: [now.id], titles: { [now.id]: title }, known: {} },
      request,
    )
    const pupils = doc.sections.filter(({ id }) => id !== 'key')
    order.prompt += `\n\n${about(title, JSON.stringify(pupils))}`
    const value = await one(made, order)
    if (now.id === 'steps') return { ok: true, section: { id: 'steps', ...(value as ResourceWire['steps']) } }
    return { ok: true, section: pageOf(now.id, value as ResourceWire['tasks-core'], doc.kind) }
  },
})
