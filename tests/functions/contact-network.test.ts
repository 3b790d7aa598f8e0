import { describe, expect, it } from 'vitest'
import { networkOf } from '../../supabase/functions/send-contact-email/network-of.ts'

describe('the network that a message of the contact form is counted for', () => {
  it.each([
    [
      'the address that Cloudflare saw',
      { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '10.0.0.1, 203.0.113.9' },
      '203.0.113.9',
    ],
    [
      'the last address of the chain, because the sender can write the others',
      { 'x-forwarded-for': '10.0.0.1, 198.51.100.4' },
      '198.51.100.4',
    ],
    ['the only address', { 'x-forwarded-for': '198.51.100.4' }, '198.51.100.4'],
    ['one for all where no gateway says anything', {}, 'unknown'],
  ])('is %s', (_, headers: Record<string, string>, network) => {
    expect(networkOf(new Headers(headers))).toBe(network)
  })
})
