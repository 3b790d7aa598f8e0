import { neededSetting, setting } from '../../http/settings.ts'
import { judgeSettings } from './judge/judge-settings.ts'

const MODEL_KINDS = ['openai-compatible', 'anthropic', 'google'] as const
export type ModelKind = (typeof MODEL_KINDS)[number]

const CURRENCIES = ['NZD', 'USD'] as const

/** What a model costs, in dollars per million tokens. */
export interface Prices {
  input: number
  /** Input that the provider has in its cache. */
  cached: number
  output: number
  currency: (typeof CURRENCIES)[number]
}

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
  /** False for servers that refuse a request to tell the tokens of a streamed answer. */
  tellsUsage: boolean
  /** Null where no prices are set. Then the ledger has tokens and no cost. */
  prices: Prices | null
  /** The most replies that a teacher may have from the model in a day; null for no limit. */
  dayReplies: number | null
  /** The most tokens that a teacher's replies may use in a day; null for no limit. */
  dayTokens: number | null
  /** A second model that reads what this one wrote; null where none is named. */
  judge?: ModelSettings | null
}

function positive(name: string, otherwise: number): number {
  const value = Number(setting(name) ?? otherwise)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`the setting ${name} has to be a number above 0`)
  return value
}

const limit = (name: string): number | null => (setting(name) === undefined ? null : positive(name, 1))

function price(name: string, otherwise?: number): number {
  const value = Number(setting(name) ?? otherwise ?? neededSetting(name))
  if (!Number.isFinite(value) || value < 0)
    throw new Error(`the setting ${name} has to be a number, 0 or more`)
  return value
}

function modelPrices(): Prices | null {
  if (setting('MODEL_PRICE_INPUT') === undefined && setting('MODEL_PRICE_OUTPUT') === undefined) return null
  const named = setting('MODEL_PRICE_CURRENCY') ?? 'USD'
  const currency = CURRENCIES.find((one) => one === named)
  if (currency === undefined)
    throw new Error(`MODEL_PRICE_CURRENCY is ${CURRENCIES.join(' or ')}, not ${named}`)
  const input = price('MODEL_PRICE_INPUT')
  return { input, cached: price('MODEL_PRICE_CACHED', input), output: price('MODEL_PRICE_OUTPUT'), currency }
}

/** The limit of tokens in a day. One below the room that a single reply needs would refuse every reply. */
function dayTokens(replyTokens: number): number | null {
  const tokens = limit('MODEL_DAY_TOKENS')
  if (tokens !== null && tokens < 2 * replyTokens)
    throw new Error(
      `MODEL_DAY_TOKENS has to be at least twice MODEL_MAX_REPLY_TOKENS, which is ${replyTokens}`,
    )
  return tokens
}

/** The language model that is configured, or null. Throws when the settings do not fit together. */
export function modelSettings(): ModelSettings | null {
  const named = setting('MODEL_PROVIDER')
  if (named === undefined) return null
  const kind = MODEL_KINDS.find((one) => one === named)
  if (kind === undefined) throw new Error(`MODEL_PROVIDER is one of ${MODEL_KINDS.join(', ')}, not ${named}`)
  const replyTokens = positive('MODEL_MAX_REPLY_TOKENS', 24_000)
  const writer: ModelSettings = {
    kind,
    model: neededSetting('MODEL_NAME'),
    baseUrl:
      kind === 'openai-compatible' ? neededSetting('MODEL_BASE_URL') : (setting('MODEL_BASE_URL') ?? null),
    apiKey:
      kind === 'openai-compatible' ? (setting('MODEL_API_KEY') ?? null) : neededSetting('MODEL_API_KEY'),
    callTokens: positive('MODEL_MAX_TOKENS', 12_000),
    replyTokens,
    timeoutMs: positive('MODEL_TIMEOUT_MS', 85_000),
    silenceMs: positive('MODEL_SILENCE_MS', 30_000),
    structured: setting('MODEL_STRUCTURED') !== 'off',
    tellsUsage: setting('MODEL_TELLS_USAGE') !== 'off',
    prices: modelPrices(),
    dayReplies: limit('MODEL_DAY_REPLIES'),
    dayTokens: dayTokens(replyTokens),
  }
  return { ...writer, judge: judgeSettings(writer) }
}
