// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { currentStore } from '#local-store/current-store.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../../support/screens/chat-screen.tsx'

let screen: ChatScreenAtWork
setUpChatScreen()

const pressEnter = () =>
  screen.box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
const sent = async () => (await currentStore().outbox.toArray()).map(({ op }) => op)
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

async function openUnloaded() {
  screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
  await screen.until(() => screen.button('Send') !== undefined)
}

describe('an Enter that comes while the chat is being loaded', () => {
  it('[CHAT-130] [CHAT-134] sends nothing yet, and its message as soon as the chat is there', async () => {
    await openUnloaded()
    screen.type('And one for the next day')
    expect(screen.button('Send')?.disabled).toBe(true)
    pressEnter()
    await settled()
    expect(await sent()).toEqual([])
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    await screen.until(async () => (await sent()).length === 1)
    expect(await sent()).toMatchObject([{ content: 'And one for the next day', session_id: CHAT }])
    await screen.until(() => screen.box().value === '')
  })

  it('sends nothing when the text was changed after it', async () => {
    await openUnloaded()
    screen.type('And one for')
    pressEnter()
    screen.type('And one for the next day')
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    await screen.sees('words of m1')
    await settled()
    expect(await sent()).toEqual([])
    expect(screen.box().value).toBe('And one for the next day')
  })

  it('is not kept for the end of a reply, which the line below tells of', async () => {
    await hold({
      chats: [chatRow()],
      messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'running' })],
    })
    await screenWithStop()
    screen.type('and then')
    pressEnter()
    await hold({ messages: [replyRow('r1', 'm1', { state: 'done' })] })
    await screen.until(() => screen.button('Send')?.disabled === false)
    await settled()
    expect(await sent()).toEqual([])
  })
})

async function screenWithStop() {
  screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
  await screen.until(() => screen.button('Stop') !== undefined)
}
