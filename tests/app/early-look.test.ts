// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { CHAT, chatRow, cleanChatDevice, hold, messageRow, signInOnDevice } from '../support/chat-screen.tsx'

beforeEach(async () => {
  signInOnDevice()
  window.history.replaceState(null, '', `/lesson-plan/chat/${CHAT}`)
  await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
})
afterEach(async () => {
  vi.restoreAllMocks()
  window.earlyLook = undefined
  await cleanChatDevice()
})

/** As the page does it, before any of the app's code. */
async function openPage(): Promise<void> {
  vi.resetModules()
  await import('#app/early-look.ts')
}

async function seenAtStart(): Promise<string[]> {
  const { lookAt } = await import('#features/chat/opening/first-look.ts')
  const look = lookAt(CHAT)
  await look.reading
  return look.found?.messages.map(({ id }) => id) ?? []
}

const deleteChat = () => hold({ chats: [chatRow({ is_deleted: true })] })

describe('the look at a chat that begins with the page', () => {
  it('is what the chat shows first, and is taken once', async () => {
    await openPage()
    await window.earlyLook?.reading
    await deleteChat() // a new look would see nothing
    expect(await seenAtStart()).toEqual(['m1'])
    expect(window.earlyLook).toBeUndefined()
  })

  it('is never shown to another teacher, nor after a sign-out', async () => {
    const identity = { email: 'b@b.nz', displayName: 'B', state: 'signed-in' as const }
    await openPage()
    setIdentity({ ...identity, userId: '00000000-0000-7000-8000-00000000000b' })
    expect(await seenAtStart()).toEqual([])
    signInOnDevice()
    await openPage()
    clearIdentity()
    expect(await seenAtStart()).toEqual([])
  })

  it('is begun anew when it has become old: another tab may have deleted the chat', async () => {
    await openPage()
    await window.earlyLook?.reading
    await deleteChat()
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 5_000)
    expect(await seenAtStart()).toEqual([])
  })

  it('is not begun where nobody is signed in or no chat opens, and the app can look without the page', async () => {
    clearIdentity()
    await openPage()
    expect(window.earlyLook).toBeUndefined()
    signInOnDevice()
    window.history.replaceState(null, '', '/lesson-plan')
    await openPage()
    expect(window.earlyLook).toBeUndefined()
    delete window.readFirstLook
    expect(await seenAtStart()).toEqual(['m1'])
  })
})
