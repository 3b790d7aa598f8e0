import type { ChatMessage, ChatSession, ServerRow } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { searchHistory } from '#local-store/queries/search-history.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { watchQuery } from '#local-store/watch-query.ts'
import { reconcile } from '../../../src/sync/reconcile.ts'
import { PLAIN_MESSAGE } from '../../support/plain-message.ts'
import type { Contender, PlainChat, PlainMessage } from './contender.ts'
import { offer } from './rounds.ts'

/* The app's own store: sends through commit, rows through reconcile. */

const USER = '00000000-0000-4000-8000-000000000001'
let db: StoreDb
let rev = 1_000
const ALL = 100_000

const subscription = () => ({
  user_id: USER,
  message_limit: 100_000,
  plan_type: 'premium',
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: null,
  school_name: null,
  school_id: null,
  is_trial: false,
  trial_expires_at: null,
  is_admin: false,
  rev: 1,
})

const chatRow = (chat: PlainChat): ChatSession => ({
  ...chat,
  user_id: USER,
  generator_type: 'lessonPlan',
  is_deleted: false,
  created_at: chat.updated_at,
  rev: ++rev,
})

const messageRow = (message: PlainMessage): ChatMessage => ({
  ...PLAIN_MESSAGE,
  ...message,
  user_id: USER,
  rev: ++rev,
})

function synced(store: StoreDb) {
  const { outbox, chat_sessions, chat_messages, starred_items, user_usage, subscriptions, revisions, meta } =
    store
  return [outbox, chat_sessions, chat_messages, starred_items, user_usage, subscriptions, revisions, meta]
}

const ours: Contender = {
  async open() {
    db = new StoreDb(USER)
    await db.open()
    if (await db.meta.get('sync')) return
    await db.meta.put({ key: 'sync', epoch: 'bench', cursor: 1, historyBefore: null })
    await db.subscriptions.put({ id: USER, rev: 1, row: subscription() } as never)
  },
  async close() {
    db.close()
  },
  async receive(chats, messages) {
    const rows = [
      ...chats.map((chat) => ({ t: 'chat_sessions', r: chatRow(chat) })),
      ...messages.map((message) => ({ t: 'chat_messages', r: messageRow(message) })),
    ] as ServerRow[]
    await db.transaction('rw', synced(db), () => reconcile(db, rows))
  },
  async readChat(session, limit) {
    return (await listMessages(session, limit, db)).length
  },
  async send(sessionId, content) {
    const sent = await sendMessage({ sessionId, generatorType: 'lessonPlan', content, context: null }, db)
    if (!sent.ok) throw new Error(sent.reason)
  },
  watch(session, limit, heard) {
    return watchQuery(
      () => listMessages(session, limit, db),
      () => heard(),
    )
  },
  async search(word) {
    let found = 0
    await searchHistory(
      word,
      (results) => {
        found = results.found.length
      },
      new AbortController().signal,
      db,
    )
    return found
  },
  async ownTexts(session) {
    const messages = await listMessages(session, ALL, db)
    return messages.flatMap(({ message: { role, content } }) => (role === 'user' ? [content] : []))
  },
  waiting: () => countWaiting(db),
}

offer(ours)
