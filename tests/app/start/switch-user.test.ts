// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { closeDown } from '#app/start/switch-user.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { onFlush } from '#platform/flush-drafts.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
afterEach(() => deleteStore(ANA))

it('[SYS-25] [OP-31] stores a half-typed sentence before a forced sign-out closes the store', async () => {
  await openStore(ANA).open()
  const stop = onFlush(() => saveDraft('resource:1', '<p>half a sentence</p>'))
  await closeDown()
  stop()
  await purgeSyncedRows(ANA)
  openStore(ANA)
  expect(await readDraft('resource:1')).toBe('<p>half a sentence</p>')
})
