import { setting } from '../../../http/settings.ts'
import type { ModelSettings } from '../settings.ts'

/** A verdict is short. */
const VERDICT_TOKENS = 2_000
const WAIT_MS = 12_000

/**
 * The settings of the model that reads what the other wrote, or null where none is named: those of the writer with another
 * name. A key is never sent to another address than its own.
 */
export function judgeSettings(writer: ModelSettings): ModelSettings | null {
  const model = setting('MODEL_JUDGE_NAME')
  if (model === undefined) return null
  const waitMs = Number(setting('MODEL_JUDGE_TIMEOUT_MS') ?? WAIT_MS)
  if (!Number.isFinite(waitMs) || waitMs <= 0)
    throw new Error('the setting MODEL_JUDGE_TIMEOUT_MS has to be a number above 0')
  const address = setting('MODEL_JUDGE_BASE_URL')
  const key = setting('MODEL_JUDGE_API_KEY')
  return {
    ...writer,
    model,
    baseUrl: address ?? writer.baseUrl,
    apiKey: key ?? (address === undefined ? writer.apiKey : null),
    callTokens: VERDICT_TOKENS,
    replyTokens: VERDICT_TOKENS,
    timeoutMs: waitMs,
    silenceMs: waitMs,
    // The prices that are set are those of the writer.
    prices: null,
    judge: null,
  }
}
