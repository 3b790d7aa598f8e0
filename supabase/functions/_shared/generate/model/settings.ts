import { neededSetting, setting } from '../../http/settings.ts'

const MODEL_KINDS = ['openai-compatible', 'anthropic', 'google'] as const
export type ModelKind = (typeof MODEL_KINDS)[number]

export interface ModelSettings {
  kind: ModelKind
  model: string
  /** Null for the provider's own address. */
  baseUrl: string | null
  apiKey: string | null
  /** The most tokens that one call may write. */
  callTokens: number
  /** The most tokens that all calls for one reply may write, which limits its cost. */
  replyTokens: number
  /** The longest duration of one call. */
  timeoutMs: number
  /** The longest silence before or within an answer. */
  silenceMs: number
  /** False for servers without JSON schemas. Then the schema is part of the prompt. */
  structured: boolean
}

function positive(name: string, otherwise: number): number {
  const value = Number(setting(name) ?? otherwise)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`the setting ${name} has to be a number above 0`)
  return value
}

/** The language model that is configured, or null. Throws when the settings do not fit together. */
export function modelSettings(): ModelSettings | null {
  const named = setting('MODEL_PROVIDER')
  if (named === undefined) return null
  const kind = MODEL_KINDS.find((one) => one === named)
  if (kind === undefined) throw new Error(`MODEL_PROVIDER is one of ${MODEL_KINDS.join(', ')}, not ${named}`)
  return {
    kind,
    model: neededSetting('MODEL_NAME'),
    baseUrl:
      kind === 'openai-compatible' ? neededSetting('MODEL_BASE_URL') : (setting('MODEL_BASE_URL') ?? null),
    apiKey:
      kind === 'openai-compatible' ? (setting('MODEL_API_KEY') ?? null) : neededSetting('MODEL_API_KEY'),
    callTokens: positive('MODEL_MAX_TOKENS', 12_000),
    replyTokens: positive('MODEL_MAX_REPLY_TOKENS', 24_000),
    timeoutMs: positive('MODEL_TIMEOUT_MS', 85_000),
    silenceMs: positive('MODEL_SILENCE_MS', 30_000),
    structured: setting('MODEL_STRUCTURED') !== 'off',
  }
}
