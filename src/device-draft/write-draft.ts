import type { ReplySection } from '#content/contract.ts'
import { isLessonPlan } from '#content/lesson-plan.ts'
import { checkRequest } from '../../supabase/functions/_shared/generate/check-request.ts'
import type { AskModel } from '../../supabase/functions/_shared/generate/model/ask-model.ts'
import { documentWriting } from '../../supabase/functions/_shared/generate/model/writing/write-document.ts'
import { ClosedDoor, type Writing } from '../../supabase/functions/_shared/generate/provider.ts'
import type { DraftEnd, WaitingRequest } from './worker-messages.ts'

/** The name that is printed in the draft: “Draft written by a language model (…).” */
const MODEL_NAME = 'the browser’s own, on this device'
/** The most tokens of a draft. The model of a browser costs nothing; this only ends a runaway. */
const DRAFT_TOKENS = 24_000

const UNFIT = 'The browser’s own model could not write this plan. Your message still goes to us as it is.'

const NOT_WHOLE = 'The model stopped before the plan was whole. What is written stays on this device.'

/** The calls for one section: the first, and the second try. */
const CALLS_OF_SECTION = 2

/** Counts the calls that the model failed in a row: it gave no answer at all, good or bad. */
function watching(ask: AskModel) {
  let calls = 0
  let failedLast = 0
  const watched: AskModel = async function* (asked, signal) {
    calls += 1
    let failed = false
    try {
      const reason = yield* ask(asked, signal)
      failed = reason === 'other'
      return reason
    } catch (error) {
      failed = true
      throw error
    } finally {
      failedLast = failed ? failedLast + 1 : 0 // who has read enough ends this early
    }
  }
  /** True where the model gave out: a single section that it fails is left out. */
  const gaveOut = () => calls > 0 && (failedLast === calls || failedLast > CALLS_OF_SECTION)
  return { ask: watched, gaveOut }
}

const sectionsIn = (doc: unknown): number => (isLessonPlan(doc) ? doc.sections.length : 0)

/** The steps and the answers are made from the questions, so that a plan without them is no lesson yet. */
const lacksQuestions = ({ outline }: Writing, written: readonly ReplySection[]) =>
  outline.some(({ id }) => id === 'answers') && !written.some(({ id }) => id === 'answers')

/**
 * Writes a lesson plan with the browser's own model: the server's prompts, schemas, checks and labels, without its bank of
 * lessons and without a network. It yields the plan with each section that is added. Going on with a draft may write some
 * of its sections again: nothing is yielded before there are more than there were. A plan that does not become whole keeps
 * the shape that can be gone on with.
 */
export async function* writeDraft(
  { messageId, input: given }: WaitingRequest,
  ask: AskModel,
): AsyncGenerator<unknown, DraftEnd> {
  try {
    const { input, notes } = checkRequest(messageId, given)
    const model = watching(ask)
    const context = {
      ask: model.ask,
      settings: { model: MODEL_NAME, replyTokens: DRAFT_TOKENS },
      input,
      notes,
      signal: new AbortController().signal,
      begun: Date.now(),
      judge: null,
      oneByOne: true as const,
    }
    const job = { message_id: messageId, reply_id: '', user_id: '', session_id: '', attempt: 1 }
    const writing = documentWriting(context, job, given.doc)
    const before = sectionsIn(given.doc)
    const written: ReplySection[] = []
    for await (const section of writing.sections) {
      const isWhole = section.id === 'about'
      written.push(section)
      if (isWhole && (model.gaveOut() || lacksQuestions(writing, written) || written.length < before))
        return { ok: false, words: NOT_WHOLE }
      if (isWhole || written.length > before) yield writing.patch(written, isWhole).doc
    }
    return { ok: true }
  } catch (error) {
    return { ok: false, words: error instanceof ClosedDoor ? error.closed.words : UNFIT }
  }
}
