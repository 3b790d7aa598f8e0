// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TransitionScreen } from '#app/screens/transition-screen.soon.tsx'
import { type Identity, setIdentity } from '#session/identity.ts'
import { holdReturn } from '#session/url-return.ts'
import { session } from '../backend/scripted-server.ts'
import { aroha, cleanDevice, until } from '../support/screens/account-screens.tsx'
import { render } from '../support/screens/render.tsx'

/** The screen stays whatever the URL becomes, so that its text can be read. */
async function openTransition() {
  const root = createRootRoute({ component: TransitionScreen })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: ['/app'] })
  const router = createRouter({ routeTree: root.addChildren([anywhere]), history })
  await router.load()
  return { ...(await render(<RouterProvider router={router} />)), router }
}

const recovering = () => sessionStorage.setItem('mahere-recovery', JSON.stringify(session('recovery')))
const linked = () =>
  holdReturn({ path: '/app', href: 'https://app.test/app#access_token=a&refresh_token=b&type=recovery' })
const nothing = () => {}
const member: Identity = { ...aroha, mustSetPassword: true }

beforeEach(cleanDevice)

describe('the transitional screen', () => {
  it.each([
    ['[AUTH-11] [AUTH-14]', recovering, member, 'Processing password reset...', '/reset-password'],
    ['[AUTH-11] [AUTH-14]', linked, aroha, 'Processing password reset...', '/reset-password'],
    ['[AUTH-11] [AUTH-14]', recovering, null, 'Processing password reset...', '/reset-password'],
    ['[AUTH-12] [AUTH-15]', nothing, member, 'Setting up your account...', '/password-setup'],
    ['[AUTH-12] [AUTH-16]', nothing, aroha, 'Setting up your account...', '/home'],
  ])('[AUTH-10] %s says where it goes, and goes there', async (_rows, prepare, identity, words, way) => {
    prepare()
    if (identity) setIdentity(identity)
    const { page, router, unmount } = await openTransition()
    expect(page.querySelector('h1')?.textContent).toBe('Mahere')
    expect(page.querySelectorAll('[role="status"] .loading-spinner')).toHaveLength(1)
    expect(page.querySelector('[role="status"]')?.textContent).toBe(words)
    await until(() => expect(router.state.location.pathname).toBe(way))
    await unmount()
  })

  it.each([
    ['nobody', null],
    ['who must sign in again', { ...aroha, state: 'needs-sign-in' } satisfies Identity],
  ])('[AUTH-10] [AUTH-13] [AUTH-17] leads %s to the public page', async (_who, identity) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    if (identity) setIdentity(identity)
    const { page, unmount } = await openTransition()
    expect(page.querySelector('h1')?.textContent).toBe('Mahere')
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Loading...')
    expect(replace).toHaveBeenCalledWith('/')
    await unmount()
  })
})
