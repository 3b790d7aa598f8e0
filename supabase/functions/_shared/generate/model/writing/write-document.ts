import type { PlanSection } from '../../../content/lesson-plan.ts'
import { PLAN_ORDER, planOutline, resourceOutline } from '../../../content/outline.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import type { Job } from '../../jobs.ts'
import type { Writing } from '../../provider.ts'
import { tellingBack } from '../../telling-back.ts'
import { planWriting, resourceWriting } from '../../writings.ts'
import { collectSections, type Part } from '../collect-sections.ts'
import { keyOf, noteOf, partOf, type ResourceParts } from '../forms/shape-resource.ts'
import { isKept, resourceKeys, resourceWire } from '../forms/wire-forms.ts'
import { Reading } from '../reading/reading.ts'
import { asTold } from '../reading/settle-understood.ts'
import { PLAN_KEYS, PLAN_TITLES, sectionRequest, type WritingContext } from '../section-request.ts'
import { aboutOf, BUILD, isBuilt, type PlanParts } from '../shape-plan.ts'
import { PLAN_WIRE, type PlanWire } from '../wire.ts'
import { keptPlan, keptResource, knownParts } from './resume.ts'

/** A document being written, and how its request is read. */
interface Document {
  context: WritingContext
  reading: Reading
}

/** Takes from a section that has arrived what its teacher is told: that it was cut, and how the model read the request. */
function hear({ context, reading }: Document, { key, value, wasCut }: Part, title: string): void {
  if (wasCut)
    context.notes.push(
      `“${title}” came longer than its place, so its end was cut. Read whether something is missing.`,
    )
  if (key === 'header') reading.hear(value as PlanWire['header'])
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
  const asked = { wire: PLAN_WIRE, keys, titles: PLAN_TITLES, known }
  const order = sectionRequest(context, asked, asTold(reading.request, context.input))
  const given = (): PlanParts => ({
    request: reading.request,
    parts,
    model: context.settings.model,
    notes: context.notes,
  })
  const written: PlanSection[] = [...kept]
  yield* kept
  const left = PLAN_ORDER.filter(isBuilt).filter((id) => !kept.some((section) => section.id === id))
  /** Yields the sections that can be built now, in reading order, up to the first one that must wait. */
  function* ready(): Generator<PlanSection> {
    for (let [id] = left; id !== undefined; [id] = left) {
      const section = BUILD[id](given())
      if (section === null) return
      left.shift()
      written.push(section)
      yield section
    }
  }
  yield* ready()
  for await (const part of collectSections(context.ask, order, context.signal)) {
    Object.assign(parts, { [part.key]: part.value })
    hear(document, part, PLAN_TITLES[part.key] ?? part.key)
    yield* ready()
  }
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
  }
  const order = sectionRequest(context, asked, asTold(reading.request, context.input))
  const written: ResourceSection[] = [...kept]
  yield* kept
  const left = keys.filter((key) => !kept.some(({ id }) => id === key))
  for await (const part of collectSections(context.ask, order, context.signal)) {
    Object.assign(given.parts, { [part.key]: part.value })
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
