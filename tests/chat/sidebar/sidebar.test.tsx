// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HistoryPanel } from '#app/layout/sidebar/history-panel.tsx'
import { askToDeleteChat } from '#features/chat/sidebar/ask-to-delete.ts'
import { currentStore } from '#local-store/current-store.ts'
import { messagesOfChat } from '#local-store/messages-of-chat.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { settleLoad } from '#session/chat-loads.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { clearIdentity } from '#session/identity.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'
import { readToast } from '#session/toasts.ts'
import { chatRow, hold, messageRow, openChatAt, setUpChatScreen } from '../../support/screens/chat-screen.tsx'
import { heard, plan, SidebarAtWork, sheet, toast } from '../../support/screens/sidebar-at-work.tsx'

let sidebar: SidebarAtWork

setUpChatScreen()

describe('the list of chats', () => {
  it('[NAV-55] [NAV-56] [CHAT-35] [CHAT-36] [CHAT-37] [CHAT-38] shows the chats on this device with icon, title and a menu', async () => {
    await heard()
    await hold({ chats: [plan, sheet, chatRow({ id: 'gone', title: 'Deleted one', is_deleted: true })] })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
    expect(sidebar.rows()).toEqual([
      { icon: 'Lesson plan', title: 'Fractions of a set', href: '/lesson-plan/chat/plan' },
      { icon: 'Resource', title: 'Garden beds', href: '/resource/chat/sheet' },
    ])
    expect(sidebar.button('New Chat')).toBeDefined()
    expect(sidebar.menuItems('More for Garden beds')).toEqual(['Rename', 'Delete'])
  })

  it('[CHAT-29] [CHAT-30] is loading until the server has been heard; only then is it empty', async () => {
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Loading chats...')
    expect(sidebar.text()).not.toContain('No chat history found')
    await heard()
    await sidebar.sees('No chat history found. Start a new chat!')
  })

  it('[CHAT-31] says to a visitor that signing in shows the chats', async () => {
    clearIdentity()
    sidebar = await SidebarAtWork.open()
    expect(sidebar.text()).toBe('Sign in to view your chat history')
  })

  it('[NAV-57] [NAV-58] the sidebar around it leads a visitor to the sign-in', async () => {
    clearIdentity()
    sidebar = await SidebarAtWork.open(<HistoryPanel onHide={() => {}} hideLabel="Hide" />)
    expect(sidebar.text()).toContain('Sign in to view your chat history and start creating lesson plans')
    const way = [...sidebar.page.querySelectorAll('a')].find((link) => link.textContent === 'Sign in to chat')
    expect(way?.getAttribute('href')).toBe('/login')
  })

  it('[CHAT-32] [CHAT-34] asks for fresh chats and says so until they are here', async () => {
    await heard()
    await hold({ chats: [plan] })
    sidebar = await SidebarAtWork.open()
    const asked = vi.fn()
    const unlisten = onSyncRequested(asked)
    await sidebar.press('Refresh')
    await sidebar.sees('Refreshing your chat history...')
    expect(asked).toHaveBeenCalledOnce()
    setSyncStatus({ phase: 'idle', lastSyncedAt: Date.now() })
    await sidebar.seesNot('Refreshing your chat history...')
    unlisten()
  })

  it('[CHAT-33] [CHAT-44] loads a page of 20 more as long as there are more', async () => {
    await heard()
    const chats = Array.from({ length: 23 }, (_, n) => chatRow({ id: `c${n}`, title: `Chat ${n}` }))
    await hold({ chats })
    sidebar = await SidebarAtWork.open()
    await sidebar.until(() => sidebar.rows().length === 20)
    await sidebar.press('Load more')
    await sidebar.until(() => sidebar.rows().length === 23)
    expect(sidebar.button('Load more')).toBeUndefined()
  })

  it('[CHAT-151] says that the chats cannot be read, and reads them again', async () => {
    await heard()
    const broken = vi.spyOn(currentStore().chat_sessions, 'orderBy').mockImplementation(() => {
      throw new Error('the disk is gone')
    })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Error loading chatsCould not load your chat history. Please try again.')
    broken.mockRestore()
    await hold({ chats: [plan] })
    await sidebar.press('Try Again')
    await sidebar.sees('Fractions of a set')
  })

  it('[CHAT-152] says that a chat is not what it should be, and goes on beside it', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    await heard()
    await hold({ chats: [{ ...plan, title: null as never }] })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Error loading chatsCould not process your chat history. Please try again.')
    expect(sidebar.button('New Chat')).toBeDefined()
    await sidebar.press('Try Again')
    await sidebar.sees('Error loading chats')
    await hold({ chats: [{ ...plan, rev: plan.rev + 1_000_000 }] })
    await sidebar.sees('Fractions of a set')
    expect(quiet).toHaveBeenCalled()
  })
})

describe('deleting', () => {
  beforeEach(async () => {
    await heard()
    await hold({ chats: [plan, sheet], messages: [messageRow('m1', { session_id: 'sheet' })] })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
  })

  it('[CHAT-45] [CHAT-46] [CHAT-47] [CHAT-49] an event with the id asks first, and Cancel changes nothing', async () => {
    window.dispatchEvent(new CustomEvent('delete-chat', { detail: { sessionId: 'sheet' } }))
    const dialog = await sidebar.dialog()
    expect(dialog.querySelector('h2')?.textContent).toBe('Delete Chat')
    await sidebar.until(() => dialog.textContent?.includes('Garden beds') ?? false)
    const names = [...dialog.querySelectorAll('footer button')].map((button) => button.textContent)
    expect(names).toEqual(['Cancel', 'Delete'])
    await sidebar.confirm('Cancel')
    await sidebar.until(() => sidebar.page.querySelector('dialog footer') === null)
    expect((await readChat('sheet'))?.chat.is_deleted).toBe(false)
    expect(sidebar.rows()).toHaveLength(2)
  })

  it('[CHAT-48] [CHAT-52] [CHAT-53] [CHAT-156] [OP-55] Delete takes it from the list and leaves it, when it is the open one', async () => {
    setCurrentChat('sheet')
    await sidebar.goTo('/resource/chat/sheet')
    askToDeleteChat('sheet')
    await sidebar.dialog()
    await sidebar.confirm('Delete')
    await sidebar.until(() => sidebar.rows().length === 1)
    expect(sidebar.page.querySelector('dialog footer')).toBeNull()
    expect(toast()).toEqual(['Chat Deleted', 'The chat has been deleted successfully.'])
    expect(readCurrentChat()).toBeNull()
    expect((await readChat('sheet'))?.chat.is_deleted).toBe(true)
    await sidebar.until(() => sidebar.path() === '/resource')
  })

  it('a chat deleted by mistake is brought back, offline too', async () => {
    askToDeleteChat('sheet')
    await sidebar.dialog()
    await sidebar.confirm('Delete')
    await sidebar.until(() => sidebar.rows().length === 1)
    expect(readToast()?.action?.label).toBe('Undo')
    readToast()?.action?.run()
    await sidebar.until(() => sidebar.rows().length === 2)
    expect((await readChat('sheet'))?.chat.is_deleted).toBe(false)
    const sent = (await currentStore().outbox.toArray()).map(({ op }) => op.op)
    expect(sent).toEqual(['chat.delete', 'chat.restore'])
  })

  it('it comes back whole at once where the server has hidden its messages already', async () => {
    const messages = (is_visable: boolean) => [messageRow('m1', { session_id: 'sheet', is_visable })]
    const shownOf = () => messagesOfChat('sheet', currentStore()).count()
    await hold({ messages: messages(true) })
    askToDeleteChat('sheet')
    await sidebar.dialog()
    await sidebar.confirm('Delete')
    await sidebar.until(() => sidebar.rows().length === 1)
    await currentStore().outbox.clear()
    await hold({ chats: [{ ...sheet, is_deleted: true, rev: 99 }], messages: messages(false) })
    expect(await shownOf()).toBe(0)
    readToast()?.action?.run()
    await sidebar.until(() => sidebar.rows().length === 2)
    expect(await shownOf()).toBe(1)
  })

  it('[OP-55] the open chat stays open when another one goes', async () => {
    setCurrentChat('plan')
    await sidebar.goTo('/lesson-plan/chat/plan')
    askToDeleteChat('sheet')
    await sidebar.dialog()
    await sidebar.confirm('Delete')
    await sidebar.until(() => sidebar.rows().length === 1)
    expect([readCurrentChat(), sidebar.path()]).toEqual(['plan', '/lesson-plan/chat/plan'])
  })

  it.each([
    ['another', '/home'],
    ['the open', '/resource/chat/sheet'],
  ])(
    'leaves the focus on the next chat of the list when %s chat was deleted, then on New Chat',
    async (_, at) => {
      await sidebar.goTo(at)
      const link = (id: string) => sidebar.page.querySelector<HTMLElement>(`a[href$="/${id}"]`)
      link('sheet')?.focus()
      askToDeleteChat('sheet')
      await sidebar.dialog()
      await sidebar.confirm('Delete')
      await sidebar.until(() => sidebar.rows().length === 1)
      await sidebar.until(() => document.activeElement === link('plan'))
      askToDeleteChat('plan')
      await sidebar.dialog()
      await sidebar.confirm('Delete')
      await sidebar.until(() => sidebar.rows().length === 0)
      await sidebar.until(() => document.activeElement === sidebar.button('New Chat'))
    },
  )

  it('[CHAT-150] says that it failed, and the chat stays', async () => {
    vi.spyOn(currentStore().outbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    askToDeleteChat('sheet')
    await sidebar.dialog()
    await sidebar.confirm('Delete')
    await sidebar.until(() => toast()[0] === 'Delete Error')
    expect(toast()[1]).toBe('Failed to delete the chat. Please try again.')
    expect(sidebar.rows()).toHaveLength(2)
  })
})

describe('a chosen chat', () => {
  it('[CHAT-153] that cannot be opened says so, and leads on to a new one', async () => {
    const gone = '0a000000-0000-4000-8000-000000000009'
    const screen = await openChatAt(`/lesson-plan/chat/${gone}`)
    settleLoad(gone, 'absent')
    await screen.until(() => toast()[0] === 'Navigation Error')
    expect(toast()[1]).toBe('Could not load selected chat')
    await screen.press('New Chat')
    await screen.until(() => screen.path() === '/lesson-plan')
    await screen.close()
  })
})

describe('a new chat', () => {
  it('[CHAT-154] says so when it cannot be opened', async () => {
    await heard()
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('No chat history found')
    sidebar.breakNavigation()
    await sidebar.press('New Chat')
    await sidebar.until(() => toast()[0] === 'Navigation Error')
    expect(toast()[1]).toBe('Failed to navigate to new chat')
  })
})

describe('search', () => {
  it('looks in the words of messages, marks the place and opens the chat; renaming a chat found shows at once', async () => {
    await heard()
    await hold({
      chats: [plan, sheet],
      messages: [messageRow('m1', { session_id: 'sheet', content: 'three beds in the māra kai, one page' })],
    })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
    await sidebar.search('MARA')
    await sidebar.sees('1 chat with “MARA” or “māra”')
    expect(sidebar.rows()).toMatchObject([{ title: 'Garden beds', href: '/resource/chat/sheet' }])
    expect([...sidebar.page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['māra'])
    await sidebar.rename('Garden beds', 'Raised beds')
    await sidebar.until(() => sidebar.rows()[0]?.title === 'Raised beds')
    sidebar.page.querySelector<HTMLAnchorElement>('li a')?.click()
    await sidebar.until(() => sidebar.path() === '/resource/chat/sheet')
    expect(sidebar.chosen).toHaveBeenCalledOnce()
    await sidebar.search('')
    await sidebar.until(() => sidebar.rows().length === 2)
  })

  it('ignores a macron without its letter: the list stays', async () => {
    await heard()
    await hold({ chats: [plan, sheet] })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
    await sidebar.search('\u0304')
    await sidebar.until(() => sidebar.page.querySelector('nav')?.getAttribute('aria-label') === 'Chats')
    expect(sidebar.rows()).toHaveLength(2)
    await sidebar.search('a\u0304')
    await sidebar.until(() => sidebar.page.querySelector('nav')?.getAttribute('aria-label') === 'Chats found')
  })

  it('says when chats are only partly on this device, and when nothing was found', async () => {
    await currentStore().meta.put({ key: 'sync', epoch: 'e', cursor: 1, historyBefore: 9 })
    await hold({ chats: [plan, sheet], complete: false })
    sidebar = await SidebarAtWork.open()
    await sidebar.sees('Garden beds')
    await sidebar.search('roto')
    await sidebar.sees('No chats with “roto”')
    await sidebar.sees('2 chats are only partly on this device: some of their text is not searched.')
  })
})
