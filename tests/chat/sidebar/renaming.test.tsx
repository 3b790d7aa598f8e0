// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentStore } from '#local-store/current-store.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { chatRow, hold, setUpChatScreen } from '../../support/screens/chat-screen.tsx'
import { heard, plan, SidebarAtWork, sheet, toast } from '../../support/screens/sidebar-at-work.tsx'

let sidebar: SidebarAtWork

setUpChatScreen()

describe('renaming', () => {
  beforeEach(async () => {
    await heard()
    await hold({ chats: [plan, sheet] })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
  })

  it('[CHAT-54] [CHAT-55] [CHAT-155] sets title and time, moves the chat up and says so', async () => {
    await sidebar.rename('Garden beds', 'Raised beds')
    await sidebar.until(() => sidebar.rows()[0]?.title === 'Raised beds')
    expect(toast()).toEqual(['Chat Renamed', 'Chat title has been updated.'])
    const found = await readChat('sheet')
    expect(found?.chat.title).toBe('Raised beds')
    expect(found?.chat.updated_at.localeCompare(sheet.updated_at)).toBe(1)
  })

  it('[CHAT-58] Escape leaves the old title and writes nothing', async () => {
    await sidebar.beginRename('Garden beds', 'Raised beds')
    sidebar.titleField()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await sidebar.until(() => sidebar.titleField() === null)
    expect(sidebar.rows().map(({ title }) => title)).toContain('Garden beds')
    expect((await readChat('sheet'))?.chat.title).toBe('Garden beds')
    expect(toast()).toEqual([undefined, undefined])
  })

  it('keeps the typed text and the cursor when another device’s change moves the chat to another day', async () => {
    const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await hold({ chats: [chatRow({ ...sheet, updated_at: past(40), rev: 1000 })] })
    await sidebar.until(() => sidebar.group('Earlier')?.textContent?.includes('Garden beds') === true)
    await sidebar.beginRename('Garden beds', 'Raised beds, half')
    sidebar.titleField()?.setSelectionRange(6, 11)
    await hold({ chats: [chatRow({ ...sheet, title: 'Named elsewhere', updated_at: past(0), rev: 1001 })] })
    await sidebar.until(() => Boolean(sidebar.group('Today')?.querySelector('input')))
    const field = sidebar.titleField()
    expect(field?.value).toBe('Raised beds, half')
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([6, 11])
    expect(document.activeElement).toBe(field)
    sidebar.endRename()
    await sidebar.until(() => sidebar.rows().some(({ title }) => title === 'Raised beds, half'))
    expect((await readChat('sheet'))?.chat.title).toBe('Raised beds, half')
    const row = [...sidebar.page.querySelectorAll('a')].find((link) =>
      link.textContent?.includes('Raised beds'),
    )
    expect(document.activeElement).toBe(row)
  })

  it('[CHAT-147] reports a failure when the device is full', async () => {
    vi.spyOn(currentStore().outbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await sidebar.rename('Garden beds', 'Raised beds')
    await sidebar.until(() => toast()[1] === 'Failed to rename thread. Please try again.')
    expect(sidebar.rows()[1]?.title).toBe('Garden beds')
  })

  it('[CHAT-148] reports an unexpected error', async () => {
    vi.spyOn(currentStore(), 'table').mockImplementation(() => {
      throw new TypeError('a bug')
    })
    vi.spyOn(currentStore().chat_sessions, 'get').mockImplementation(() => {
      throw new TypeError('a bug')
    })
    await sidebar.rename('Garden beds', 'Raised beds')
    await sidebar.until(() => toast()[1] === 'An error occurred while renaming the chat.')
  })
})
