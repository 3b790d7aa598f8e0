// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Op, renameOp, saveOp, sendOp, starOp } from '#domain/ops.ts'
import { WaitingPanel } from '#features/sync-status/waiting-panel.tsx'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { newEntry, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { render } from '../../support/screens/render.tsx'

const USER = 'a0000000-0000-4000-8000-000000000003'
let shown: Awaited<ReturnType<typeof render>>

const message = (id: string, content: string) =>
  sendOp(id, {
    session_id: `c-${id}`,
    message_id: `m-${id}`,
    reply_id: `r-${id}`,
    generator_type: 'lessonPlan',
    content,
    context: null,
    title: content.slice(0, 20),
  })
const put = (op: Op, state: Partial<OutboxEntry> = {}) =>
  currentStore().outbox.add({ ...newEntry(op, '2026-11-21T08:00:00.000Z'), ...state })
const REFUSED = { state: 'parked', reason: 'message_limit' } as const

beforeEach(() => {
  openStore(USER)
  setSyncStatus({ reachable: true })
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  await deleteStore(USER)
  closeStore()
})

async function open() {
  const rootRoute = createRootRoute({ component: WaitingPanel })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  shown = await render(<RouterProvider router={router as never} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await seen(() => shown.page.querySelector('h2') !== null)
}
/** Live queries answer outside anything that a test could wrap in act. */
const seen = (test: () => boolean) =>
  vi.waitFor(() => {
    if (!test()) throw new Error(`not yet: ${shown.page.textContent?.slice(0, 300)}`)
  })
const rows = () => [...shown.page.querySelectorAll('li')]
const button = (name: string, within: ParentNode = shown.page) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
const press = async (name: string, within?: ParentNode) => {
  await seen(() => button(name, within) !== undefined)
  button(name, within)?.click()
  await new Promise((resolve) => setTimeout(resolve))
}

describe('the panel of what waits', () => {
  it('says of a browser that sends nothing while the app is closed that it does not', async () => {
    const told = async () => {
      await open()
      const text = shown.page.textContent ?? ''
      globalThis.IS_REACT_ACT_ENVIRONMENT = true
      await shown.unmount()
      return /[A-Z][^.,]*, Mahere sends when you open the app/.exec(text)?.[0]
    }
    expect(await told()).toBe('In this browser, Mahere sends when you open the app')
    vi.stubGlobal('SyncManager', class {})
    expect(await told()).toBeUndefined()
    vi.unstubAllGlobals()
    const { userAgent } = navigator
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPad; CPU OS 17_5)',
      configurable: true,
    })
    expect(await told()).toBe('On iPhone and iPad, Mahere sends when you open the app')
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
    await open()
  })

  it('lists refused changes first, by name and in the usual text', async () => {
    await put(renameOp('a', { session_id: 'c-1', title: 'Kaitiakitanga' }))
    await put(message('b', 'Friday is sports day'), REFUSED)
    await put(message('c', 'Make it shorter'), { attempts: 2 })
    await put(starOp('d', { session_id: 'c-1', message_id: 'm', item_type: 'resource', starred: true }), {
      state: 'sending',
      attempts: 1,
    })
    await open()
    expect(rows().map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual(
      [
        ['Friday is sports day', 'Not sent: message limit reached'],
        ['Chat renamed to “Kaitiakitanga”', 'Sending…'],
        ['Make it shorter', 'Trouble sending. Trying again'],
        ['Starred a resource', 'Sending…'],
      ],
    )
    const ways = rows().map((row) =>
      [...row.querySelectorAll('button')].map(({ firstChild }) => firstChild?.textContent),
    )
    expect(ways).toEqual([
      ['Retry', 'Edit', 'Copy', 'Export', 'Delete'],
      ['Copy', 'Export', 'Delete'],
      ['Send now', 'Copy', 'Export'],
      [],
    ])
    expect(shown.page.querySelector('[role=status]')?.textContent).toBe(
      '1 needs you, 3 will send by themselves',
    )
  })

  it('shows a refused edit as it reads, whatever its markup', async () => {
    const html =
      '<style>p{color:red}</style><h1>Ngā māra</h1><p>Bed&nbsp;A</p><script>alert(1)</script><ul><li>24 plants</li></ul>'
    await put(saveOp('e', { session_id: 'c', message_id: 'm', base_id: null, html }), {
      state: 'parked',
      reason: 'gone',
    })
    await open()
    expect(rows()[0]?.querySelectorAll('p')[1]?.textContent).toBe('Ngā māra\nBed A\n24 plants')
    expect(rows()[0]?.textContent).toContain('Not sent: resource not found or not permitted')
  })

  it('retries, and deletes only after a second press; the focus stays in the list', async () => {
    await put(message('f', 'First'), REFUSED)
    await put(message('g', 'Second'), REFUSED)
    await open()
    await press('Retry', rows()[0])
    await seen(() => shown.page.textContent?.includes('1 needs you, 1 will send by itself') ?? false)
    expect((await currentStore().outbox.get({ opId: 'f' }))?.state).toBe('queued')
    const second = () => rows().find((row) => row.textContent?.includes('Second'))
    await press('Delete', second())
    expect(second()?.textContent).toContain('Delete this text?')
    await press('Keep', second())
    expect(await currentStore().outbox.count()).toBe(2)
    await press('Delete', second())
    button('Delete', second())?.focus()
    await press('Delete', second())
    await seen(() => rows().length === 1)
    expect(await currentStore().outbox.count()).toBe(1)
    await seen(() => shown.page.contains(document.activeElement))
    expect(readToast()?.action?.label).toBe('Undo')
    readToast()?.action?.run()
    await seen(() => rows().length === 2)
    expect((await currentStore().outbox.get({ opId: 'g' }))?.state).toBe('parked')
    dismissToast()
  })

  it('says so when a message was sent just before the press', async () => {
    const seq = await put(message('b', 'Friday is sports day'))
    await open()
    await press('Delete')
    await seen(() => button('Delete for good') !== undefined)
    void currentStore().outbox.update(seq, { state: 'sending', attempts: 1 })
    button('Delete for good')?.click()
    await vi.waitFor(() => expect(readToast()?.text).toBe('It is being sent now.'))
    expect(readToast()?.title).toBe('Not deleted')
    expect(await currentStore().outbox.count()).toBe(1)
    dismissToast()
  })

  it('shows two hundred a part at a time, and acts on all of them', async () => {
    const entries = Array.from({ length: 200 }, (_, n) => ({
      ...newEntry(
        message(`n${n}`, `${'Longwordwithoutanyspace'.repeat(20)} ${n}`),
        '2026-11-21T08:00:00.000Z',
      ),
      ...(n < 2 ? REFUSED : {}),
    }))
    await currentStore().outbox.bulkAdd(entries)
    await open()
    expect(rows()).toHaveLength(40)
    await press('Show 40 more of 160')
    await seen(() => rows().length === 80)
    await press('Retry all')
    await seen(() => shown.page.textContent?.includes('200 will send by themselves') ?? false)
    await press('Delete all')
    expect(shown.page.textContent).toContain('Delete 200 changes for good?')
    await press('Delete for good')
    await seen(() => shown.page.textContent?.includes('Everything is sent') ?? false)
    expect(await currentStore().outbox.count()).toBe(0)
  })

  it('lists the drafts of this device, which a teacher finds after a forced sign-out', async () => {
    await saveDraft('new:lessonPlan', 'A lesson on kererū')
    await saveDraft('resource:m1', '<p>Half a worksheet</p>')
    await open()
    await seen(() => rows().length === 2)
    const text = shown.page.textContent
    for (const words of ['A lesson on kererū', 'Half a worksheet', 'Draft saved on this device'])
      expect(text).toContain(words)
    const row = rows().find((one) => one.textContent?.includes('kererū'))
    await press('Delete', row)
    await press('Delete', row)
    await seen(() => rows().length === 1)
    expect(await currentStore().drafts.toCollection().primaryKeys()).toEqual(['resource:m1'])
  })
})
