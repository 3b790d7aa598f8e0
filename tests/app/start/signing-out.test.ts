// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { router } from '#app/router.ts'
import { signOut } from '#app/start/sign-out.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { readIdentity } from '#session/identity.ts'
import { aroha, cleanDevice, openBackend, signInAs } from '../../support/screens/account-screens.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

it('[CHAT-63] [CHAT-64] [CHAT-65] forgets the current chat, ends the session and goes to /login', async () => {
  window.scrollTo = vi.fn()
  openBackend([], { answers: () => Response.json({}) })
  signInAs(aroha)
  setCurrentChat('s1')
  await signOut()
  expect(readCurrentChat()).toBeNull()
  expect(readIdentity()).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.includes('auth-token'))).toEqual([])
  expect(router.state.location.pathname).toBe('/login')
})
