import { planSectionHtml } from '../content/html/plan-section.ts'
import { isLessonPlan, type LessonPlan, type PlanSection } from '../content/lesson-plan.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { redoPlanSection } from '../content/planner/redo/redo-plan.ts'
import { keyFor, redoResourceSection } from '../content/planner/redo/redo-resource.ts'
import type { Redone } from '../content/planner/redo/redone.ts'
import { resourceHtml } from '../content/render-html.ts'
import { replaceSection, sectionIn } from '../content/replace-section.ts'
import { isResource, type Resource, type ResourceSection, type TaskPage } from '../content/resource.ts'
import { type ToldBack, toldBackIn } from '../content/understood.ts'
import type { Job, JobDocument, JobInput } from './jobs.ts'
import { PermanentFailure, type Writing } from './provider.ts'
import { changedIn, namedIn, writtenAnew } from './sections-anew.ts'
import { tellingBack } from './telling-back.ts'
import { planWriting, resourceWriting } from './writings.ts'

/** A document with the sections of it that are to be written anew. */
interface Wanted {
  /** The teacher's copy of the document, with edits. */
  html: string | null
  ids: readonly string[]
}
export type RedoPlan = Wanted & { kind: 'plan'; doc: LessonPlan }
export type RedoResource = Wanted & { kind: 'resource'; doc: Resource }

/** The sections to write anew. Null when this version cannot read their document: then a whole reply is written. */
export function targetIn({ doc, html }: JobDocument, ids: readonly string[]): RedoPlan | RedoResource | null {
  if (isLessonPlan(doc)) return { kind: 'plan', doc, html, ids }
  return isResource(doc) ? { kind: 'resource', doc, html, ids } : null
}

/** The section to redo, where one is named. */
export const redoTarget = ({ part }: JobInput) => (part ? targetIn(part, [part.section]) : null)

/** The kit that a document was made from. A part of it is redone from the same one. */
export const kitsOf = (target: ReturnType<typeof redoTarget>): string[] =>
  (target?.doc.sections ?? []).flatMap((section) => ('kit' in section && section.kit ? [section.kit] : []))

/** Writes sections of a document again. */
export interface SectionRedo {
  plan(target: RedoPlan, section: PlanSection): Promise<Redone<PlanSection>>
  page(target: RedoResource, section: ResourceSection): Promise<Redone<ResourceSection>>
  /** A section that says something of those written anew, with that brought up to date; the same section otherwise. */
  rest?<T extends PlanSection | ResourceSection>(section: T, written: readonly T[]): T
}

const GONE = 'That part is no longer in this document. It was not counted.'

function throwIfGone({ doc, ids }: RedoPlan | RedoResource): void {
  const gone = ids.find((id) => !doc.sections.some((section) => section.id === id))
  if (gone !== undefined) throw new PermanentFailure(`there is no section ${gone}`, GONE)
}

function redoPlan(target: RedoPlan, redo: SectionRedo): Writing {
  const { doc, html } = target
  throwIfGone(target)
  const written: PlanSection[] = []
  async function* sections(): AsyncGenerator<PlanSection> {
    const anew = await writtenAnew(target, doc.sections, (one) => redo.plan(target, one))
    for (const section of doc.sections) {
      const fresh = anew.get(section.id) ?? redo.rest?.(section, written) ?? section
      written.push(fresh)
      yield fresh
    }
  }
  const writing = planWriting({ outline: doc.outline, sections: sections() })
  const order = doc.outline.map(({ id }) => id)
  const changed = () => {
    const others = changedIn(doc.sections, written)
    return written.filter(({ id }) => others.includes(id))
  }
  const edited = (all: string) =>
    changed().reduce(
      (now, section) => replaceSection(now, section.id, planSectionHtml(section, written), order),
      all,
    )
  return {
    ...writing,
    resumed: true,
    patch: (done, whole) => ({
      ...writing.patch(done, whole),
      ...(whole && html !== null ? { html_content: edited(html) } : {}),
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

/** The teacher's page with the new sections and their answers. Everything else keeps the teacher's edits. */
function editedHtml(
  html: string,
  before: readonly ResourceSection[],
  after: readonly ResourceSection[],
  ids: readonly string[],
): string {
  const [was, is] = [resourceHtml({ sections: [...before] }), resourceHtml({ sections: [...after] })]
  const order = after.map((section) => section.id)
  const withPages = ids.reduce((all, id) => {
    const page = sectionIn(is, id)
    return page === null ? all : replaceSection(all, id, page, order)
  }, html)
  const [oldKey, newKey] = [sectionIn(was, 'key'), sectionIn(is, 'key')]
  if (newKey === null || oldKey === null || oldKey === newKey) return withPages
  return withAnswers(withPages, oldKey, newKey) ?? replaceSection(withPages, 'key', newKey, order)
}

const isPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')

/** The sections of those asked for that are other than they were. */
const changedOf = ({ doc, ids }: RedoResource, sections: readonly ResourceSection[]) =>
  changedIn(doc.sections, sections).filter((id) => ids.includes(id))

/** Says which pages are other than before. */
function noteOn(target: RedoResource, sections: readonly ResourceSection[]): string {
  const ids = changedOf(target, sections)
  const answers = ids.some((id) => id.startsWith('tasks-'))
    ? `, and ${ids.length > 1 ? 'their' : 'its'} answers on the teacher page`
    : ''
  return `Here it is with ${namedIn(target.doc, ids)} changed${answers}. Everything else is as it was.`
}

function redoResource(target: RedoResource, redo: SectionRedo, job: Job): Writing {
  const { doc, html } = target
  throwIfGone(target)
  async function* sections(): AsyncGenerator<ResourceSection> {
    const anew = await writtenAnew(target, doc.sections, (one) => redo.page(target, one))
    const pages = [...anew.values()].filter(isPage)
    const written: ResourceSection[] = []
    for (const section of doc.sections) {
      const fresh = anew.get(section.id) ?? (section.id === 'key' ? pages.reduce(keyFor, section) : section)
      written.push(redo.rest?.(fresh, written) ?? fresh)
      yield written.at(-1) ?? fresh
    }
  }
  return {
    ...resourceWriting(
      {
        kind: doc.kind,
        outline: doc.outline,
        sections: sections(),
        note: (sections) => noteOn(target, sections),
        ...(html === null
          ? {}
          : { html: (after) => editedHtml(html, doc.sections, after, changedOf(target, after)) }),
      },
      job,
    ),
    resumed: true,
  }
}

/** Writes sections again. Every other one stays as it is, byte for byte, even in a document edited by hand. */
export function redoWriting(
  target: RedoPlan | RedoResource,
  redo: SectionRedo,
  job: Job,
  told: () => ToldBack | undefined = () => toldBackIn(target.doc),
): Writing {
  return tellingBack(target.kind === 'plan' ? redoPlan(target, redo) : redoResource(target, redo, job), told)
}

/** Redoes sections with the built-in planner. */
export const builtInRedo = (input: PlannerInput): SectionRedo => ({
  plan: ({ doc }, { id }) => Promise.resolve(redoPlanSection(doc, id, input)),
  page: ({ doc }, { id }) => Promise.resolve(redoResourceSection(doc, id, input)),
})
