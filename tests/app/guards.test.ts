// @vitest-environment happy-dom
import type { ParsedLocation } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { requireSignedIn } from '#app/guards.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { readToast } from '#session/toasts.ts'
import { holdReturn } from '#session/url-return.ts'
import { aroha } from '../support/screens/account-screens.tsx'

const location = { pathname: '/home', href: '/home' } as ParsedLocation
const thrown = (path = '/home') => {
  try {
    requireSignedIn({ location: { ...location, pathname: path, href: path } })
    return undefined
  } catch (redirect) {
    return (redirect as { options: { to: string } }).options.to
  }
}

afterEach(() => {
  holdReturn(null)
  clearIdentity()
})

it('[AUTH-54] [AUTH-75] tokens that came with another address do not open /home', () => {
  holdReturn({ path: '/login', href: 'http://app.test/login#access_token=a&refresh_token=b' })
  expect(thrown()).toBe('/login')
  setIdentity({ ...aroha, mustSetPassword: true })
  expect(thrown()).toBe('/password-setup')
  holdReturn({ path: '/home', href: 'http://app.test/home#access_token=a&refresh_token=b' })
  expect(thrown()).toBeUndefined()
})

it('[RES-01] opening a resource while signed out says why the sign-in shows', () => {
  expect(thrown('/my-resources')).toBe('/login')
  expect(readToast()).toBeUndefined()
  expect(thrown('/resource/5f2b7f0a-3a55-4a0e-9b6e-0d3c1f8f2a11')).toBe('/auth')
  expect(readToast()?.title).toBe('Please sign in to view resources')
})
