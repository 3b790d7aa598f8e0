// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest'
import { askToDeleteChat } from '#features/chat/sidebar/ask-to-delete.ts'
import { deleteChat } from '#local-store/commands/chats.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import { currentStore } from '#local-store/current-store.ts'
import { messagesOfChat } from '#local-store/messages-of-chat.ts'
import { chatRow, hold, messageRow, replyRow, setUpChatScreen } from '../../support/screens/chat-screen.tsx'
import { heard, plan, SidebarAtWork, sheet } from '../../support/screens/sidebar-at-work.tsx'

let sidebar: SidebarAtWork

setUpChatScreen()
beforeEach(async () => {
  await heard()
  await hold({ chats: [plan, sheet] })
  sidebar = await SidebarAtWork.open()
  await sidebar.sees('Garden beds')
})

describe('a deleted chat', () => {
  it('is in the bin for 30 days, and comes back from there with its messages', async () => {
    await hold({ messages: [messageRow('m1', { session_id: 'sheet' })] })
    await deleteChat('sheet')
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await hold({ chats: [chatRow({ id: 'old', title: 'Too old', is_deleted: true, deleted_at: old })] })
    await sidebar.until(() => sidebar.rows().length === 1)
    await sidebar.until(() => sidebar.button('Recently deleted') !== undefined)
    sidebar.button('Recently deleted')?.click()
    await sidebar.sees('goes for good on')
    expect(sidebar.page.textContent).not.toContain('Too old')
    const back = [...sidebar.page.querySelectorAll('dialog button')].find(
      (one) => one.textContent === 'Bring back',
    )
    ;(back as HTMLElement).click()
    await sidebar.until(() => sidebar.rows().length === 2)
    expect(await messagesOfChat('sheet', currentStore()).count()).toBe(1)
    await sidebar.sees('No chat was deleted in the last 30 days.')
  })

  it('takes along a worksheet that was edited by hand and not starred, which is named first', async () => {
    const header = { id: 'header', title: 'Kai in the māra' }
    const doc = { format: 'resource', version: 1, outline: [], sections: [header] }
    const edited = { session_id: 'sheet', html_content: '<p>1</p>', edited_html_content: '<p>2</p>', doc }
    await hold({ messages: [replyRow('r1', 'm1', edited), replyRow('r2', 'm2', { ...edited, doc: null })] })
    askToDeleteChat('sheet')
    await sidebar.dialog()
    const warning =
      '“A resource” and “Kai in the māra”, which you edited by hand and did not star, go with it.'
    await sidebar.sees(warning)
    await starMessage({ messageId: 'r2', sessionId: 'sheet', itemType: 'resource' })
    await sidebar.sees('star, goes with it.')
  })
})
