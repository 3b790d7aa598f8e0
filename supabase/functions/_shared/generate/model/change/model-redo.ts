import { FIXED } from '../../../content/fixed-sections.ts'
import { type PlanSection, planSection } from '../../../content/lesson-plan.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import { planLesson } from '../../../content/planner/redo/redo-plan.ts'
import { resourceLesson } from '../../../content/planner/redo/redo-resource.ts'
import { stripPersonal } from '../../../content/privacy.ts'
import { sectionMarkdown } from '../../../content/render-markdown.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { RedoPlan, RedoResource, SectionRedo } from '../../redo.ts'
import { collectSections, type Part, type SectionRequest } from '../collect-sections.ts'
import { pageMade } from '../forms/shape-page.ts'
import { formOf, type ResourceWire, resourceWire } from '../forms/wire-forms.ts'
import type { Question } from '../plan/plan-questions.ts'
import { PLAN_KEYS, PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { BUILD, isBuilt, phasesOf } from '../shape-plan.ts'
import { PLAN_WIRE, type PlanWire } from '../wire.ts'
import { marked } from '../writing/beyond-bank.ts'
import { isByModel, QUESTIONS, type Target } from './document-parts.ts'
import { ToldAnew } from './told-anew.ts'

/** What is written anew: the parts that the model is asked for, and the length of the lesson where it becomes another. */
export interface Anew {
  ids: readonly string[]
  minutes: number | null
}

/** The parts of one answer. A section waits for those that it is made of. */
class Arriving {
  private readonly parts: Record<string, unknown> = {}
  private readonly coming: AsyncGenerator<Part>
  private readonly titles: SectionRequest['titles']
  private readonly told: ToldAnew

  constructor({ ask, signal }: WritingContext, asked: SectionRequest, told: ToldAnew) {
    this.coming = collectSections(ask, asked, signal)
    this.titles = asked.titles
    this.told = told
  }

  async part(key: string): Promise<unknown> {
    while (!(key in this.parts)) {
      const { done, value } = await this.coming.next()
      if (done || value.state === 'left-out') throw new Error(`the model sent no “${key}”`)
      this.parts[value.key] = value.value
      this.told.hear(value.key, value, this.titles[value.key] ?? value.key)
    }
    return this.parts[key]
  }
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

const documentOf = (target: Target): string =>
  target.kind === 'plan'
    ? target.doc.sections.map(sectionMarkdown).join('\n\n')
    : JSON.stringify(target.doc.sections.filter(({ id }) => id !== 'key'))

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

/** Asks for these parts of a document in one call, with the document before the model. */
function startCall(context: WritingContext, target: Target, { keys, request, told }: Asked) {
  const outline = Object.fromEntries(target.doc.outline.map(({ id, title }) => [id, title]))
  const titles = target.kind === 'plan' ? PLAN_TITLES : { ...outline, header: 'Title' }
  const wire = target.kind === 'plan' ? PLAN_WIRE : resourceWire(request)
  const asked = sectionRequest(context, { wire, keys, titles, known: {} }, request)
  const same = keys.includes(QUESTIONS) ? 'the same lesson' : 'the same lesson, the same questions'
  asked.prompt += `\n\nThe document as it is:
${stripPersonal(documentOf(target))}

Write only ${named(keys.map((key) => titles[key] ?? key))} anew, as the teacher's message asks. It has to fit to everything else, which stays as it is: ${same}.`
  return new Arriving(context, asked, told)
}

/** The questions of a finished plan. Their ids tell the step they belong to. */
function questionsIn({ doc }: RedoPlan): Question[] {
  const uses = ['example', 'together', 'practice', 'exit'] as const
  return (planSection(doc, 'answers')?.tasks ?? []).map((task) => ({
    ...task,
    use: uses.find((use) => task.id.startsWith(use)) ?? 'practice',
  }))
}

/** The parts of the wire that a section of a plan is built from. */
function keysFor(id: PlanSection['id'], anew: readonly string[]): (keyof PlanWire)[] {
  const questions: (keyof PlanWire)[] = anew.includes(QUESTIONS) ? [QUESTIONS] : []
  if (id === 'answers') return questions
  if (id === 'phases' || id === 'assessment') return [id, ...questions]
  return id === 'header' && !anew.includes('header') ? [] : [id as keyof PlanWire]
}

/** Builds a redone section. The program supplies minutes, and the questions where they are not new. */
function rebuilt(
  target: RedoPlan,
  now: PlanSection,
  given: Parameters<(typeof BUILD)['header']>[0],
): PlanSection | null {
  const { request, parts } = given
  if (now.id === 'header')
    return { ...now, title: BUILD.header(given)?.title ?? now.title, minutes: request.minutes }
  if (now.id === 'phases' && parts.phases && !parts.questions)
    return phasesOf(parts.phases, questionsIn(target), request.minutes)
  if (now.id === 'assessment' && parts.assessment && !parts.questions) {
    const exitTicket = planSection(target.doc, 'assessment')?.exitTicket
    return exitTicket ? { id: now.id, exitTicket, ...parts.assessment } : null
  }
  return isBuilt(now.id) ? BUILD[now.id](given) : null
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
export function modelRedo(context: WritingContext, anew?: Anew): Required<SectionRedo> {
  let arriving: Arriving | undefined
  const told = new ToldAnew()
  const keysOf = (target: Target): string[] => {
    const ids = anew?.ids ?? target.ids
    const all = ids.includes(QUESTIONS) ? [...ids, 'phases', 'assessment'] : ids
    return target.kind === 'plan' ? PLAN_KEYS.filter((key) => all.includes(key)) : [...all]
  }
  return {
    async plan(target, now) {
      const why = anew === undefined ? FIXED[now.id] : undefined
      if (why !== undefined) return { ok: false, why }
      const asked = requestOf(target, context)
      const request = { ...asked, minutes: anew?.minutes ?? asked.minutes }
      const parts: Record<string, unknown> = {}
      for (const key of keysFor(now.id, anew?.ids ?? target.ids)) {
        arriving ??= startCall(context, target, { keys: keysOf(target), request, told })
        parts[key] = await arriving.part(key)
      }
      const section = rebuilt(target, now, { request, parts, model: context.settings.model, notes: [] })
      return section
        ? { ok: true, section: marked(section, request) }
        : { ok: false, why: 'That part could not be fitted in.' }
    },
    async page(target, now) {
      if (now.id === 'key' || (now.id === 'header' && anew === undefined))
        return { ok: false, why: TITLE_FIXED }
      const request = requestOf(target, context)
      if (formOf(request.understood.want) === 'words' && now.id !== 'header')
        return { ok: false, why: PUZZLE }
      if (hasOtherKey(now, target)) return { ok: false, why: WITH_KEY }
      arriving ??= startCall(context, target, { keys: keysOf(target), request, told })
      const section = pageOfAnswer(now, await arriving.part(now.id), target, { request, told })
      return section ? { ok: true, section } : { ok: false, why: TITLE_FIXED }
    },
    rest: (section, written) => told.rest(section, written),
  }
}
