import { currentStore } from '#local-store/current-store.ts'
import '#app/app.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { ExportInput, ExportResult } from '#documents/files/export-file.ts'
import { makeFile } from '#documents/files/make-file.ts'
import type {
  ChatMessage,
  ChatSession,
  ItemType,
  ShelfItem,
  StarredItem,
  Subscription,
} from '#domain/rows.ts'
import { EditorScreen } from '#features/resource/editor/editor-screen.later.tsx'
import { ResourceScreen } from '#features/resource/resource-screen.soon.tsx'
import { StarredScreen } from '#features/starred/starred-screen.soon.tsx'
import { openStore } from '#local-store/open-store.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { listLoadRequests, settleLoad } from '#session/chat-loads.ts'
import { setIdentity } from '#session/identity.ts'
import { type SyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import type { StoredRevision } from '../../../src/local-store/db.ts'
import { derive } from '../../../src/local-store/derive.ts'
import { refresh } from '../../../src/local-store/refresh.ts'

/** The screens about saved work, on a store of their own, without a server. */
const USER = '11111111-1111-4111-8111-111111111111'
const pdfs: ExportInput[] = []
let letThrough = () => {}
let finishPdf: ((result: ExportResult) => void) | undefined

makeFile.pdf = (input) => {
  pdfs.push(input)
  return new Promise<ExportResult>((resolve) => {
    finishPdf = resolve
  })
}

/** The layout that the app has around these screens */
const root = createRootRoute({
  component: () =>
    createElement('div', { className: 'flex min-h-(--app-height,100dvh) flex-col' }, createElement(Outlet)),
})
const page = (path: string, component: () => unknown) =>
  createRoute({ getParentRoute: () => root, path, component: component as never })
const resourceRoute = page('/resource/$messageId', function Viewer() {
  const { messageId = '' } = useParams({ strict: false }) as { messageId?: string }
  return createElement(ResourceScreen, { messageId })
})
const editRoute = page('/resource-edit/$messageId', function Editor() {
  const { messageId = '' } = useParams({ strict: false }) as { messageId?: string }
  return createElement(EditorScreen, { messageId, key: messageId })
})
const plain = (name: string) => () => createElement('h1', null, name)
const routes = [
  resourceRoute,
  editRoute,
  page('/home', plain('Home')),
  page('/lesson-plan', plain('Lesson plan chat')),
  page('/resource', plain('Resource chat')),
  page('/my-lesson-plans', () => createElement(StarredScreen, { itemType: 'lesson_plan' })),
  page('/my-resources', () => createElement(StarredScreen, { itemType: 'resource' })),
]
const history = createMemoryHistory({ initialEntries: ['/home'] })
const router = createRouter({ routeTree: root.addChildren(routes), history })

interface Seed {
  message?: Partial<ChatMessage> & { id: string }
  chat?: Partial<ChatSession> & { id: string }
  star?: { itemType: ItemType; at: string }
}

async function seed(items: Seed[]) {
  const db = currentStore()
  for (const { message, chat, star } of items) {
    const at = message?.created_at ?? '2026-11-20T08:00:00.000Z'
    const base = { user_id: USER, rev: 1, created_at: at, updated_at: at }
    const session = {
      ...base,
      id: chat?.id ?? 'chat',
      title: 'Garden beds',
      generator_type: 'resourceGenerator',
      is_deleted: false,
      ...chat,
    } as ChatSession
    await db.chat_sessions.put(
      derive('chat_sessions', { id: session.id, rev: 1, row: session }, [], USER) as never,
    )
    if (message) {
      const row = { ...EMPTY, ...base, session_id: session.id, ...message } as ChatMessage
      await db.chat_messages.put(derive('chat_messages', { id: row.id, rev: 1, row }, [], USER) as never)
    }
    if (!star || !message) continue
    const row: StarredItem = {
      id: `star-${message.id}`,
      user_id: USER,
      message_id: message.id,
      chat_session_id: session.id,
      item_type: star.itemType,
      school_id: null,
      starred_at: star.at,
      rev: 1,
    }
    await db.starred_items.put(derive('starred_items', { id: message.id, rev: 1, row }, [], USER) as never)
  }
}

const EMPTY: Omit<ChatMessage, 'id' | 'user_id' | 'session_id' | 'created_at' | 'rev'> = {
  role: 'assistant',
  content: '',
  chat_content: null,
  html_content: null,
  edited_html_content: null,
  edited_revision: null,
  resource_link: null,
  resource_type: 'worksheet',
  is_visable: true,
  state: 'done',
  reply_to: null,
  context: null,
  doc: null,
  doc_version: null,
}

/** Puts the teacher into a school, or in none, and these items on its shelf. */
async function seedShelf(school: string | null, items: (Partial<ShelfItem> & { id: string })[]) {
  const db = currentStore()
  const own = { user_id: USER, school_id: school && 'school', school_name: school, rev: 1 } as Subscription
  await db.subscriptions.put({ id: USER, rev: 1, row: own })
  for (const item of items) {
    const row: ShelfItem = { ...EMPTY_ITEM, ...item }
    await db.shelf_items.put(derive('shelf_items', { id: row.id, rev: 1, row }, [], USER) as never)
  }
}

const EMPTY_ITEM: Omit<ShelfItem, 'id'> = {
  user_id: USER,
  item_type: 'lesson_plan',
  title: 'Untitled',
  about: '',
  words: '',
  by: '',
  mine: false,
  put_at: '2026-11-20T08:00:00.000Z',
  rev: 1,
}

const api = {
  seed,
  seedShelf,
  /** Stores versions as the server's list brings them. */
  revisions: (rows: StoredRevision[]) => currentStore().revisions.bulkPut(rows),
  /** Makes the server refuse the last save of a resource. */
  refuseSave: async (reason: string) => {
    const entry = await currentStore().outbox.orderBy('seq').last()
    if (!entry) return
    await currentStore().outbox.put({ ...entry, state: 'parked', reason })
    await refresh(currentStore(), entry.targets)
  },
  status: (change: Partial<SyncStatus>) => setSyncStatus(change),
  requests: () => listLoadRequests(),
  settle: (key: string) => settleLoad(key, 'idle'),
  go: (path: string) => router.history.push(path),
  path: () => router.state.location.pathname + router.state.location.searchStr,
  waiting: async () => (await listWaiting()).map(({ op }) => op),
  message: async (id: string) => (await currentStore().chat_messages.get(id))?.view,
  stored: async (id: string) => (await currentStore().chat_messages.get(id))?.row,
  draft: (id: string) => readDraft(`resource:${id}`),
  toast: () => readToast(),
  dismissToasts: () => {
    while (readToast()) dismissToast()
  },
  absent: (id: string) => settleLoad(id, 'absent'),
  failed: (id: string) => settleLoad(id, 'failed'),
  reachable: (reachable: boolean) => setSyncStatus({ reachable }),
  pdfs: () => pdfs,
  finishPdf: (result: ExportResult) => finishPdf?.(result),
  undoToast: () => readToast()?.action?.run(),
  breakStars: (broken: boolean) => {
    const { starred_items: stars } = currentStore()
    if (broken)
      stars.where = () => {
        throw new Error('unreadable')
      }
    else Reflect.deleteProperty(stars, 'where')
  },
  /** Reads of messages wait until they are let through, as on a slow device. */
  holdMessages: () => {
    const { chat_messages: messages } = currentStore()
    const get = messages.get.bind(messages)
    const held = new Promise<void>((resolve) => {
      letThrough = () => {
        Reflect.deleteProperty(messages, 'get')
        resolve()
      }
    })
    messages.get = (async (id: string) => {
      await held
      return get(id)
    }) as never
  },
  letThrough: () => letThrough(),
  breakStore: (broken = true) => {
    const { outbox } = currentStore()
    if (!broken) return void Reflect.deleteProperty(outbox, 'add')
    outbox.add = (() => Promise.reject(new DOMException('full', 'QuotaExceededError'))) as never
  },
}
export type ScreensApi = typeof api

setIdentity({ userId: USER, email: 't@example.school.nz', displayName: 'Hana', state: 'signed-in' })
openStore(USER)
const holder = document.createElement('div')
document.body.append(holder)
createRoot(holder).render(createElement(RouterProvider, { router } as never))
Object.assign(window, { screens: api, ready: true })
