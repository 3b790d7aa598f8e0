import { describe, expect, it } from 'vitest'
import { allowedHosts, functionSettings } from '../../supabase/local/functions/environment.ts'

describe('the settings of the edge functions', () => {
  it('are the named ones of the environment and nothing else of this machine', () => {
    const env = { MODEL_NAME: 'm', GENERATOR_PACE_MS: '5', HOME: '/home/me', AWS_SECRET: 'x' }
    expect(functionSettings(env)).toEqual({ MODEL_NAME: 'm', GENERATOR_PACE_MS: '5' })
  })

  it.each([
    [{ MODEL_PROVIDER: 'anthropic' }, ['api.anthropic.com']],
    [{ MODEL_PROVIDER: 'google' }, ['generativelanguage.googleapis.com']],
    [{ MODEL_PROVIDER: 'anthropic', MODEL_BASE_URL: 'https://own.example/v1' }, ['own.example']],
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' },
      ['127.0.0.1:11434'],
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['api.stripe.com']],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:5' }, ['127.0.0.1:5']],
    [{}, []],
  ])('%j opens the way to %j alone', (settings, hosts) => {
    expect(allowedHosts(settings as Record<string, string>, {})).toEqual(hosts)
  })
})
