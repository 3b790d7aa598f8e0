import { afterEach, expect, it, vi } from 'vitest'
import { modelSettings } from '../../../supabase/functions/_shared/generate/model/settings.ts'

const BASE = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k' }

function withSettings(more: Record<string, string>) {
  const all: Record<string, string> = { ...BASE, ...more }
  vi.stubGlobal('Deno', { env: { get: (name: string) => all[name] } })
  return modelSettings()
}
afterEach(() => vi.unstubAllGlobals())

it('a model has no prices and no limits unless they are set', () => {
  expect(withSettings({})).toMatchObject({
    prices: null,
    dayReplies: null,
    dayTokens: null,
    tellsUsage: true,
  })
})

it('prices are dollars per million tokens, and cached input costs what input costs unless told', () => {
  const prices = { MODEL_PRICE_INPUT: '3', MODEL_PRICE_OUTPUT: '15' }
  expect(withSettings(prices)?.prices).toEqual({ input: 3, cached: 3, output: 15, currency: 'USD' })
  const all = { ...prices, MODEL_PRICE_CACHED: '0.3', MODEL_PRICE_CURRENCY: 'NZD' }
  expect(withSettings(all)?.prices).toEqual({ input: 3, cached: 0.3, output: 15, currency: 'NZD' })
})

it.each<[string, Record<string, string>, RegExp]>([
  ['one price alone', { MODEL_PRICE_INPUT: '3' }, /MODEL_PRICE_OUTPUT is missing/],
  ['a price in words', { MODEL_PRICE_INPUT: 'cheap', MODEL_PRICE_OUTPUT: '1' }, /MODEL_PRICE_INPUT/],
  [
    'another currency',
    { MODEL_PRICE_INPUT: '3', MODEL_PRICE_OUTPUT: '15', MODEL_PRICE_CURRENCY: 'EUR' },
    /NZD or USD/,
  ],
  ['a limit of nothing', { MODEL_DAY_REPLIES: '0' }, /MODEL_DAY_REPLIES/],
  ['a limit that would refuse every reply', { MODEL_DAY_TOKENS: '30000' }, /twice MODEL_MAX_REPLY_TOKENS/],
])('%s is refused in words for whoever set it', (_, more, why) => {
  expect(() => withSettings(more)).toThrow(why)
})
