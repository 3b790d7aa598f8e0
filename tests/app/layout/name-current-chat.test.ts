// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameCurrentChat } from '#app/layout/name-current-chat.ts'
import { deleteStore } from '#local-store/open-store.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { readToast } from '#session/toasts.ts'
import {
  type Answers,
  aroha,
  type Call,
  cleanDevice,
  noNetwork,
  openBackend,
  setOnline,
  signInAs,
} from '../../support/screens/account-screens.tsx'
import { CHAT, chatRow, hold, messageRow } from '../../support/screens/chat-screen.tsx'

const calls: Call[] = []
const title = async () => (await readChat(CHAT))?.chat.title

async function signOutFrom(chat: string, answers: Answers) {
  openBackend(calls, { answers })
  signInAs(aroha)
  await hold({
    chats: [chatRow({ title: chat })],
    messages: [
      messageRow('first', { content: 'Half a term on eels and their long way to the sea' }),
      messageRow('reply', { role: 'assistant', content: 'A plan' }),
      messageRow('second', { content: 'Shorter please' }),
    ],
  })
  setCurrentChat(CHAT)
  await nameCurrentChat()
}

beforeEach(() => {
  calls.length = 0
  setOnline(true)
})
afterEach(async () => {
  setCurrentChat(null)
  await deleteStore(aroha.userId)
  cleanDevice()
  vi.restoreAllMocks()
})

describe('a sign-out names the current chat', () => {
  it('[CHAT-66] [CHAT-67] asks for a title of its oldest message first', async () => {
    await signOutFrom('New Chat', () => Response.json({ title: 'Eels and the sea' }))
    expect(await title()).toBe('Eels and the sea')
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        '/functions/v1/generate-chat-title',
        { userMessage: 'Half a term on eels and their long way to the sea' },
      ],
    ])
  })

  it('[CHAT-70] [CHAT-68] takes the first five words when that fails, without a message', async () => {
    await signOutFrom('New Chat', () => Response.json({ error: 'no' }, { status: 500 }))
    expect(await title()).toBe('Half a term on eels')
    expect(readToast()).toBeUndefined()
  })

  it('[CHAT-70] [OP-32] waits two seconds for a title, no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const naming = signOutFrom('New Chat', () => new Promise<Response>(() => {}))
    while (calls.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    await naming
    expect(await title()).toBe('Half a term on eels')
  })

  it('leaves a chat that has a title, and every chat while offline, when the title would be lost', async () => {
    await signOutFrom('Tuna', noNetwork)
    expect([await title(), calls.length, await countWaiting()]).toEqual(['Tuna', 0, 0])
    await deleteStore(aroha.userId)
    setOnline(false)
    await signOutFrom('New Chat', noNetwork)
    expect([await title(), calls.length, await countWaiting()]).toEqual(['New Chat', 0, 0])
  })
})
