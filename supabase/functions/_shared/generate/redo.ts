import { planSectionHtml } from '../content/html/plan-section.ts'
import { isLessonPlan, type LessonPlan, type PlanSection } from '../content/lesson-plan.ts'
import type { PlannerInput } from '../content/planner/input.ts'
import { type Remade, remakePlanSection } from '../content/planner/redo-plan.ts'
import { keyFor, remakeResourceSection } from '../content/planner/redo-resource.ts'
import { resourceHtml } from '../content/render-html.ts'
import { replaceSection, sectionIn } from '../content/replace-section.ts'
import { isResource, type Resource, type ResourceSection, type TaskPage } from '../content/resource.ts'
import type { Job, JobInput, JobPart } from './jobs.ts'
import { GivenUp, type Writing } from './provider.ts'
import { planWriting, resourceWriting } from './writings.ts'

export type RedoPlan = { kind: 'plan'; doc: LessonPlan; part: JobPart }
export type RedoResource = { kind: 'resource'; doc: Resource; part: JobPart }

/** The section to redo, or null where none is named or this version cannot read its document: then a whole reply is made. */
export function redoTarget({ part }: JobInput): RedoPlan | RedoResource | null {
  if (!part) return null
  if (isLessonPlan(part.doc)) return { kind: 'plan', doc: part.doc, part }
  return isResource(part.doc) ? { kind: 'resource', doc: part.doc, part } : null
}

/** Writes one section of a document anew. */
export interface Remake {
  plan(target: RedoPlan, section: PlanSection): Promise<Remade<PlanSection>>
  page(target: RedoResource, section: ResourceSection): Promise<Remade<ResourceSection>>
}

function made<T>(remade: Remade<T>): T {
  if (remade.ok) return remade.section
  throw new GivenUp(`the section was not redone: ${remade.why}`, `${remade.why} It was not counted.`)
}

const GONE = 'That part is no longer in this document. It was not counted.'

function named<T extends { id: string }>(sections: readonly T[], id: string): T {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new GivenUp(`there is no section ${id}`, GONE)
  return section
}

function redoPlan(target: RedoPlan, remake: Remake): Writing {
  const { doc, part } = target
  const now = named(doc.sections, part.section)
  let fresh: PlanSection | undefined
  async function* sections(): AsyncGenerator<PlanSection> {
    for (const section of doc.sections) {
      if (section !== now) yield section
      else {
        fresh = made(await remake.plan(target, section))
        yield fresh
      }
    }
  }
  const writing = planWriting({ outline: doc.outline, sections: sections() })
  const order = doc.outline.map(({ id }) => id)
  return {
    ...writing,
    resumed: true,
    patch: (written, whole) => ({
      ...writing.patch(written, whole),
      ...(whole && fresh && part.html !== null
        ? { html_content: replaceSection(part.html, fresh.id, planSectionHtml(fresh), order) }
        : {}),
    }),
  }
}

/** A teacher page that was edited by hand gets the new answers only; null when their place cannot be told any more. */
function withAnswers(html: string, oldKey: string, newKey: string): string | null {
  if (html.includes(oldKey)) return html.replace(oldKey, () => newKey)
  const groups = (key: string) => key.match(/<tbody>[\s\S]*?<\/tbody>/g) ?? []
  const now = groups(newKey)
  const changed = groups(oldKey).flatMap((group, index) => (group === now[index] ? [] : [{ group, index }]))
  if (changed.length === 0 || changed.some(({ group }) => !html.includes(group))) return null
  return changed.reduce((all, { group, index }) => all.replace(group, () => now[index] ?? group), html)
}

/** The printed page with the new section and its answers in place, everything else as somebody may have edited it. */
function editedHtml(
  html: string,
  before: readonly ResourceSection[],
  after: readonly ResourceSection[],
  id: string,
): string {
  const [was, is] = [resourceHtml({ sections: [...before] }), resourceHtml({ sections: [...after] })]
  const order = after.map((section) => section.id)
  const page = sectionIn(is, id)
  const withPage = page === null ? html : replaceSection(html, id, page, order)
  const [oldKey, newKey] = [sectionIn(was, 'key'), sectionIn(is, 'key')]
  if (newKey === null || oldKey === null || oldKey === newKey) return withPage
  return withAnswers(withPage, oldKey, newKey) ?? replaceSection(withPage, 'key', newKey, order)
}

function redoResource(target: RedoResource, remake: Remake, job: Job): Writing {
  const { doc, part } = target
  const now = named(doc.sections, part.section)
  async function* sections(): AsyncGenerator<ResourceSection> {
    let fresh: ResourceSection | undefined
    for (const section of doc.sections) {
      if (section === now) {
        fresh = made(await remake.page(target, section))
        yield fresh
      } else if (section.id === 'key' && fresh?.id.startsWith('tasks-'))
        yield keyFor(section, fresh as TaskPage)
      else yield section
    }
  }
  const title = doc.outline.find(({ id }) => id === part.section)?.title ?? part.section
  return {
    ...resourceWriting(
      {
        kind: doc.kind,
        outline: doc.outline,
        sections: sections(),
        note: () =>
          `Here it is with “${title}” changed${part.section.startsWith('tasks-') ? ', and its answers on the teacher page' : ''}. Everything else is as it was.`,
        ...(part.html === null
          ? {}
          : { html: (after) => editedHtml(part.html ?? '', doc.sections, after, part.section) }),
      },
      job,
    ),
    resumed: true,
  }
}

/** One section anew; every other stays as it is, byte for byte, in a document edited by hand too. */
export function redoWriting(target: RedoPlan | RedoResource, remake: Remake, job: Job): Writing {
  return target.kind === 'plan' ? redoPlan(target, remake) : redoResource(target, remake, job)
}

/** The built-in planner's way of doing it. */
export const builtInRemake = (input: PlannerInput): Remake => ({
  plan: ({ doc }, { id }) => Promise.resolve(remakePlanSection(doc, id, input)),
  page: ({ doc }, { id }) => Promise.resolve(remakeResourceSection(doc, id, input)),
})
