import { isLessonPlan, type LessonPlan, type PlanSection } from '../content/lesson-plan.ts'
import { whatChanged } from '../content/planner/follow/changed/what-changed.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { redoPlanSection } from '../content/planner/redo/redo-plan.ts'
import { keyFor, redoResourceSection } from '../content/planner/redo/redo-resource.ts'
import type { Redone } from '../content/planner/redo/redone.ts'
import { planHtml, resourceHtml } from '../content/render-html.ts'
import { isResource, type Resource, type ResourceSection, type TaskPage } from '../content/resource.ts'
import { type ToldBack, toldBackIn } from '../content/understood.ts'
import { copyOf, tellingLost, withLost } from './by-hand/lost-words.ts'
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

/** A document being changed, and what is said of the teacher's own words in it. */
interface Changing {
  writing: Writing
  lost(): readonly string[]
  /** What is other than it was, once all is written. */
  changed(): readonly string[]
}

/** What was told of the document, with what this change did in place of what the one before it did. */
function tellingChanged(told: ToldBack | undefined, changed: readonly string[]): ToldBack | undefined {
  if (told === undefined) return undefined
  const { changed: _before, ...rest } = told
  return changed.length === 0 ? rest : { ...rest, changed }
}

function redoPlan(target: RedoPlan, redo: SectionRedo): Changing {
  const { doc, html } = target
  throwIfGone(target)
  const written: PlanSection[] = []
  const copy = (now: readonly PlanSection[]) => copyOf(target, now, planHtml)
  async function* sections(): AsyncGenerator<PlanSection> {
    const anew = await writtenAnew(target, doc.sections, (one) => redo.plan(target, one))
    for (const section of doc.sections) {
      const fresh = anew.get(section.id) ?? redo.rest?.(section, written) ?? section
      written.push(withLost(fresh, () => copy([...written, fresh]).lost))
      yield written.at(-1) ?? fresh
    }
  }
  const writing = planWriting({ outline: doc.outline, sections: sections() })
  return {
    writing: {
      ...writing,
      resumed: true,
      patch: (done, whole) => ({
        ...writing.patch(done, whole),
        ...(whole && html !== null ? { html_content: copy(written).html } : {}),
      }),
    },
    lost: () => copy(written).lost,
    changed: () => (written.length < doc.sections.length ? [] : whatChanged(doc.sections, written)),
  }
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

function redoResource(target: RedoResource, redo: SectionRedo, job: Job): Changing {
  const { doc, html } = target
  throwIfGone(target)
  const written: ResourceSection[] = []
  const copy = (now: readonly ResourceSection[]) => copyOf(target, now, resourceHtml)
  async function* sections(): AsyncGenerator<ResourceSection> {
    const anew = await writtenAnew(target, doc.sections, (one) => redo.page(target, one))
    const pages = [...anew.values()].filter(isPage)
    for (const section of doc.sections) {
      const fresh = anew.get(section.id) ?? (section.id === 'key' ? pages.reduce(keyFor, section) : section)
      const rest = redo.rest?.(fresh, written) ?? fresh
      written.push(withLost(rest, () => copy([...written, rest]).lost))
      yield written.at(-1) ?? rest
    }
  }
  const content = {
    kind: doc.kind,
    outline: doc.outline,
    sections: sections(),
    note: (now: readonly ResourceSection[]) => [noteOn(target, now), ...copy(now).lost].join(' '),
    ...(html === null ? {} : { html: (now: readonly ResourceSection[]) => copy(now).html }),
  }
  return {
    writing: { ...resourceWriting(content, job), resumed: true },
    lost: () => copy(written).lost,
    changed: () => (written.length < doc.sections.length ? [] : whatChanged(doc.sections, written)),
  }
}

/** Writes sections again. Every other one stays as it is, byte for byte, even in a document edited by hand. */
export function redoWriting(
  target: RedoPlan | RedoResource,
  redo: SectionRedo,
  job: Job,
  told: () => ToldBack | undefined = () => toldBackIn(target.doc),
): Writing {
  const { writing, lost, changed } =
    target.kind === 'plan' ? redoPlan(target, redo) : redoResource(target, redo, job)
  return tellingBack(writing, () => tellingChanged(tellingLost(told(), lost()), changed()))
}

/** Redoes sections with the built-in planner. */
export const builtInRedo = (input: PlannerInput): SectionRedo => ({
  plan: ({ doc }, { id }) => Promise.resolve(redoPlanSection(doc, id, input)),
  page: ({ doc }, { id }) => Promise.resolve(redoResourceSection(doc, id, input)),
})
