// @vitest-environment happy-dom

import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isDrafting, startDraft, stopAllDrafts } from '#device-draft/drafting.ts'
import { DeviceDraft } from '#features/chat/device-draft/device-draft.asked.tsx'
import { DraftSetting } from '#features/chat/device-draft/draft-setting.asked.tsx'
import type { MessageEntry } from '#features/chat/messages/message-types.ts'
import { EntriesContext } from '#features/chat/plan/versions/entries-context.ts'
import { deleteStore, openStore } from '#local-store/open-store.ts'
import { chooseDrafting } from '#platform/device-drafting.ts'
import { limitDisk } from '../local-store/support/small-disk.ts'
import { installBrowserModel } from '../support/browser-model.ts'
import { render } from '../support/screens/render.tsx'
import { messageRow, USER } from '../sync/support/rows.ts'

let shown: Awaited<ReturnType<typeof render>>
beforeEach(() => {
  installBrowserModel({ answers: {} })
  chooseDrafting(true)
  openStore(USER)
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  stopAllDrafts()
  vi.restoreAllMocks()
  await deleteStore(USER)
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Shows what changes by itself later on, as the rows of the store do. */
async function show(element: ReactNode) {
  shown = await render(element)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

const buttons = (words: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.includes(words))

async function press(words: string) {
  await vi.waitFor(() => expect(buttons(words)).toHaveLength(1))
  buttons(words)[0]?.click()
}

const waiting = (id: string): MessageEntry => ({
  message: { ...messageRow(1), id, role: 'user' } as MessageEntry['message'],
  delivery: { state: 'queued', opId: `op-${id}`, attempts: 1 },
})

it('offers a draft for the first message of a chat, and none for a follow-up that waits behind it', async () => {
  const entries = [waiting('first'), waiting('shorter-please')]
  await show(
    <EntriesContext value={entries}>
      {entries.map((entry) => (
        <section key={entry.message.id} id={entry.message.id}>
          <DeviceDraft entry={entry} />
        </section>
      ))}
    </EntriesContext>,
  )
  const offered = () => buttons('Draft it on this device now').map((offer) => offer.closest('section')?.id)
  await vi.waitFor(() => expect(offered()).not.toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 50)) // the other draft is read from the store too
  expect(offered()).toEqual(['first'])
})

it('ends the drafts of this tab when drafting is turned off', async () => {
  const SilentWorker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker)
  const ended = startDraft({ messageId: 'first', sessionId: 'chat', content: 'Year 5 tides', context: null })
  await show(<DraftSetting />)
  await press('Offline drafts')
  expect(isDrafting('first')).toBe(true)
  await press('Turn off for this device')
  await ended
  expect(isDrafting('first')).toBe(false)
})

it('says that the device has no room for a draft, and offers it again', async () => {
  const entries = [waiting('first')]
  await show(
    <EntriesContext value={entries}>
      <DeviceDraft entry={entries[0] as MessageEntry} />
    </EntriesContext>,
  )
  limitDisk(0)
  await press('Draft it on this device now')
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /There is no room .* Your message is safe/,
    ),
  )
  expect(buttons('Draft it on this device now')).toHaveLength(1)
})
