// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { SignOutDialog } from '#features/account/sign-out/sign-out-dialog.tsx'
import { setSignOut } from '#features/account/sign-out/sign-out-port.ts'
import { unsentLabel } from '#features/account/sign-out/unsent-work.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { newEntry } from '#local-store/outbox-entry.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { render } from '../support/screens/render.tsx'

const USER = 'a0000000-0000-4000-8000-000000000004'
let shown: Awaited<ReturnType<typeof render>>
const left = vi.fn(async () => {})
const stayed = vi.fn()

beforeEach(() => {
  openStore(USER)
  setSyncStatus({ reachable: true })
  setSignOut(left)
  left.mockClear()
  stayed.mockClear()
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  await deleteStore(USER)
  closeStore()
})

const rename = () =>
  currentStore().outbox.add(
    newEntry(renameOp('o1', { session_id: 'c', title: 'Māra kai' }), '2026-11-21T08:00:00.000Z'),
  )
async function open() {
  shown = await render(<SignOutDialog onStay={stayed} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}
const button = (name: string) =>
  [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const appears = (name: string) =>
  vi.waitFor(() => {
    const found = button(name)
    if (!found) throw new Error(`no ${name} in ${shown.page.textContent}`)
    return found
  })

describe('signing out with unsent work', () => {
  it('[SYS-28] names changes and drafts, and deletes exactly those', async () => {
    await rename()
    await saveDraft('new:lessonPlan', 'Half a thought on eels')
    await saveDraft('resource:m1', '<p>half an edit</p>')
    await open()
    const lose = await appears('Sign out and lose 1 change and 2 drafts')
    const items = [...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(items.slice(0, 1)).toEqual(['Chat renamed to “Māra kai”'])
    expect(items.slice(1).sort()).toEqual(['Draft: Half a thought on eels', 'Draft: edits to a resource'])
    await saveDraft('new:resourceGenerator', 'typed in another tab meanwhile')
    lose.click()
    await appears('Sign out and lose 1 change and 3 drafts')
    expect(left).not.toHaveBeenCalled()
    button('Sign out and lose 1 change and 3 drafts')?.click()
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  })

  it('offline cannot send, and says why; staying keeps everything', async () => {
    await rename()
    setSyncStatus({ reachable: false })
    await open()
    const send = await appears('Send')
    expect(send.disabled).toBe(true)
    const why = shown.page.querySelector(`#${send.getAttribute('aria-describedby')}`)?.textContent
    expect(why).toBe('You are offline. Your changes can be sent when you are back online.')
    button('Stay signed in')?.click()
    expect(stayed).toHaveBeenCalledOnce()
    expect(await currentStore().outbox.count()).toBe(1)
  })

  it('asks even for a single draft, which cannot be sent automatically', async () => {
    await saveDraft('new:lessonPlan', 'Half a thought')
    await open()
    await appears('Sign out and lose 1 draft')
    expect(button('Send')).toBeUndefined()
  })

  it('does not sign out after sending while a draft is left', async () => {
    await rename()
    await saveDraft('new:lessonPlan', 'Half a thought')
    await open()
    ;(await appears('Send')).click()
    await currentStore().outbox.clear()
    await vi.waitFor(() =>
      expect(shown.page.textContent).toContain('Your changes are sent, but drafts are not'),
    )
    expect(left).not.toHaveBeenCalled()
  })

  it('counts in plain English', () => {
    expect(unsentLabel({ changes: 2, drafts: 0 })).toBe('2 changes')
    expect(unsentLabel({ changes: 1, drafts: 1 })).toBe('1 change and 1 draft')
    expect(unsentLabel({ changes: 0, drafts: 0 })).toBe('')
  })
})
