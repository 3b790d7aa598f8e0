import {
  createCollection,
  createLiveQueryCollection,
  eq,
  like,
  localOnlyCollectionOptions,
} from '@tanstack/db'
import { IndexedDBAdapter, startOfflineExecutor } from '@tanstack/offline-transactions'
import type { Contender, PlainChat, PlainMessage } from '../../beside/contender.ts'
import { offer } from '../../beside/rounds.ts'

/* TanStack DB with its offline package, by its guide: collections in memory, writes through an outbox in IndexedDB. */

/** Tells when an entry of the outbox is on the device: `commit` itself waits for the server. */
class Outbox extends IndexedDBAdapter {
  stored: () => void = () => {}
  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value)
    this.stored()
  }
}

/** No server is there, so the outbox keeps what it gets. */
const offline = {
  isOnline: () => false,
  subscribe: () => () => {},
  notifyOnline: () => {},
  dispose: () => {},
}

const outbox = new Outbox('bench-outbox', 'transactions')
const make = () => ({
  chats: createCollection(localOnlyCollectionOptions<PlainChat>({ id: 'chats', getKey: ({ id }) => id })),
  messages: createCollection(
    localOnlyCollectionOptions<PlainMessage>({ id: 'messages', getKey: ({ id }) => id }),
  ),
})
const collections = make()
const executor = startOfflineExecutor({
  collections: collections as never,
  mutationFns: { send: async () => {} },
  storage: outbox,
  onlineDetector: offline,
})

const newest = (session: string, limit: number) =>
  createLiveQueryCollection((query) =>
    query
      .from({ message: collections.messages })
      .where(({ message }) => eq(message.session_id, session))
      .orderBy(({ message }) => message.created_at, 'desc')
      .limit(limit),
  )

const tanstack: Contender = {
  async open() {
    await executor.waitForInit()
  },
  async close() {},
  async receive(chats, messages) {
    // What waits in the outbox is put back into the collection before the server's rows come.
    const newChats = chats.filter(({ id }) => !collections.chats.has(id))
    if (newChats.length > 0) collections.chats.insert(newChats)
    if (messages.length > 0) collections.messages.insert(messages)
  },
  async readChat(session, limit) {
    const query = newest(session, limit)
    const rows = await query.toArrayWhenReady()
    await query.cleanup()
    return rows.length
  },
  async send(session, content) {
    const now = Date.now()
    const at = (ms: number) => new Date(ms).toISOString()
    const stored = new Promise<void>((resolve) => {
      outbox.stored = resolve
    })
    const transaction = executor.createOfflineTransaction({ mutationFnName: 'send', autoCommit: false })
    const message = { session_id: session, content: '' }
    transaction.mutate(() => {
      collections.chats.update(session, (chat) => {
        chat.updated_at = at(now)
      })
      collections.messages.insert([
        { ...message, id: crypto.randomUUID(), role: 'user', content, created_at: at(now) },
        { ...message, id: crypto.randomUUID(), role: 'assistant', created_at: at(now + 1) },
      ])
    })
    void transaction.commit().catch(() => {})
    await stored
  },
  watch(session, limit, heard) {
    const query = newest(session, limit)
    const subscription = query.subscribeChanges(() => heard(), { includeInitialState: true })
    return () => {
      subscription.unsubscribe()
      void query.cleanup()
    }
  },
  async search(word) {
    const query = createLiveQueryCollection((from) =>
      from
        .from({ message: collections.messages })
        .where(({ message }) => like(message.content, `%${word}%`))
        .orderBy(({ message }) => message.created_at, 'desc')
        .limit(50),
    )
    const rows = await query.toArrayWhenReady()
    await query.cleanup()
    return rows.length
  },
  async ownTexts(session) {
    const own = collections.messages.toArray.filter(
      (row) => row.session_id === session && row.role === 'user',
    )
    return own.map(({ content }) => content)
  },
  waiting: async () => (await outbox.keys()).length,
}

offer(tanstack)
