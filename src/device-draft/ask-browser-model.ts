import { eitherSignal } from '#platform/either-signal.ts'
import type { FinishReason, ModelRequest } from '../../supabase/functions/_shared/generate/model/ask-model.ts'
import { type BrowserModel, LANGUAGES } from './browser-model.ts'

/** The longest time that one section may take. A laptop writes some ten words in a second. */
const SECTION_MS = 240_000

type Session = Awaited<ReturnType<BrowserModel['create']>>

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '')

/** A model that does not take the schema is told it in words. */
async function* answered(session: Session, { prompt, schema }: ModelRequest, signal: AbortSignal) {
  try {
    yield* session.promptStreaming(prompt, { responseConstraint: schema, signal })
  } catch (error) {
    if (nameOf(error) !== 'NotSupportedError') throw error
    const inWords = `${prompt}\n\nThe JSON schema of your answer:\n${JSON.stringify(schema)}`
    yield* session.promptStreaming(inWords, { signal })
  }
}

/** The browser could not keep to the schema, found no room for the words or took too long: this answer is lost, not the model. */
const IS_LOST = /^(?:SyntaxError|QuotaExceededError|TimeoutError|UnknownError)$/

/**
 * Asks the browser's model as the server asks one over the network. Each call is a session of its own, because a session
 * keeps all that was said, and the model of a browser has room for little.
 */
export async function* askBrowserModel(
  model: BrowserModel,
  asked: ModelRequest,
  stopped: AbortSignal,
): AsyncGenerator<string, FinishReason> {
  const signal = eitherSignal(stopped, AbortSignal.timeout(SECTION_MS))
  let session: Session | undefined
  try {
    const initialPrompts = [{ role: 'system' as const, content: asked.system }]
    session = await model.create({ ...LANGUAGES, initialPrompts, signal })
    yield* answered(session, asked, signal)
    return 'stop'
  } catch (error) {
    stopped.throwIfAborted()
    if (IS_LOST.test(nameOf(error))) return 'other'
    throw error
  } finally {
    session?.destroy()
  }
}
