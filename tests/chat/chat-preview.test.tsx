// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { beginPreview, ChatPreview } from '#features/chat/preview/chat-preview.first.tsx'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { readChatEnd } from '#local-store/queries/chat-end.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
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
} from '../support/screens/chat-screen.tsx'
import { render } from '../support/screens/render.tsx'

const OTHER_TEACHER = {
  email: 'b@b.nz',
  displayName: 'B',
  userId: '00000000-0000-7000-8000-00000000000b',
}
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
  shown = await render(<ChatPreview generatorType="lessonPlan" sessionId={sessionId} atEnd={atEnd} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

describe('a chat that is opening', () => {
  it('[CHAT-16] shows the welcome of a new chat before the store is open, without a heading that would lose the focus', async () => {
    closeStore()
    await open()
    expect(text()).toContain('Lesson Plan Assistant')
    expect(shown.page.querySelector('h1')).toBeNull()
    expect(shown.page.querySelector('[role="status"]')?.textContent).toBe('Opening the chat')
  })

  it('says only that it is opening when another chat will be shown instead', async () => {
    setCurrentChat(CHAT)
    await open()
    expect(text()).not.toContain('Lesson Plan Assistant')
    expect(text()).toContain('Opening the chat')
  })

  it('[CHAT-17] keeps a tapped example, and the draft that was there', async () => {
    await saveDraft('new:lessonPlan', 'my own words')
    await open()
    const example = [...shown.page.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('fractions'),
    )
    example?.click()
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => /fractions of a set[\s\S]*my own words/.test(screen?.box().value ?? ''))
    await screen.close()
    screen = await openChatAt('/resource') // it is handed over once only
    await screen.sees('A multiplication worksheet')
    expect(screen.box().value).toBe('')
  })

  it('shows the end of a plan while the store is closed, and hands over to the chat without a wait', async () => {
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
    // The store shows the messages that have come since.
    await hold({ messages: [messageRow('m2')] })
    await screen.sees('words of m2')
  })

  it('shows the wait for messages it cannot draw, and where a scroll position will be restored', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), plan()] })
    await open(CHAT, false)
    expect(await readChatEnd(USER, CHAT)).toBeDefined()
    expect(text()).not.toContain('words of m1')
    expect(text()).toContain('Opening the chat')
  })

  it.each([
    ['to another teacher', () => setIdentity({ ...OTHER_TEACHER, state: 'signed-in' })],
    ['after a sign-out', () => clearIdentity()],
  ])('shows nothing of a chat %s', async (_when, change) => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), plan()] })
    await beginPreview('another').reading // a preview that was read before is not the one of this chat
    change()
    await open(CHAT)
    await beginPreview(CHAT).reading
    expect(text()).not.toContain('words of m1')
    expect(text()).toContain('Opening the chat')
  })
})
