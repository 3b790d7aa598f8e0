// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#app/address.ts'
import { routeTree } from '#app/router.ts'
import { publicPaths } from '#features/public-pages/render-pages.tsx'
import { setIdentity } from '#session/identity.ts'
import { aroha, cleanDevice } from '../support/screens/account-screens.tsx'

const AUTH_PAGES = ['/app', '/auth', '/login', '/reset-password', '/password-setup', '/confirm-email']
/** The pages on which a checkout ends. They say thank you, and nothing of anybody. */
const OUTCOME_PAGES = ['/upgrade-success', '/upgrade-cancelled']
/** A document that a teacher shares by a link is read without an account. */
const SHARED_PAGE = '/shared'
const OPEN_PAGES = [...AUTH_PAGES, ...OUTCOME_PAGES, SHARED_PAGE]

function routerAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  return createRouter({ routeTree, history, parseSearch, stringifySearch, notFoundMode: 'root' })
}
async function arriveAt(address: string): Promise<string> {
  const router = routerAt(address)
  await router.load()
  return router.state.location.pathname
}
/** Every address of the app, with ids filled in. */
const addresses = Object.keys(routerAt('/').routesByPath)
  .filter((path) => path !== '/')
  .map((path) => path.replace(/\$\w+/g, 'id-1'))
const behindSignIn = addresses.filter((path) => !OPEN_PAGES.includes(path))

beforeEach(cleanDevice)

describe('a visitor who is not signed in', () => {
  it('[AUTH-147] sees the public pages and the auth pages, and nothing else of the app', async () => {
    expect(addresses).toEqual(expect.arrayContaining(OPEN_PAGES))
    expect(publicPaths.filter((path) => behindSignIn.includes(path))).toEqual([])
    const seen = await Promise.all(behindSignIn.map(arriveAt))
    expect(new Set(seen)).toEqual(new Set(['/login']))
    expect(behindSignIn.length).toBeGreaterThan(8)
    for (const page of AUTH_PAGES) expect(['/login', page]).toContain(await arriveAt(page))
  })

  it.each(['/lesson-plan', '/lesson-plan/chat/id-1', '/resource', '/resource/chat/id-1'])(
    '[AUTH-150] is redirected from the chat page %s to /login',
    async (address) => {
      expect(await arriveAt(address)).toBe('/login')
    },
  )
})

describe('a teacher who is signed in', () => {
  it.each(['/lesson-plan', '/resource', '/lesson-plan/chat/id-1', '/my-lesson-plans', '/my-resources'])(
    '[AUTH-151] reaches both generators, a chat and the saved items: %s',
    async (address) => {
      setIdentity(aroha)
      expect(await arriveAt(address)).toBe(address)
    },
  )
})
