// @vitest-environment happy-dom
import Dexie from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { finishWipe, signOut } from '#app/start/sign-out.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { readIdentity, setIdentity } from '#session/identity.ts'
import { session } from '../../backend/scripted-server.ts'
import { fakeStorage } from '../../local-store/support/fake-storage.ts'
import { aroha, cleanDevice, openBackend } from '../../support/screens/account-screens.tsx'

vi.mock('#app/start/switch-user.ts', () => ({ closeDown: async () => closeStore() }))

afterEach(() => {
  vi.unstubAllGlobals()
  cleanDevice()
})

/** Makes a full localStorage, in which nothing more fits. */
function fillUp(storage: ReturnType<typeof fakeStorage>) {
  const used = () => JSON.stringify(storage.items).length
  const limit = used()
  const real = storage.setItem
  storage.setItem = (key, value) => {
    const before = storage.getItem(key)
    real(key, value)
    if (used() <= limit) return
    if (before === null) storage.removeItem(key)
    else real(key, before)
    throw new DOMException('no room', 'QuotaExceededError')
  }
}

it('[SYS-28] a sign-out is complete also where localStorage is full', async () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  openBackend([], { answers: () => Response.json({}) })
  localStorage.setItem('sb-127-auth-token', JSON.stringify(session('here')))
  setIdentity(aroha)
  await openStore(aroha.userId).open()
  fillUp(storage)
  await signOut()
  expect(readIdentity()).toBeNull()
  expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${aroha.userId}`)
  expect(JSON.stringify(storage.items)).not.toContain(aroha.userId)
})

it('[SYS-28] a sign-out leaves nothing of what was typed to us on the contact page', async () => {
  openBackend([], { answers: () => Response.json({}) })
  setIdentity(aroha)
  await openStore(aroha.userId).open()
  sessionStorage.setItem(
    'mahere-contact',
    JSON.stringify({ message: 'What only Aroha knows', by: aroha.userId }),
  )
  await signOut()
  expect(sessionStorage.getItem('mahere-contact')).toBeNull()
})

it('[SYS-28] a sign-out goes through with the wipe although another tab has asked to sign in again', async () => {
  cleanDevice()
  setIdentity({ ...aroha, state: 'needs-sign-in' })
  await openStore(aroha.userId).open()
  localStorage.setItem('mahere-to-wipe', aroha.userId)
  closeStore()
  await finishWipe()
  expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${aroha.userId}`)
})
