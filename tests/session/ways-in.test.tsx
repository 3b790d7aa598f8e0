// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropInvite, holdInvite, INVITE_KEY, waitingInvite } from '#session/arriving/waiting-invite.ts'
import {
  clearSocialLogin,
  endLeaving,
  leavingFor,
  markSocialLogin,
  socialLoginAt,
  startLeaving,
  useLeavingFor,
} from '#session/social-login.ts'
import { heldReturn, holdReturn, useHeldReturn } from '#session/url-return.ts'
import { watchHook } from './support/watch-hook.tsx'

beforeEach(() => {
  clearSocialLogin()
  endLeaving()
  holdReturn(null)
})
afterEach(() => vi.unstubAllGlobals())

describe('a sign-in with Google or Apple', () => {
  it('[AUTH-44] [AUTH-46] keeps its time in this tab until the sign-out', () => {
    expect(socialLoginAt()).toBeUndefined()
    markSocialLogin(1_700_000_000_000)
    expect(socialLoginAt()).toBe(1_700_000_000_000)
    clearSocialLogin()
    expect(socialLoginAt()).toBeUndefined()
  })

  it('[AUTH-44] keeps the present time', () => {
    const before = Date.now()
    markSocialLogin()
    expect(socialLoginAt()).toBeGreaterThanOrEqual(before)
  })

  it('needs no storage of a tab, as in the service worker', () => {
    vi.stubGlobal('sessionStorage', undefined)
    markSocialLogin()
    expect(socialLoginAt()).toBeUndefined()
    clearSocialLogin()
  })

  it('[AUTH-73] [AUTH-74] shows which provider’s page is loading until the sign-in ends', async () => {
    const leaving = await watchHook(useLeavingFor)
    expect(leaving.drawn).toEqual([null])
    expect(await leaving.after(() => startLeaving('google'))).toBe('google')
    expect(leavingFor()).toBe('google')
    expect(await leaving.after(endLeaving)).toBeNull()
    await leaving.unmount()
  })

  it('[AUTH-73] is loading no more when the Back button brings the page back as it was left', () => {
    startLeaving('apple')
    window.dispatchEvent(new Event('pageshow'))
    expect(leavingFor()).toBeNull()
  })
})

describe('an address that a provider or a mail led to', () => {
  it('[AUTH-77] is read by the screen it came to, and by no other', async () => {
    const screens = await watchHook(() => [useHeldReturn('/home'), useHeldReturn('/login')])
    const held = { path: '/home', href: 'https://mahere.nz/home#access_token=x' }
    expect(await screens.after(() => holdReturn(held))).toEqual([held, null])
    expect(heldReturn()).toEqual(held)
    expect(await screens.after(() => holdReturn(null))).toEqual([null, null])
    await screens.unmount()
  })
})

describe('an invite link', () => {
  it('waits until the teacher has answered it', () => {
    expect(waitingInvite()).toBeUndefined()
    holdInvite('school-invite')
    expect([waitingInvite(), localStorage.getItem(INVITE_KEY)]).toEqual(['school-invite', 'school-invite'])
    dropInvite()
    expect(waitingInvite()).toBeUndefined()
  })
})
