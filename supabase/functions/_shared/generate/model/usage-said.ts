import type { LanguageModelUsage } from 'ai'
import { isFields } from '../../http/fields.ts'

/** The tokens of one call as the provider tells them at its end. */
export interface Usage {
  input: number
  cached: number
  output: number
}

/** What a provider has told of a call's tokens before its end. */
export type UsageSoFar = Partial<Usage>

/** The whole usage. Null where the provider told nothing, or only one of the two. */
export function usageOf({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage): Usage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null
  return { input: inputTokens, cached: inputTokenDetails.cacheReadTokens ?? 0, output: outputTokens }
}

const fieldsIn = (value: unknown, name: string) =>
  isFields(value) && isFields(value[name]) ? value[name] : {}
/** The sum of those numbers that are told; undefined where none is. */
function sumOf(...told: unknown[]): number | undefined {
  const numbers = told.filter((one) => typeof one === 'number' && one >= 0) as number[]
  return numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0)
}

const googleUsage = ({
  promptTokenCount,
  cachedContentTokenCount: cached,
  candidatesTokenCount,
  thoughtsTokenCount,
}: Record<string, unknown>) => ({
  input: sumOf(promptTokenCount),
  cached: sumOf(cached),
  output: sumOf(candidatesTokenCount, thoughtsTokenCount),
})

const openAiUsage = (usage: Record<string, unknown>) => ({
  input: sumOf(usage.prompt_tokens),
  cached: sumOf(fieldsIn(usage, 'prompt_tokens_details').cached_tokens),
  output: sumOf(usage.completion_tokens),
})

const anthropicUsage = (usage: Record<string, unknown>) => ({
  input: sumOf(usage.input_tokens, usage.cache_read_input_tokens, usage.cache_creation_input_tokens),
  cached: sumOf(usage.cache_read_input_tokens),
  output: sumOf(usage.output_tokens),
})

/**
 * What an event of a stream tells of the tokens, as each provider sends it: Anthropic tells the input with the first event,
 * Google tells all of it with each one. A call that is cut off has no more than this.
 */
export function usageIn(event: unknown, before: UsageSoFar): UsageSoFar {
  const usage = { ...fieldsIn(fieldsIn(event, 'message'), 'usage'), ...fieldsIn(event, 'usage') }
  const told = [googleUsage(fieldsIn(event, 'usageMetadata')), openAiUsage(usage), anthropicUsage(usage)]
  const [input, cached, output] = (['input', 'cached', 'output'] as const).map((name) =>
    told.map((one) => one[name]).find((one) => one !== undefined),
  )
  return {
    ...before,
    ...(input === undefined ? {} : { input }),
    ...(cached === undefined ? {} : { cached }),
    ...(output === undefined ? {} : { output }),
  }
}
