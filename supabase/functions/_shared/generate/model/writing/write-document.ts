import type { OutlineEntry } from '../../../content/contract.ts'
import type { PlanSection } from '../../../content/lesson-plan.ts'
import { PLAN_ORDER, planOutline, resourceOutline } from '../../../content/outline.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { Job } from '../../jobs.ts'
import type { Writing } from '../../provider.ts'
import { tellingBack } from '../../telling-back.ts'
import { planWriting, resourceWriting } from '../../writings.ts'
import { tellOf } from '../check-part.ts'
import { collectSections, type Part } from '../collect-sections.ts'
import { keyOf, noteOf, partOf, type ResourceParts } from '../forms/shape-resource.ts'
import { isKept, resourceKeys, resourceWire } from '../forms/wire-forms.ts'
import { askJudge } from '../judge/ask-judge.ts'
import { Reading } from '../reading/reading.ts'
import { asTold } from '../reading/settle-understood.ts'
import { PLAN_KEYS, PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { aboutOf, BUILD, isBuilt, type PlanParts } from '../shape-plan.ts'
import { PLAN_WIRE, type PlanWire } from '../wire.ts'
import { marked } from './beyond-bank.ts'
import { keptPlan, keptResource, knownParts } from './resume.ts'

/** A document being written, and how its request is read. */
interface Document {
  context: WritingContext
  reading: Reading
}

/**
 * Takes from a section that has arrived what its teacher is told: that it was cut or left out, what a person has to judge
 * in it, and how the model read the request.
 */
function hear({ context, reading }: Document, part: Part, title: string): void {
  const { notes } = context
  if (part.state === 'left-out') {
    notes.push(
      `“${title}” was left out: the language model was asked for it twice and wrote nothing that can be printed.`,
    )
    return
  }
  notes.push(...tellOf(part, title))
  if (part.key === 'header') reading.hear(part.value as PlanWire['header'])
}

/** Without these there is no lesson. Any other section may be left out. */
const PLAN_NEEDED = ['header', 'learning-intention', 'questions', 'phases']
/** A sheet of three levels may go without two of them; of any other sheet each page is needed. */
const neededOf = (keys: readonly string[]) =>
  keys.includes('tasks-core') ? keys.filter((key) => !/^tasks-(?:support|extension)$/.test(key)) : keys

/** The longest time after which a document no longer waits for a judge, so that the attempt ends in time. */
const NO_JUDGE_AFTER_MS = 80_000

/** Shows the document to the judge, and keeps what it says for the teacher. */
async function secondReading(
  { context: { judge, signal, notes, begun } }: Document,
  outline: readonly OutlineEntry[],
  sections: readonly (PlanSection | ResourceSection)[],
): Promise<void> {
  const left = NO_JUDGE_AFTER_MS - (Date.now() - begun)
  if (judge === null || left <= 0) return
  const waitMs = Math.min(judge.waitMs, left)
  notes.push(...(await askJudge({ ...judge, waitMs }, { outline, sections }, signal)))
}

/** What a teacher has to check, with what was not done first, as the report shows it. */
const notesAtEnd = ({ context, reading }: Document, written: readonly (PlanSection | ResourceSection)[]) => [
  ...reading.compare(written),
  ...context.notes,
]

async function* planSections(document: Document, kept: readonly PlanSection[]): AsyncGenerator<PlanSection> {
  const { context, reading } = document
  const known = knownParts(kept)
  const parts: Partial<PlanWire> = {}
  const keys = PLAN_KEYS.filter((key) => !(key in known))
  const asked = { wire: PLAN_WIRE, keys, titles: PLAN_TITLES, known, needed: PLAN_NEEDED }
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
  for await (const part of collectSections(context.ask, order, context.signal)) {
    if (part.state === 'left-out') leftOut.add(part.key)
    else Object.assign(parts, { [part.key]: part.value })
    hear(document, part, PLAN_TITLES[part.key] ?? part.key)
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
  const { context, reading } = document
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
  for await (const part of collectSections(context.ask, order, context.signal)) {
    if (part.state === 'left-out') left.splice(left.indexOf(part.key as (typeof left)[number]), 1)
    else Object.assign(given.parts, { [part.key]: part.value })
    hear(document, part, order.titles[part.key] ?? part.key)
    given.request = reading.request
    for (let [id] = left; id !== undefined; [id] = left) {
      const section = partOf(id, given)
      if (section === null) break
      left.shift()
      written.push(section)
      yield section
    }
  }
  await secondReading(document, resourceOutline(keys), written)
  yield keyOf({ ...given, notes: notesAtEnd(document, written) }, written)
}

function planOf(document: Document, doc: unknown): Writing {
  const outline = planOutline(new Set(PLAN_ORDER.filter((id) => isBuilt(id) || id === 'about')))
  return planWriting({ outline, sections: planSections(document, keptPlan(doc, outline)) })
}

function resourceOf(document: Document, doc: unknown, job: Job): Writing {
  const { settings, notes } = document.context
  const { request } = document.reading
  const outline = resourceOutline([...resourceKeys(request), 'key'])
  const parts: ResourceParts = { asked: request, request, parts: {}, model: settings.model, notes, key: [] }
  const published = keptResource(doc, outline)
  const kept = isKept(request) ? published : published.filter(({ id }) => id === 'header')
  const header = kept.find((section) => section.id === 'header')
  if (header) parts.parts.header = { title: header.title, note: '', understood: null }
  const sections = resourceSections(document, kept, parts)
  return resourceWriting(
    { kind: request.kind, outline, sections, note: (written) => noteOf(parts, written) },
    job,
  )
}

/** A new document, or the rest of one that an earlier attempt has begun: `doc` holds its sections. */
export function documentWriting(context: WritingContext, job: Job, doc: unknown): Writing {
  const reading = new Reading(context.input, doc)
  const document = { context, reading }
  const isPlan = reading.request.understood.want === 'lesson plan'
  const writing = isPlan ? planOf(document, doc) : resourceOf(document, doc, job)
  return { ...tellingBack(writing, () => reading.told), resumed: true }
}
