// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { closeDown } from '#app/switch-user.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { lockStore } from '#local-store/lock-store.ts'
import { deleteStore, openStore } from '#local-store/open-store.ts'
import { readDraft } from '#local-store/queries/drafts.ts'

// Its screens go when they like.
vi.mock('#app/router.ts', () => ({ router: { navigate: async () => {} } }))

const ANA = 'a0000000-0000-4000-8000-000000000001'
afterEach(() => deleteStore(ANA))

it('[SYS-25] [OP-31] a forced sign-out in the middle of a sentence finds its words in the store first', async () => {
  await openStore(ANA).open()
  const flush = () => void saveDraft('resource:1', '<p>half a sentence</p>')
  window.addEventListener('pagehide', flush, { once: true })
  await closeDown()
  await lockStore(ANA)
  openStore(ANA)
  expect(await readDraft('resource:1')).toBe('<p>half a sentence</p>')
})
