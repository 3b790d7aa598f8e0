import { planSectionHtml } from '../content/html/plan-section.ts'
import { isLessonPlan, type LessonPlan, type PlanSection } from '../content/lesson-plan.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { redoPlanSection } from '../content/planner/redo/redo-plan.ts'
import { keyFor, redoResourceSection } from '../content/planner/redo/redo-resource.ts'
import type { Redone } from '../content/planner/redo/redone.ts'
import { resourceHtml } from '../content/render-html.ts'
import { replaceSection, sectionIn } from '../content/replace-section.ts'
import { isResource, type Resource, type ResourceSection, type TaskPage } from '../content/resource.ts'
import { toldBackIn } from '../content/understood.ts'
import type { Job, JobInput, JobPart } from './jobs.ts'
import { PermanentFailure, type Writing } from './provider.ts'
import { tellingBack } from './telling-back.ts'
import { planWriting, resourceWriting } from './writings.ts'

export type RedoPlan = { kind: 'plan'; doc: LessonPlan; part: JobPart }
export type RedoResource = { kind: 'resource'; doc: Resource; part: JobPart }

/** The section to redo. Null when none is named, or when this version cannot read its document: then a whole reply is written. */
export function redoTarget({ part }: JobInput): RedoPlan | RedoResource | null {
  if (!part) return null
  if (isLessonPlan(part.doc)) return { kind: 'plan', doc: part.doc, part }
  return isResource(part.doc) ? { kind: 'resource', doc: part.doc, part } : null
}

/** Writes one section of a document again. */
export interface SectionRedo {
  plan(target: RedoPlan, section: PlanSection): Promise<Redone<PlanSection>>
  page(target: RedoResource, section: ResourceSection): Promise<Redone<ResourceSection>>
}

function sectionOf<T>(redone: Redone<T>): T {
  if (redone.ok) return redone.section
  throw new PermanentFailure(`the section was not redone: ${redone.why}`, `${redone.why} It was not counted.`)
}

const GONE = 'That part is no longer in this document. It was not counted.'

function findSection<T extends { id: string }>(sections: readonly T[], id: string): T {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new PermanentFailure(`there is no section ${id}`, GONE)
  return section
}

function redoPlan(target: RedoPlan, redo: SectionRedo): Writing {
  const { doc, part } = target
  const old = findSection(doc.sections, part.section)
  let fresh: PlanSection | undefined
  async function* sections(): AsyncGenerator<PlanSection> {
    for (const section of doc.sections) {
      if (section !== old) yield section
      else {
        fresh = sectionOf(await redo.plan(target, section))
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

/** Puts only the new answers into a teacher page that was edited by hand. Null when their place can no longer be found. */
function withAnswers(html: string, oldKey: string, newKey: string): string | null {
  if (html.includes(oldKey)) return html.replace(oldKey, () => newKey)
  const groups = (key: string) => key.match(/<tbody>[\s\S]*?<\/tbody>/g) ?? []
  const fresh = groups(newKey)
  const changed = groups(oldKey).flatMap((group, index) => (group === fresh[index] ? [] : [{ group, index }]))
  if (changed.length === 0 || changed.some(({ group }) => !html.includes(group))) return null
  return changed.reduce((all, { group, index }) => all.replace(group, () => fresh[index] ?? group), html)
}

/** The teacher's page with the new section and its answers. Everything else keeps the teacher's edits. */
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

function redoResource(target: RedoResource, redo: SectionRedo, job: Job): Writing {
  const { doc, part } = target
  const old = findSection(doc.sections, part.section)
  async function* sections(): AsyncGenerator<ResourceSection> {
    let fresh: ResourceSection | undefined
    for (const section of doc.sections) {
      if (section === old) {
        fresh = sectionOf(await redo.page(target, section))
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

/** Redoes one section. Every other section stays as it is, byte for byte, even in a document edited by hand. */
export function redoWriting(target: RedoPlan | RedoResource, redo: SectionRedo, job: Job): Writing {
  const writing = target.kind === 'plan' ? redoPlan(target, redo) : redoResource(target, redo, job)
  const told = toldBackIn(target.doc)
  return told ? tellingBack(writing, () => told) : writing
}

/** Redoes sections with the built-in planner. */
export const builtInRedo = (input: PlannerInput): SectionRedo => ({
  plan: ({ doc }, { id }) => Promise.resolve(redoPlanSection(doc, id, input)),
  page: ({ doc }, { id }) => Promise.resolve(redoResourceSection(doc, id, input)),
})
