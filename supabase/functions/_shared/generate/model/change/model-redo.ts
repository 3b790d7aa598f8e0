import { FIXED } from '../../../content/fixed-sections.ts'
import type { PlanSection } from '../../../content/lesson-plan.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import { planLesson } from '../../../content/planner/redo/redo-plan.ts'
import { resourceLesson } from '../../../content/planner/redo/redo-resource.ts'
import type { Redone } from '../../../content/planner/redo/redone.ts'
import { stripPersonal } from '../../../content/privacy.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { RedoPlan, RedoResource, SectionRedo } from '../../redo.ts'
import { pageMade } from '../forms/shape-page.ts'
import { formOf, type ResourceWire, resourceWire } from '../forms/wire-forms.ts'
import { fenced, markFor } from '../prompt.ts'
import { PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { marked } from '../writing/beyond-bank.ts'
import { Arriving } from './arriving.ts'
import {
  CHANGE_WIRE,
  EXIT,
  partMissing,
  partsAsked,
  partsNeeded,
  QUESTIONS,
  wireKeeping,
} from './change-parts.ts'
import { isByModel, type Target } from './document-parts.ts'
import { documentOf } from './document-shown.ts'
import { withNamedMinutes } from './new-length.ts'
import { questionsShown, rebuilt } from './rebuild-plan.ts'
import { staysLine, ToldAnew } from './told-anew.ts'

/** What is written anew: the parts that the model is asked for, and the length of the lesson where it becomes another. */
export interface Anew {
  ids: readonly string[]
  minutes: number | null
}

/** The request of a document, with the form that the document has: a message for a part of it names another or none. */
export function requestOf(target: Target, context: WritingContext): LessonRequest {
  const { request } =
    target.kind === 'plan' ? planLesson(target.doc, context.input) : resourceLesson(target.doc, context.input)
  const form = target.kind === 'plan' ? 'lesson plan' : target.doc.kind
  const kind = target.kind === 'plan' ? request.kind : target.doc.kind
  return {
    ...request,
    kind,
    understood: { ...request.understood, want: target.doc.understood?.want ?? form },
  }
}

const named = (titles: readonly string[]) =>
  titles
    .map((title) => `“${title}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

interface Asked {
  keys: readonly string[]
  request: LessonRequest
  told: ToldAnew
}

/** What a model may write of a plan. A lesson that never had a step for its questions keeps none. */
const planWire = (target: RedoPlan, keys: readonly string[]) =>
  keys.includes(QUESTIONS) ? CHANGE_WIRE : wireKeeping(questionsShown(target))

/** The names of the parts of a document, as its teacher reads them. */
export function titlesOf({ kind, doc }: Target): Record<string, string> {
  const outline = Object.fromEntries(doc.outline.map(({ id, title }) => [id, title]))
  return kind === 'plan' ? { ...PLAN_TITLES, [EXIT]: 'Exit ticket' } : { ...outline, header: 'Title' }
}

/** Asks for these parts of a document in one call, with the document before the model. */
function startCall(context: WritingContext, target: Target, { keys, request, told }: Asked) {
  const titles = titlesOf(target)
  const wire = target.kind === 'plan' ? planWire(target, keys) : resourceWire(request)
  // Of several parts none is needed: those that can be used are not lost to one that cannot.
  const needed = keys.length > 1 ? [] : keys
  const document = stripPersonal(documentOf(target))
  const asked = sectionRequest(context, { wire, keys, titles, known: {}, needed }, request, document)
  const same = keys.includes(QUESTIONS) ? 'the same lesson' : 'the same lesson, the same questions'
  asked.prompt += `\n\n${fenced('the document as it is', markFor(context.input), document)}

Write only ${named(keys.map((key) => titles[key] ?? key))} anew, as the teacher's message asks. It has to fit to everything else, which stays as it is: ${same}. Words that the document says the teacher wrote by hand stay letter for letter, unless the message asks for others.`
  return new Arriving(context, asked, told)
}

const TITLE_FIXED = 'The title and the teacher page follow from the other pages. Change one of those instead.'

const PUZZLE =
  'The solution of a puzzle stands on the teacher page. Ask for a new puzzle in the chat instead.'

const WITH_KEY =
  'The teacher page has lines that belong to this page, and they would no longer fit to it. Ask for a new one in the chat instead.'

/** True for a page of the planner whose teacher page has lines on its lists, cards or grids: only the planner makes those. */
const hasOtherKey = (now: ResourceSection, target: RedoResource): boolean =>
  'blocks' in now &&
  now.id !== 'key' &&
  !isByModel(target) &&
  target.doc.sections.some((section) => section.id === 'key' && section.blocks !== undefined)

function pageOfAnswer(
  now: ResourceSection,
  value: unknown,
  target: RedoResource,
  { request, told }: Pick<Asked, 'request' | 'told'>,
): ResourceSection | null {
  const { doc } = target
  if (now.id === 'key') return null
  if (now.id === 'header') return { ...now, title: (value as ResourceWire['header']).title }
  if (now.id === 'steps') return { id: 'steps', ...(value as ResourceWire['steps']) }
  const title = doc.sections.find((section) => section.id === 'header')?.title ?? doc.kind
  const part = value as ResourceWire['tasks-core']
  // The number of pages is that of the document, whatever the message asks for.
  const made = pageMade({ id: now.id, part, request, title })
  told.takePage(made, now, isByModel(target))
  return { ...made.page, mark: now.mark }
}

/**
 * Redoes sections with a language model, which sees the whole document and writes the sections in one call. `anew` is absent
 * for one section that a teacher chose; sections that follow from others cannot be chosen.
 */
export class ModelRedo implements Required<SectionRedo> {
  private readonly told = new ToldAnew()
  private readonly context: WritingContext
  private readonly anew: Anew | undefined
  private arriving: Arriving | undefined

  constructor(context: WritingContext, anew?: Anew) {
    this.context = context
    this.anew = anew
  }

  /** What is said of parts that stay as they were, because nothing usable came for them. */
  get stays(): ReadonlyMap<string, string> {
    return this.told.stays
  }

  async plan(target: RedoPlan, now: PlanSection): Promise<Redone<PlanSection>> {
    const { context, anew } = this
    const why = anew === undefined ? FIXED[now.id] : undefined
    if (why !== undefined) return { ok: false, why }
    const asked = requestOf(target, context)
    const request = { ...asked, minutes: anew?.minutes ?? asked.minutes }
    const keys = this.keysOf(target)
    const needed = partsNeeded(now.id, keys, request.minutes !== asked.minutes)
    const parts: Record<string, unknown> = {}
    for (const key of needed.all) parts[key] = await this.part(key, target, { keys, request })
    const missing = partMissing(needed, (key) => parts[key] !== undefined)
    if (missing !== null) return this.staysFor(missing)
    const section = rebuilt(now, { request, parts, target, model: context.settings.model, notes: [] })
    return section
      ? { ok: true, section: marked(withNamedMinutes(section, context.input.content), request) }
      : { ok: false, why: 'That part could not be fitted in.' }
  }

  async page(target: RedoResource, now: ResourceSection): Promise<Redone<ResourceSection>> {
    if (now.id === 'key' || (now.id === 'header' && this.anew === undefined))
      return { ok: false, why: TITLE_FIXED }
    const request = requestOf(target, this.context)
    if (formOf(request.understood.want) === 'words' && now.id !== 'header') return { ok: false, why: PUZZLE }
    if (hasOtherKey(now, target)) return { ok: false, why: WITH_KEY }
    const part = await this.part(now.id, target, { keys: this.keysOf(target), request })
    if (part === undefined) return this.staysFor(now.id)
    const section = pageOfAnswer(now, part, target, { request, told: this.told })
    return section ? { ok: true, section } : { ok: false, why: TITLE_FIXED }
  }

  rest<T extends PlanSection | ResourceSection>(section: T, written: readonly T[]): T {
    return this.told.rest(section, written)
  }

  private keysOf(target: Target): string[] {
    const ids = this.anew?.ids ?? target.ids
    return target.kind === 'plan' ? partsAsked(ids) : [...ids]
  }

  private part(key: string, target: Target, asked: Omit<Asked, 'told'>): Promise<unknown> {
    this.arriving ??= startCall(this.context, target, { ...asked, told: this.told })
    return this.arriving.part(key)
  }

  private staysFor(key: string): { ok: false; why: string } {
    return { ok: false, why: staysLine(this.arriving?.titleOf(key) ?? key) }
  }
}
