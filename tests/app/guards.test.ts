// @vitest-environment happy-dom
import type { ParsedLocation } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { requireSignedIn } from '#app/guards.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { holdReturn } from '#session/url-return.ts'
import { aroha } from '../support/account-screens.tsx'

const location = { pathname: '/home', href: '/home' } as ParsedLocation
const thrown = () => {
  try {
    requireSignedIn({ location })
    return undefined
  } catch (redirect) {
    return (redirect as { options: { to: string } }).options.to
  }
}

afterEach(() => {
  holdReturn(null)
  clearIdentity()
})

it('[AUTH-54] [AUTH-75] what came with another address does not open /home', () => {
  holdReturn({ path: '/login', href: 'http://app.test/login#access_token=a&refresh_token=b' })
  expect(thrown()).toBe('/login')
  setIdentity({ ...aroha, mustSetPassword: true })
  expect(thrown()).toBe('/password-setup')
  holdReturn({ path: '/home', href: 'http://app.test/home#access_token=a&refresh_token=b' })
  expect(thrown()).toBeUndefined()
})
