import type { PlanSection } from '../../content/lesson-plan.ts'
import { PLAN_ORDER, planOutline, resourceOutline } from '../../content/outline.ts'
import { kitsWanted } from '../../content/planner/kits/kits-wanted.ts'
import { isPlainTalk } from '../../content/planner/read/plain-talk.ts'
import { readRequest } from '../../content/planner/read/request.ts'
import type { ResourceSection } from '../../content/resource.ts'
import type { Bank } from '../bank.ts'
import { checkRequest } from '../check-request.ts'
import type { Job, JobInput } from '../jobs.ts'
import type { Writing } from '../provider.ts'
import { redoTarget, redoWriting } from '../redo.ts'
import { planWriting, resourceWriting } from '../writings.ts'
import { collectSections, type Part } from './collect-sections.ts'
import { connectModel } from './connect-model.ts'
import type { Ledger } from './ledger.ts'
import { modelRedo } from './model-redo.ts'
import { keptPlan, keptResource, knownParts } from './resume.ts'
import { PLAN_KEYS, PLAN_TITLES, sectionRequest, type WritingContext } from './section-request.ts'
import type { ModelSettings } from './settings.ts'
import { aboutOf, BUILD, isBuilt, type PlanParts } from './shape-plan.ts'
import { keyOf, noteOf, partOf, RESOURCE_KEYS, type ResourceParts } from './shape-resource.ts'
import { NOTE_WIRE, PLAN_WIRE, type PlanWire, RESOURCE_WIRE, type ResourceWire } from './wire.ts'

/** Notes for the teacher what a section that has arrived calls for: that it was cut, and what the model itself has to tell. */
function noteOn(notes: string[], { key, value, wasCut }: Part, title: string): void {
  if (wasCut)
    notes.push(
      `“${title}” came longer than its place, so its end was cut. Read whether something is missing.`,
    )
  const told = key === 'header' ? (value as PlanWire['header']).note : ''
  if (told !== '') notes.push(told)
}

async function* planSections(
  context: WritingContext,
  kept: readonly PlanSection[],
): AsyncGenerator<PlanSection> {
  const known = knownParts(kept)
  const parts: Partial<PlanWire> = {}
  const order = sectionRequest(context, {
    wire: PLAN_WIRE,
    keys: PLAN_KEYS.filter((key) => !(key in known)),
    titles: PLAN_TITLES,
    known,
  })
  const given: PlanParts = {
    request: readRequest(context.input),
    parts,
    model: context.settings.model,
    notes: context.notes,
  }
  const written: PlanSection[] = [...kept]
  yield* kept
  const left = PLAN_ORDER.filter(isBuilt).filter((id) => !kept.some((section) => section.id === id))
  /** Yields the sections that can be built now, in reading order, up to the first one that must wait. */
  function* ready(): Generator<PlanSection> {
    for (let [id] = left; id !== undefined; [id] = left) {
      const section = BUILD[id](given)
      if (section === null) return
      left.shift()
      written.push(section)
      yield section
    }
  }
  yield* ready()
  for await (const part of collectSections(context.ask, order, context.signal)) {
    Object.assign(parts, { [part.key]: part.value })
    noteOn(context.notes, part, PLAN_TITLES[part.key] ?? part.key)
    yield* ready()
  }
  yield aboutOf(given, written)
}

async function* resourceSections(
  context: WritingContext,
  kept: readonly ResourceSection[],
  given: ResourceParts,
): AsyncGenerator<ResourceSection> {
  const keys = RESOURCE_KEYS[given.request.kind]
  const order = sectionRequest(context, {
    wire: RESOURCE_WIRE,
    keys: keys.filter((key) => !kept.some(({ id }) => id === key)),
    titles: Object.fromEntries(resourceOutline(keys).map(({ id, title }) => [id, title])),
    known: Object.fromEntries(kept.map((section) => [section.id, section])),
  })
  const written: ResourceSection[] = [...kept]
  yield* kept
  const left = keys.filter((key) => !kept.some(({ id }) => id === key))
  for await (const part of collectSections(context.ask, order, context.signal)) {
    Object.assign(given.parts, { [part.key]: part.value as ResourceWire['tasks-core'] })
    noteOn(context.notes, part, order.titles[part.key] ?? part.key)
    for (let [id] = left; id !== undefined; [id] = left) {
      const section = partOf(id, given)
      if (section === null) break
      left.shift()
      written.push(section)
      yield section
    }
  }
  yield keyOf(given, written)
}

async function noteWriting(context: WritingContext): Promise<Writing> {
  const order = sectionRequest(context, {
    wire: NOTE_WIRE,
    keys: ['answer'],
    titles: { answer: 'The answer' },
    known: {},
  })
  order.system += '\n\nThis message asks for no document. Answer it in a few plain sentences in "text".'
  let content = ''
  for await (const { value } of collectSections(context.ask, order, context.signal))
    content = (value as { text: string }).text
  return { format: 'note', outline: [], sections: [], patch: () => ({ content }) }
}

/** Writes a reply with a language model. This file is loaded only with the first such reply. */
export async function writeReply(
  { settings, bank, ledger }: { settings: ModelSettings; bank: Bank; ledger: Ledger },
  job: Job,
  given: JobInput,
  signal: AbortSignal,
): Promise<Writing> {
  const { input: read, notes } = checkRequest(job.message_id, given)
  const ask = await connectModel(settings, ledger)
  const asked: WritingContext = { ask, settings, input: read, notes, signal }
  const target = redoTarget(given)
  if (target) return redoWriting(target, modelRedo(asked), job)
  if (isPlainTalk(read)) return noteWriting(asked)
  // Only a new document is grounded in the bank: the words of a change name no topic.
  const input = { ...read, kits: await bank.find(kitsWanted(read)) }
  const context = { ...asked, input }
  if (input.generatorType === 'lessonPlan') {
    const outline = planOutline(new Set(PLAN_ORDER.filter((id) => isBuilt(id) || id === 'about')))
    const kept = keptPlan(given.doc, outline)
    return { ...planWriting({ outline, sections: planSections(context, kept) }), resumed: true }
  }
  const request = readRequest(input)
  const outline = resourceOutline([...RESOURCE_KEYS[request.kind], 'key'])
  const parts: ResourceParts = { request, parts: {}, model: settings.model, notes }
  const kept = keptResource(given.doc, outline)
  const header = kept.find((section) => section.id === 'header')
  if (header) parts.parts.header = { title: header.title, note: '' }
  return {
    ...resourceWriting(
      {
        kind: request.kind,
        outline,
        sections: resourceSections(context, kept, parts),
        note: (sections) => noteOf(parts, sections),
      },
      job,
    ),
    resumed: true,
  }
}
