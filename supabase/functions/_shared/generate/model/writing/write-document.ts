import type { OutlineEntry } from '../../../content/contract.ts'
import type { PlanSection } from '../../../content/lesson-plan.ts'
import { PLAN_ORDER, planOutline, resourceOutline } from '../../../content/outline.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { Job } from '../../jobs.ts'
import type { Writing } from '../../provider.ts'
import { tellingBack } from '../../telling-back.ts'
import { planWriting, resourceWriting } from '../../writings.ts'
import { tellOf } from '../check-part.ts'
import { collectSections } from '../collect-sections.ts'
import { keyOf, noteOf, partOf, type ResourceParts } from '../forms/shape-resource.ts'
import { isKept, resourceKeys, resourceWire } from '../forms/wire-forms.ts'
import { askJudge } from '../judge/ask-judge.ts'
import { noVerdict } from '../judge/judge-lines.ts'
import { planQuestions } from '../plan/plan-questions.ts'
import { Reading } from '../reading/reading.ts'
import { asTold } from '../reading/settle-understood.ts'
import type { Part } from '../rejected.ts'
import { PLAN_KEYS, PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { aboutOf, BUILD, isBuilt, type PlanParts } from '../shape-plan.ts'
import { PLAN_WIRE, type PlanWire } from '../wire.ts'
import { marked } from './beyond-bank.ts'
import { collectOneByOne } from './one-by-one.ts'
import { keepingToCheck, keptPlan, keptResource, knownParts, type ToCheck, toCheckIn } from './resume.ts'
import type { SectionRequest } from './section-call.ts'

/** A document being written, how its request is read, and what its teacher has to check in each of its parts. */
interface Document {
  context: WritingContext
  reading: Reading
  toCheck: ToCheck
  /** True once a part is missing without which there is no whole lesson or sheet: nobody pays for such a document. */
  lacks: boolean
}

/** What is told of figures that could not be drawn, where the part is the questions of a plan. */
const undrawnIn = ({ key, value }: Extract<Part, { state: 'written' }>) =>
  key === 'questions' ? planQuestions(value as PlanWire['questions']).undrawn : []

type Named = Pick<SectionRequest, 'titles' | 'needed'>

/**
 * Takes from a section that has arrived what its teacher is told: that it was cut or left out, what a person has to judge
 * in it, and how the model read the request.
 */
function hear(document: Document, part: Part, { titles, needed }: Named): void {
  const { reading, toCheck } = document
  const title = titles[part.key] ?? part.key
  if (part.state === 'left-out') {
    const isLacking = needed?.includes(part.key) === true
    document.lacks ||= isLacking
    toCheck[part.key] = [
      `“${title}” was left out${WITHOUT[part.key] ?? ''}: the language model was asked for it twice and wrote nothing that can be printed.${isLacking ? NOT_COUNTED : ''}`,
    ]
    return
  }
  toCheck[part.key] = [...tellOf(part, title), ...undrawnIn(part)]
  if (part.key === 'header') reading.hear(part.value as PlanWire['header'])
}

const NOT_COUNTED = ' Without it this is not whole, so it was not counted.'
/** What is missing elsewhere where a part is left out. */
const WITHOUT: Record<string, string> = {
  questions: ', so the steps and the answers have none, and the exit ticket has a gap for yours',
}
/** Stands for questions that did not come, so that the steps that the model wrote are not lost with them. */
const NO_QUESTIONS: PlanWire['questions'] = { tasks: [] }

/**
 * The sections that cannot be made without a part. A draft that a small model writes part by part is gone on with later: its
 * steps wait for its questions.
 */
const lostWith = (key: string): string[] =>
  key === 'questions' ? ['phases', 'assessment', 'answers'] : [key]

/** Without these there is no lesson. Any other section may be left out. */
const PLAN_NEEDED = ['header', 'learning-intention', 'questions', 'phases']
/** A plan of a small model is kept as far as it came, so that it needs no more than its title. */
const neededForPlan = ({ oneByOne }: WritingContext) => (oneByOne ? ['header'] : PLAN_NEEDED)
/** A sheet of three levels may go without two of them; of any other sheet each page is needed. */
const neededOf = (keys: readonly string[]) =>
  keys.includes('tasks-core') ? keys.filter((key) => !/^tasks-(?:support|extension)$/.test(key)) : keys

/** The longest time after which a document no longer waits for a judge, so that the attempt ends in time. */
const NO_JUDGE_AFTER_MS = 80_000

/** Shows the document to the judge, and keeps what it says for the teacher. */
async function secondReading(
  { context: { judge, signal, begun }, toCheck }: Document,
  outline: readonly OutlineEntry[],
  sections: readonly (PlanSection | ResourceSection)[],
): Promise<void> {
  const left = NO_JUDGE_AFTER_MS - (Date.now() - begun)
  if (judge === null) return
  if (left <= 0) {
    toCheck.judge = [noVerdict(judge.name)]
    return
  }
  const waitMs = Math.min(judge.waitMs, left)
  toCheck.judge = await askJudge({ ...judge, waitMs }, { outline, sections }, signal)
}

/** What a teacher has to check, with what was not done first, as the report shows it. */
const notesAtEnd = (
  { context, reading, toCheck }: Document,
  written: readonly (PlanSection | ResourceSection)[],
) => [...reading.compare(written), ...context.notes, ...Object.values(toCheck).flat()]

const collectorFor = ({ oneByOne }: WritingContext) => (oneByOne ? collectOneByOne : collectSections)

async function* planSections(document: Document, kept: readonly PlanSection[]): AsyncGenerator<PlanSection> {
  const { context, reading } = document
  const known = knownParts(kept)
  const parts: Partial<PlanWire> = {}
  const keys = PLAN_KEYS.filter((key) => !(key in known))
  const asked = { wire: PLAN_WIRE, keys, titles: PLAN_TITLES, known, needed: neededForPlan(context) }
  const order = sectionRequest(context, asked, asTold(reading.request, context.input))
  const given = (): PlanParts => ({
    request: reading.request,
    parts,
    model: context.settings.model,
    notes: context.notes,
  })
  const written: PlanSection[] = [...kept]
  const leftOut = new Set<string>()
  yield* kept
  const left = PLAN_ORDER.filter(isBuilt).filter((id) => !kept.some((section) => section.id === id))
  /** Yields the sections that can be built now, in reading order, up to the first one that must wait. */
  function* ready(): Generator<PlanSection> {
    for (let [id] = left; id !== undefined; [id] = left) {
      const built = leftOut.has(id) ? undefined : BUILD[id](given())
      if (built === null) return
      const section = built && marked(built, reading.request)
      left.shift()
      if (section === undefined) continue
      written.push(section)
      yield section
    }
  }
  yield* ready()
  for await (const part of collectorFor(context)(context.ask, order, context.signal)) {
    if (part.state === 'written') Object.assign(parts, { [part.key]: part.value })
    else if (part.key === 'questions' && !context.oneByOne) parts.questions = NO_QUESTIONS
    else for (const id of lostWith(part.key)) leftOut.add(id)
    hear(document, part, order)
    yield* ready()
  }
  await secondReading(document, planOutline(new Set(PLAN_ORDER)), written)
  yield aboutOf({ ...given(), notes: notesAtEnd(document, written) }, written)
}

async function* resourceSections(
  document: Document,
  kept: readonly ResourceSection[],
  given: ResourceParts,
): AsyncGenerator<ResourceSection> {
  const { context, reading, toCheck } = document
  const keys = resourceKeys(given.asked)
  const asked = {
    wire: resourceWire(given.asked),
    keys: keys.filter((key) => !kept.some(({ id }) => id === key)),
    titles: Object.fromEntries(resourceOutline(keys).map(({ id, title }) => [id, title])),
    known: Object.fromEntries(kept.map((section) => [section.id, section])),
    needed: neededOf(keys),
  }
  const order = sectionRequest(context, asked, asTold(reading.request, context.input))
  const written: ResourceSection[] = [...kept]
  yield* kept
  const left = keys.filter((key) => !kept.some(({ id }) => id === key))
  for await (const part of collectorFor(context)(context.ask, order, context.signal)) {
    if (part.state === 'left-out') left.splice(left.indexOf(part.key as (typeof left)[number]), 1)
    else Object.assign(given.parts, { [part.key]: part.value })
    hear(document, part, order)
    given.request = reading.request
    for (let [id] = left; id !== undefined; [id] = left) {
      const section = partOf(id, given)
      if (section === null) break
      left.shift()
      toCheck[id] = [...(toCheck[id] ?? []), ...given.notes.splice(0)]
      written.push(section)
      yield section
    }
  }
  await secondReading(document, resourceOutline(keys), written)
  yield keyOf({ ...given, notes: notesAtEnd(document, written) }, written)
}

function planOf(document: Document, doc: unknown): Writing {
  const outline = planOutline(new Set(PLAN_ORDER.filter((id) => isBuilt(id) || id === 'about')))
  const kept = keptPlan(doc, outline)
  Object.assign(document.toCheck, toCheckIn(doc, kept))
  return planWriting({ outline, sections: planSections(document, kept) })
}

function resourceOf(document: Document, doc: unknown, job: Job): Writing {
  const { settings } = document.context
  const { request } = document.reading
  const outline = resourceOutline([...resourceKeys(request), 'key'])
  const parts: ResourceParts = {
    asked: request,
    request,
    parts: {},
    model: settings.model,
    notes: [],
    key: [],
  }
  const published = keptResource(doc, outline)
  const kept = isKept(request) ? published : published.filter(({ id }) => id === 'header')
  Object.assign(document.toCheck, toCheckIn(doc, kept))
  const header = kept.find((section) => section.id === 'header')
  if (header) parts.parts.header = { title: header.title, note: '', understood: null }
  const sections = resourceSections(document, kept, parts)
  return resourceWriting(
    { kind: request.kind, outline, sections, note: (written) => noteOf(parts, written) },
    job,
  )
}

/** The charge of a document that lacks a part without which it is not whole goes back. */
const notCounting = (writing: Writing, document: Document): Writing => ({
  ...writing,
  patch: (written, whole) => ({
    ...writing.patch(written, whole),
    ...(whole && document.lacks ? { counted: false as const } : {}),
  }),
})

/** A new document, or the rest of one that an earlier attempt has begun: `doc` holds its sections. */
export function documentWriting(context: WritingContext, job: Job, doc: unknown): Writing {
  const reading = new Reading(context.input, doc)
  const document: Document = { context, reading, toCheck: {}, lacks: false }
  const isPlan = reading.request.understood.want === 'lesson plan'
  const writing = isPlan ? planOf(document, doc) : resourceOf(document, doc, job)
  const kept = notCounting(keepingToCheck(writing, document.toCheck), document)
  return { ...tellingBack(kept, () => reading.told), resumed: true }
}
