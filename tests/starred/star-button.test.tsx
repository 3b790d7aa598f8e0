// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage, ItemType } from '#domain/rows.ts'
import { StarButton } from '#features/chat/actions/star-button.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { openStore } from '#local-store/open-store.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { aroha } from '../support/screens/account-screens.tsx'
import { render } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
const message = { id: 'm1', session_id: 's1' } as ChatMessage
const star = () => shown.page.querySelector('button')
const pressed = () => star()?.getAttribute('aria-pressed')
const press = () => {
  while (readToast()) dismissToast()
  star()?.click()
}

async function show(itemType: ItemType) {
  shown = await render(<StarButton message={message} itemType={itemType} />)
  // The store notifies of its changes at any time.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await expect.poll(star).not.toBeNull()
}

beforeEach(() => {
  while (readToast()) dismissToast()
  setIdentity(aroha)
  setSyncStatus({ phase: 'idle' })
  openStore(crypto.randomUUID())
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  setSyncStatus({ phase: 'idle' })
  clearIdentity()
})

describe('the star of a reply', () => {
  it.each([
    ['lesson_plan', 'Lesson plan successfully added to My Lesson Plans'],
    ['resource', 'Resource successfully added to My Resources'],
  ] as const)(
    '[STAR-02] [STAR-08] [STAR-09] [STAR-19] adds a %s, says so, and takes it away again',
    async (itemType, words) => {
      await show(itemType)
      press()
      await expect.poll(() => readToast()?.title).toBe(words)
      await expect.poll(pressed).toBe('true')
      expect(await currentStore().outbox.toArray()).toMatchObject([
        { op: { item_type: itemType, starred: true } },
      ])
      press()
      await expect.poll(() => readToast()?.title).toBe('Item removed from starred items')
      await expect.poll(pressed).toBe('false')
    },
  )

  it('brings a star back that was taken away by mistake', async () => {
    await show('lesson_plan')
    press()
    await expect.poll(pressed).toBe('true')
    press()
    await expect.poll(() => readToast()?.action?.label).toBe('Undo')
    readToast()?.action?.run()
    await expect.poll(pressed).toBe('true')
    expect(await isStarred('m1')).toBe(true)
  })

  it('[STAR-13] [STAR-14] reports a change that could not be stored, and shows the true state', async () => {
    await show('resource')
    const { outbox } = currentStore()
    const add = outbox.add.bind(outbox)
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    outbox.add = full as never
    press()
    await expect.poll(() => readToast()?.title).toBe('Failed to add starred item')
    expect(pressed()).toBe('false')
    outbox.add = add
    press()
    await expect.poll(pressed).toBe('true')
    outbox.add = full as never
    press()
    await expect.poll(() => readToast()?.title).toBe('Failed to remove starred item')
    expect(pressed()).toBe('true')
  })

  it('[STAR-04] is not shown while the sign-in has run out', async () => {
    await show('lesson_plan')
    setSyncStatus({ phase: 'paused-sign-in' })
    await expect.poll(star).toBeNull()
  })

  it('[STAR-18] a reply without a star is not an error', async () => {
    await show('resource')
    expect(pressed()).toBe('false')
    expect(await isStarred('nobody')).toBe(false)
    expect(readToast()).toBeUndefined()
  })
})
