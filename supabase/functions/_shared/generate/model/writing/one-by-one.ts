import { PermanentFailure } from '../../provider.ts'
import type { AskModel } from '../ask-model.ts'
import { collectSections } from '../collect-sections.ts'
import type { Part } from '../rejected.ts'
import type { SectionRequest } from './section-call.ts'

/** The parts that every other one is written with. */
const ALWAYS_SEEN = ['header', 'learning-intention']
/** The parts that point to the questions, or are made from them. */
const SEES_QUESTIONS = ['phases', 'differentiation', 'assessment', 'misconceptions']

/** What is shown of the parts already written: a small model has no room for all of them. */
const seenBy = (key: string, known: SectionRequest['known']) =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([id]) => ALWAYS_SEEN.includes(id) || (id === 'questions' && SEES_QUESTIONS.includes(key)),
    ),
  )

async function onlyPart(ask: AskModel, request: SectionRequest, signal: AbortSignal): Promise<Part> {
  for await (const part of collectSections(ask, request, signal)) return part
  throw new Error('the model sent nothing')
}

/** A call that failed says nothing about the next one. A section that was wrong twice has had its second try. */
async function withSecondTry(work: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted || error instanceof PermanentFailure) throw error
    return work()
  }
}

/**
 * Asks for one section after the other, each with its second try at once. A small model writes a section well and a whole
 * plan badly. A section that fails for good is left out, whatever the reason, unless the document needs it.
 */
export async function* collectOneByOne(
  ask: AskModel,
  request: SectionRequest,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const known: Record<string, unknown> = { ...request.known }
  for (const key of request.keys) {
    const one = { ...request, keys: [key], known: seenBy(key, known) }
    try {
      const part = await withSecondTry(() => onlyPart(ask, one, signal), signal)
      if (part.state === 'written') known[key] = part.value
      yield part
    } catch (error) {
      if (signal.aborted || request.needed?.includes(key)) throw error
      yield { key, state: 'left-out', why: 'it did not arrive' }
    }
  }
}
