// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import { leaveResourcePrompt } from '#features/chat/actions/resource-prompt.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore } from '#local-store/open-store.ts'
import { listChats, readChat } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { readCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum, setCurriculumDraft } from '#session/curriculum-choice.ts'
import { clearIdentity } from '#session/identity.ts'
import { readToast } from '#session/toasts.ts'
import { refresh } from '../../src/local-store/refresh.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
  signInOnDevice,
  usageRow,
} from '../support/screens/chat-screen.tsx'

let screen: ChatScreenAtWork
setUpChatScreen()

async function say(words: string): Promise<void> {
  screen.type(words)
  await screen.press('Send')
}
const ops = async () => (await currentStore().outbox.toArray()).map(({ op }) => op)
const idInPath = () => screen.path().split('/').at(-1) ?? ''
const bubbles = () => [...screen.page.querySelectorAll('article[aria-label^="You"]')]
const goals = (subject: string) => ({ subject, year_group: null, strand: null, skill: null, goals: [] })

describe('the first send of a chat', () => {
  it('[CHAT-72] [CHAT-73] makes its chat the current one, and replaces the page’s address by the chat’s', async () => {
    screen = await openChatAt('/lesson-plan')
    const before = screen.depth()
    await say('Plants we eat in Year 2')
    await screen.until(() => screen.path().startsWith('/lesson-plan/chat/'))
    expect(readCurrentChat()).toBe(idInPath())
    expect(screen.depth()).toBe(before)
    await screen.until(() => screen.box().value === '')
  })

  it('[CHAT-83] [CHAT-86] [CHAT-87] [CHAT-89] makes chat, title, message and count in one step, with ids from the device', async () => {
    await hold({ used: 3, limit: 10 })
    screen = await openChatAt('/lesson-plan')
    await say('Plants we eat in Year 2')
    await screen.until(() => screen.path().startsWith('/lesson-plan/chat/'))
    const [op, ...more] = await ops()
    expect(more).toEqual([])
    expect(op).toMatchObject({ op: 'message.send', session_id: idInPath(), title: 'Plants we eat in Year' })
    expect(idInPath()).toMatch(/^[0-9a-f-]{36}$/)
    expect((await readChat(idInPath()))?.chat.title).toBe('Plants we eat in Year')
    expect((await readPlanState()).used).toBe(4)
  })

  it('[CHAT-86] [CHAT-137] goes into the open chat, trimmed, and makes no second chat', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), replyRow('r1', 'm1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    await say('  \n Make it shorter \n ')
    await screen.until(() => bubbles().length === 2)
    expect(await ops()).toMatchObject([{ session_id: CHAT, content: 'Make it shorter' }])
    expect(await listChats(20)).toHaveLength(1)
  })
})

describe('a send that is not allowed', () => {
  it('[CHAT-83] [CHAT-85] stops at the limit before anything is made, and keeps the text in the field', async () => {
    await hold({ used: 9, limit: 10 })
    screen = await openChatAt('/lesson-plan')
    screen.type('One too many')
    await screen.until(() => screen.button('Send')?.disabled === false)
    // Another device counts a message in this very moment, and the screen does not know yet.
    const db = currentStore()
    await db.user_usage.put({ id: db.userId, rev: 9999, row: { ...usageRow(10), rev: 9999 } })
    screen.button('Send')?.click()
    await screen.until(() => readToast()?.title === 'Message limit reached')
    expect(readToast()?.text).toBe('You have reached your message limit. Please upgrade to continue.')
    expect([await ops(), await listChats(20), screen.path()]).toEqual([[], [], '/lesson-plan'])
    expect(screen.box().value).toBe('One too many')
  })

  it('[CHAT-83] [CHAT-84] [CHAT-159] checks the sign-in first, and opens no store for nobody', async () => {
    await hold({ used: 10, limit: 10 })
    leaveResourcePrompt('A worksheet on plants')
    screen = await openChatAt('/resource')
    await screen.until(() => screen.box().value === 'A worksheet on plants')
    clearIdentity() // signed out in another tab, before the half second is over
    await screen.until(() => readToast()?.title === 'Authentication required')
    expect(readToast()?.text).toBe('Please sign in to send messages')
    expect(await ops()).toEqual([])
    closeStore()
    expect(() => currentStore()).toThrow('User not authenticated')
    signInOnDevice()
  })

  it('[CHAT-158] reports an unexpected error, and keeps the text', async () => {
    screen = await openChatAt('/lesson-plan')
    screen.type('Plants')
    await screen.until(() => screen.button('Send')?.disabled === false)
    await vi.waitFor(async () => expect(await readDraft('new:lessonPlan')).toBe('Plants'))
    closeStore()
    screen.button('Send')?.click()
    await screen.until(() => readToast() !== undefined)
    expect(readToast()?.text).toBe('An unexpected error occurred. Please try again.')
    expect(screen.box().value).toBe('Plants')
    signInOnDevice()
  })
})

describe('a message on its way', () => {
  /** Gives the server's answer as push and pull bring it: the receipt first, the rows later. */
  async function acknowledge(): Promise<void> {
    const db = currentStore()
    await db.outbox.toCollection().modify({ state: 'acked', rev: 50 })
  }
  async function arrive(): Promise<void> {
    const db = currentStore()
    const [entry] = await db.outbox.toArray()
    if (entry?.op.op !== 'message.send') throw new Error('nothing was sent')
    const { session_id, message_id, reply_id, content } = entry.op
    await hold({
      chats: [chatRow({ id: session_id, title: content, rev: 50 })],
      messages: [
        messageRow(message_id, { session_id, content, rev: 50 }),
        replyRow(reply_id, message_id, { session_id, state: 'waiting', rev: 50 }),
      ],
    })
    await db.outbox.clear()
    await refresh(db, entry.targets)
  }

  it('[CHAT-93] [CHAT-94] [CHAT-95] [CHAT-102] [OP-45] is pending, then sent, and always a single bubble: its row replaces it, not a timer', async () => {
    screen = await openChatAt('/lesson-plan')
    await say('Plants')
    await screen.until(() => bubbles().length === 1)
    expect(bubbles()[0]?.getAttribute('aria-label')).toContain('sending')
    await acknowledge()
    expect(bubbles()).toHaveLength(1)
    await arrive()
    await screen.until(() => !bubbles()[0]?.getAttribute('aria-label')?.includes('sending'))
    expect(bubbles()).toHaveLength(1)
    expect(bubbles()[0]?.textContent).toBe('Plants')
  })

  it('[CHAT-102] [OP-43] shows both when the same message was sent twice', async () => {
    await hold({
      chats: [chatRow()],
      messages: [messageRow('m1', { content: 'Again' }), replyRow('r1', 'm1')],
    })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => bubbles().length === 1)
    await say('Again')
    await screen.until(() => bubbles().length === 2)
    expect(bubbles().map(({ textContent }) => textContent?.startsWith('Again'))).toEqual([true, true])
  })

  async function refuse(reason: string): Promise<void> {
    const db = currentStore()
    const [entry] = await db.outbox.toArray()
    await db.outbox.update(entry?.seq ?? 0, { state: 'parked', reason, attempts: 1 })
    await refresh(db, entry?.targets ?? [])
  }

  it('[CHAT-97] is shown as failed when the server refuses it, with its reason and every action', async () => {
    screen = await openChatAt('/lesson-plan')
    await say('Plants')
    await screen.until(() => bubbles().length === 1)
    await refuse('message_limit')
    await screen.sees('Failed to send')
    await screen.sees('Not sent: message limit reached')
    expect(bubbles()[0]?.getAttribute('aria-label')).toContain('not sent')
    await screen.until(() => ['Retry', 'Edit', 'Copy', 'Delete'].every((name) => screen.button(name)))
  })

  it('[CHAT-104] [OP-52] does not return to the field when it was sent automatically: it offers a retry in the chat', async () => {
    leaveResourcePrompt('A worksheet on plants')
    screen = await openChatAt('/resource')
    await screen.until(() => screen.path().startsWith('/resource/chat/'))
    await refuse('message_limit')
    await screen.sees('Failed to send')
    expect(screen.box().value).toBe('')
    expect(await readDraft(`chat:${idInPath()}`)).toBeUndefined()
    await screen.until(() => screen.button('Retry') !== undefined)
  })
})

describe('the goals of a message', () => {
  const context = async () => {
    const [op] = await ops()
    return op?.op === 'message.send' ? op.context?.subject : undefined
  }

  it('[CURR-19] are those of the conversation, before those only chosen in the picker', async () => {
    screen = await openChatAt('/lesson-plan')
    setActiveCurriculum(goals('Science'))
    setCurriculumDraft(goals('Technology'))
    await say('Plants')
    await screen.until(() => screen.path() !== '/lesson-plan')
    expect(await context()).toBe('Science')
    await screen.until(() => bubbles()[0]?.textContent?.includes('Science'))
  })

  it('[CURR-20] are those chosen in the picker while the conversation has none', async () => {
    screen = await openChatAt('/lesson-plan')
    setCurriculumDraft(goals('Technology'))
    await say('Bridges')
    await screen.until(() => screen.path() !== '/lesson-plan')
    expect(await context()).toBe('Technology')
  })

  it('stay with the chat when its first send gives it an address', async () => {
    screen = await openChatAt('/lesson-plan')
    setActiveCurriculum(goals('Science'))
    await say('Plants')
    await screen.until(() => screen.path() !== '/lesson-plan')
    await screen.until(() => bubbles().length === 1)
    const [message] = await listMessages(idInPath())
    expect(message?.message.context?.subject).toBe('Science')
  })
})
