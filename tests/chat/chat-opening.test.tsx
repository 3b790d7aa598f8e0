// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { ChatOpening } from '#features/chat/opening/chat-opening.tsx'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { readFirstLook } from '#local-store/queries/first-look.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import {
  CHAT,
  chatRow,
  cleanChatDevice,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  signInOnDevice,
  USER,
} from '../support/chat-screen.tsx'
import { render } from '../support/render.tsx'

const doc = {
  format: 'plan',
  version: LESSON_PLAN_VERSION,
  outline: [{ id: 'about', title: 'About this plan' }],
  sections: [{ id: 'about', lines: ['A hunt for fractions in the garden.'], checkThis: [], draftCode: '' }],
}
const plan = () => replyRow('r1', 'm1', { doc, state: 'done' } as never)

let shown: Awaited<ReturnType<typeof render>>
let screen: Awaited<ReturnType<typeof openChatAt>> | undefined
beforeEach(() => {
  signInOnDevice()
  screen = undefined
})
afterEach(async () => {
  await screen?.close()
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  await cleanChatDevice()
})
const text = () => (shown.page.textContent ?? '').replace(/\s+/g, ' ')
const open = async (sessionId?: string, atEnd = true) => {
  shown = await render(<ChatOpening generatorType="lessonPlan" sessionId={sessionId} atEnd={atEnd} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

describe('a chat that is opening', () => {
  it('[CHAT-16] has the words of a new chat before its store is open, and no heading that would lose the focus', async () => {
    closeStore()
    await open()
    expect(text()).toContain('Lesson Plan Assistant')
    expect(shown.page.querySelector('h1')).toBeNull()
    expect(shown.page.querySelector('[role="status"]')?.textContent).toBe('Opening the chat')
  })

  it('says only that it opens when a chat is about to be shown instead', async () => {
    setCurrentChat(CHAT)
    await open()
    expect(text()).not.toContain('Lesson Plan Assistant')
    expect(text()).toContain('Opening the chat')
  })

  it('[CHAT-17] keeps the way to begin that was tapped, and the draft that was there', async () => {
    await saveDraft('new:lessonPlan', 'my own words')
    await open()
    const example = [...shown.page.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('fractions'),
    )
    example?.click()
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => /fractions of a set[\s\S]*my own words/.test(screen?.box().value ?? ''))
    await screen.close()
    screen = await openChatAt('/resource') // once only
    await screen.sees('A multiplication worksheet')
    expect(screen.box().value).toBe('')
  })

  it('shows the end of a plan while the store is closed, and the chat takes over without a wait', async () => {
    await hold({ chats: [chatRow({ title: 'Garden maths' })], messages: [messageRow('m1'), plan()] })
    closeStore()
    await open(CHAT)
    await vi.waitFor(() => expect(text()).toContain('A hunt for fractions in the garden.'))
    expect(text()).toContain('words of m1')
    expect(text()).toContain('Garden maths')
    openStore(USER)
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    expect(screen.text()).toContain('A hunt for fractions in the garden.')
    expect(screen.text()).not.toContain('Loading chat session')
    // What has come since is the store's to say.
    await hold({ messages: [messageRow('m2')] })
    await screen.sees('words of m2')
  })

  it('waits with what it cannot show, and where the page is led back to another place', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), plan()] })
    await open(CHAT, false)
    expect(await readFirstLook(USER, CHAT)).toBeDefined()
    expect(text()).not.toContain('words of m1')
    expect(text()).toContain('Opening the chat')
  })
})
