// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#app/address.ts'
import { isRestricted } from '#app/guards.ts'
import { routeTree } from '#app/router.ts'
import { removePersonalKeys } from '#app/start/sign-out.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { dropSharedText, joinShared, readSharedText } from '#session/shared-text.ts'

const teacher = { userId: 'u1', email: 'a@b.nz', displayName: 'Aroha', state: 'signed-in' as const }

/** Follows an address through guards and redirects alone: nothing is rendered and the network is not used. */
async function arriveAt(address: string, state?: object) {
  const history = createMemoryHistory({ initialEntries: [address] })
  if (state) history.replace(address, state)
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch, notFoundMode: 'root' })
  await router.load()
  const { location, matches } = router.state
  return { ...location, routeIds: matches.map((match) => match.routeId as string) }
}

beforeEach(() => {
  setIdentity(teacher)
  dropSharedText()
})

describe('addresses', () => {
  it('[NAV-16] [NAV-17] opens the lesson plan chat with and without a chat', async () => {
    expect((await arriveAt('/lesson-plan')).routeIds.at(-1)).toContain('/lesson-plan')
    expect((await arriveAt('/lesson-plan/chat/s1')).routeIds.at(-1)).toContain('/chat/$sessionId')
  })

  it('[NAV-18] [NAV-19] [NAV-20] never treats a resource chat as a preview', async () => {
    expect((await arriveAt('/resource/chat/s1')).routeIds.at(-1)).toContain('/chat/$sessionId')
    expect((await arriveAt('/resource/m1')).routeIds.at(-1)).toContain('/resource/$messageId')
  })

  it('[NAV-02] [NAV-09] [NAV-21] [NAV-23] [NAV-24] knows its other screens', async () => {
    for (const address of ['/resource-edit/m1', '/my-lesson-plans', '/my-resources']) {
      const { pathname, routeIds } = await arriveAt(address)
      expect(pathname).toBe(address)
      expect(routeIds.at(-1)).toContain(address.replace('m1', '$messageId'))
    }
    // `/app` leads on by the record on the device, and never to a page that does not exist (OP-01).
    expect((await arriveAt('/app')).routeIds).toContain('/app')
    clearIdentity()
    expect((await arriveAt('/app')).routeIds.at(-1)).toMatch(/^\/(app|login)$/)
    expect((await arriveAt('/login')).routeIds).toContain('/login')
  })

  it('[OP-03] sends a chat address without an id to a new chat', async () => {
    expect((await arriveAt('/resource/chat')).pathname).toBe('/resource')
    expect((await arriveAt('/lesson-plan/chat')).pathname).toBe('/lesson-plan')
  })

  it('[CHAT-05] [CHAT-06] [OP-33] opens the chat a starred link names in its query', async () => {
    expect((await arriveAt('/lesson-plan?sessionId=s1')).href).toBe('/lesson-plan/chat/s1')
    expect((await arriveAt('/resource?sessionId=s2')).href).toBe('/resource/chat/s2')
  })

  it('[NAV-10] [NAV-11] [OP-02] leads /auth to /login with query, hash and state', async () => {
    clearIdentity()
    const arrived = await arriveAt('/auth?mode=reset&from=0012#top', {
      message: 'Sign in to see this',
    })
    expect(arrived.pathname).toBe('/login')
    expect(arrived.search).toEqual({ mode: 'reset', from: '0012' })
    expect(arrived.hash).toBe('top')
    expect(arrived.state).toMatchObject({ message: 'Sign in to see this' })
  })
})

describe('a text shared into the app', () => {
  const shared = '/share?title=A%20walk&text=Find%20three%20leaves&url=https%3A%2F%2Fdoc.govt.nz'

  it('goes to a new lesson plan chat, leaving the address and the open chat', async () => {
    setCurrentChat('c1')
    expect((await arriveAt(shared)).href).toBe('/lesson-plan')
    expect(readCurrentChat()).toBeNull()
    expect(readSharedText()).toBe('A walk\nFind three leaves\nhttps://doc.govt.nz')
  })

  it('waits for a sign-in, goes on from home once, and keeps nobody from home', async () => {
    clearIdentity()
    expect((await arriveAt(shared)).pathname).toBe('/login')
    setIdentity(teacher)
    expect((await arriveAt('/home')).pathname).toBe('/lesson-plan')
    expect((await arriveAt('/home')).pathname).toBe('/home')
  })

  it('waits for an hour at most, and not for the next teacher', async () => {
    await arriveAt(shared)
    expect(readSharedText(Date.now() + 3_600_001)).toBeUndefined()
    removePersonalKeys()
    expect(readSharedText()).toBeUndefined()
  })

  it('leaves out an address that the text already contains', () => {
    const url = 'https://doc.govt.nz'
    expect(joinShared({ title: 'A walk', text: `A walk ${url}`, url })).toBe(`A walk ${url}`)
    expect(joinShared({ title: 'Same', text: 'Same' })).toBe('Same')
    expect(joinShared({ text: '  ' })).toBe('')
  })

  it('may be empty: then the chat just opens', async () => {
    expect((await arriveAt('/share')).pathname).toBe('/lesson-plan')
    expect(readSharedText()).toBeUndefined()
  })
})

const guarded = [
  '/home',
  '/lesson-plan',
  '/lesson-plan/chat/s1',
  '/resource',
  '/resource/chat/s1',
  '/resource/m1',
  '/resource-edit/m1',
  '/my-lesson-plans',
  '/my-resources',
]

describe('guards', () => {
  it.each(guarded)(
    '[NAV-32] [NAV-78] [CHAT-03] sends a signed-out visitor of %s to /login',
    async (address) => {
      clearIdentity()
      expect((await arriveAt(address)).pathname).toBe('/login')
    },
  )

  it.each(guarded)(
    '[SYS-15] lets the teacher of the record on this device into %s, without asking the network',
    async (address) => {
      expect((await arriveAt(address)).pathname).toBe(address)
    },
  )

  it('asks a teacher whose session was refused to sign in again', async () => {
    setIdentity({ ...teacher, state: 'needs-sign-in' })
    expect((await arriveAt('/home')).pathname).toBe('/login')
  })

  it('[NAV-31] [OP-07] restricts no route by list', () => {
    expect(guarded.filter(isRestricted)).toEqual([])
  })
})
