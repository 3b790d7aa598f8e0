import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import Dexie from 'dexie'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { GeneratorType } from '#content/contract.ts'
import type { ChatMessage, ChatSession, Rows, ServerRow } from '#domain/rows.ts'
import { ChatScreen } from '#features/chat/chat-screen.first.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import { clearIdentity, setIdentity } from '#session/identity.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { reconcile } from '../../../src/sync/reconcile.ts'
import { PLAIN_MESSAGE } from '../plain-message.ts'
import { answerMedia } from './media.ts'
import { render } from './render.tsx'

/** The chat screen on a store of its own, without a server: what the store holds is what a test has put there. */
export const USER = 'a0000000-0000-4000-8000-00000000c4a7'
export const CHAT = 'c1000000-0000-4000-8000-000000000001'
const AT = '2026-11-21T08:00:00.000Z'
let rev = 0

export const chatRow = (fields: Partial<ChatSession> = {}): ChatSession => ({
  id: CHAT,
  user_id: USER,
  title: 'Fractions of a set',
  generator_type: 'lessonPlan',
  is_deleted: false,
  created_at: AT,
  updated_at: AT,
  rev: ++rev,
  ...fields,
})

let minute = 0
export const messageRow = (id: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  user_id: USER,
  session_id: CHAT,
  role: 'user',
  content: `words of ${id}`,
  ...PLAIN_MESSAGE,
  created_at: new Date(Date.parse(AT) + ++minute * 60_000).toISOString(),
  rev: ++rev,
  ...fields,
})
export const replyRow = (id: string, to: string, fields: Partial<ChatMessage> = {}): ChatMessage =>
  messageRow(id, { role: 'assistant', reply_to: to, ...fields })

export const limitRow = (message_limit: number): Rows['subscriptions'] =>
  ({ user_id: USER, message_limit, plan_type: 'teacher', cancel_at_period_end: false, rev: ++rev }) as never
export const usageRow = (count_messages: number): Rows['user_usage'] => ({
  user_id: USER,
  count_messages,
  rev: ++rev,
})

interface Held {
  chats?: ChatSession[]
  messages?: ChatMessage[]
  used?: number
  limit?: number
  /** The chats are wholly on the device. */
  complete?: boolean
}

export async function hold({ chats = [], messages = [], used, limit, complete = true }: Held): Promise<void> {
  const rows: ServerRow[] = [
    ...chats.map((r) => ({ t: 'chat_sessions' as const, r })),
    ...messages.map((r) => ({ t: 'chat_messages' as const, r })),
    ...(limit === undefined ? [] : [{ t: 'subscriptions' as const, r: limitRow(limit) }]),
    ...(used === undefined ? [] : [{ t: 'user_usage' as const, r: usageRow(used) }]),
  ]
  const db = currentStore()
  await reconcile(db, rows)
  for (const { id } of chats) await db.chat_sessions.update(id, { complete })
}

interface Opened {
  close(): Promise<void>
}

/** Everything that the running test has opened. */
const opened = new Set<Opened>()
/** `setUpChatScreen` closes it after the test, unless the test does. */
export const closeAfterTest = (screen: Opened): unknown => opened.add(screen)

/** Signs in before each test; after it, closes what the test has opened and cleans the device. */
export function setUpChatScreen(): void {
  beforeEach(() => {
    HTMLElement.prototype.hidePopover ??= () => {} // happy-dom has no popovers: its menus stand open
    signInOnDevice()
  })
  afterEach(async () => {
    for (const screen of opened) await screen.close()
    opened.clear()
    vi.restoreAllMocks()
    await cleanChatDevice()
  })
}

export function signInOnDevice(phone = false): void {
  openStore(USER)
  setIdentity({ userId: USER, email: 'a@b.nz', displayName: 'Aroha', state: 'signed-in' })
  window.scrollTo = vi.fn() as never
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  answerMedia((query) => query.includes('width <') && phone)
}

/** To be called once nothing is on the screen. */
export async function cleanChatDevice(): Promise<void> {
  await deleteStore(USER)
  // On a busy machine the removal goes on in the background, and would empty the store of the next test.
  await vi.waitFor(async () => {
    if ((await Dexie.getDatabaseNames()).includes(`mahere-${USER}`)) throw new Error('still being removed')
  })
  closeStore()
  clearIdentity()
  forgetTeacher()
  while (readToast()) dismissToast()
  localStorage.clear()
}

const root = createRootRoute({ component: Outlet })
function Chat({ generatorType }: { generatorType: GeneratorType }) {
  const { sessionId } = useParams({ strict: false }) as { sessionId?: string }
  const picker = <button type="button">Goals</button>
  return <ChatScreen {...{ generatorType, picker, ...(sessionId && { sessionId }) }} />
}
const PlanChat = () => <Chat generatorType="lessonPlan" />
const ResourceChat = () => <Chat generatorType="resourceGenerator" />
/** One page serves the new chat and every chat of a generator, as in the app. */
function chatRoutes(path: string, component: () => ReactNode) {
  const parent = createRoute({ getParentRoute: () => root, path, component })
  const child = (childPath: string) => createRoute({ getParentRoute: () => parent, path: childPath })
  return parent.addChildren([child('/'), child('/chat/$sessionId')])
}
const routeTree = root.addChildren([
  chatRoutes('/lesson-plan', PlanChat),
  chatRoutes('/resource', ResourceChat),
])

export async function openChatAt(address: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const shown = await render(<RouterProvider router={router as never} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const { page } = shown
  const text = () => (page.textContent ?? '').replace(/\s+/g, ' ')
  const until = (check: () => unknown) =>
    vi.waitFor(
      async () => {
        if (!(await check())) throw new Error(`not yet: ${text().slice(0, 400)}`)
      },
      { interval: 5 },
    )
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(
      (found) => (found.getAttribute('aria-label') ?? found.textContent ?? '').trim() === name,
    )
  const box = () => page.querySelector('textarea') as HTMLTextAreaElement
  const screen = {
    page,
    text,
    until,
    button,
    box,
    path: () => router.state.location.pathname,
    depth: () => router.history.length,
    goTo: (to: string) => router.navigate({ to }),
    sees: (words: string) => until(() => text().includes(words)),
    type(words: string) {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      set?.call(box(), words)
      box().dispatchEvent(new Event('input', { bubbles: true }))
    },
    async press(name: string) {
      await until(() => button(name) !== undefined && !button(name)?.disabled)
      button(name)?.click()
    },
    async close() {
      opened.delete(screen)
      globalThis.IS_REACT_ACT_ENVIRONMENT = true
      await shown.unmount()
    },
  }
  closeAfterTest(screen)
  return screen
}

export type ChatScreenAtWork = Awaited<ReturnType<typeof openChatAt>>
