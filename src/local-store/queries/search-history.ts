import type { ChatSession } from '#domain/rows.ts'
import { foldText, hasAllWords, queryWords } from '#domain/search-text.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { type ListedChat, listRefusedChats } from './chats.ts'
import { deliveriesOf } from './deliveries.ts'
import { type MessageText, readMessageText, readRefusedTexts, readTexts } from './history-text.ts'
import { isHistoryComplete } from './meta.ts'

export interface FoundChat extends ListedChat {
  /** The text of the message with the searched words; undefined when the title contains them all. */
  text: string | undefined
}

export interface HistorySearch {
  found: FoundChat[]
  /** The number of chats with messages that are not on this device. */
  partial: number
  /** True if there are more hits than those returned. */
  more: boolean
  done: boolean
}

/** The most chats returned. */
export const MAX_FOUND = 50
/** The number of chats read at once: few at first, so that the newest hits appear soon. */
const FIRST_BATCH = 8
const BATCH = 40

/**
 * Finds chats whose title or messages on this device contain every word, ignoring macrons and case: titles first, each
 * newest first. It calls `onResults` each time there are more hits, the last time with `done`. The search is not live, and
 * `signal` ends it between two batches.
 */
export async function searchHistory(
  query: string,
  onResults: (results: HistorySearch) => void,
  signal: AbortSignal,
  db: StoreDb = currentStore(),
): Promise<void> {
  const words = queryWords(query)
  const [{ chats, partial }, refused] = await Promise.all([readChats(db), readRefusedTexts(db)])
  const titled = chats.map((chat) => ({ chat, title: foldText(chat.title) }))
  const isTitled = ({ title }: Titled) => hasAllWords(title, words)
  const hits: Hit[] = titled.filter(isTitled).map(({ chat }) => ({ chat, text: undefined }))
  const tell = async (done: boolean) => {
    const found = await withDelivery(hits.slice(0, MAX_FOUND), db)
    if (!signal.aborted) onResults({ found, partial, more: hits.length > MAX_FOUND, done })
  }
  if (hits.length > 0) await tell(false)
  for (const batch of batches(titled.filter((one) => !isTitled(one)))) {
    if (signal.aborted || hits.length > MAX_FOUND) break
    const inText = await hitsOf(batch, words, refused, db)
    hits.push(...inText)
    if (inText.length > 0) await tell(false)
  }
  await tell(true)
}

type Hit = Pick<FoundChat, 'chat' | 'text'>
interface Titled {
  chat: ChatSession
  /** Folded. */
  title: string
}

async function hitsOf(
  batch: Titled[],
  words: readonly string[],
  refused: Map<string, MessageText[]>,
  db: StoreDb,
): Promise<Hit[]> {
  const read = await readTexts(
    batch.map(({ chat }) => chat.id),
    db,
  )
  const hits = batch.flatMap(({ chat, title }, at) => {
    const said = [...(refused.get(chat.id) ?? []), ...(read[at] ?? [])]
    const hit = said.find(({ folded }) =>
      words.every((word) => folded.includes(word) || title.includes(word)),
    )
    return hit ? [{ chat, hit }] : []
  })
  return Promise.all(
    hits.map(async ({ chat, hit }) => ({ chat, text: hit.text ?? (await readMessageText(hit.id, db)) })),
  )
}

async function withDelivery(hits: Hit[], db: StoreDb): Promise<FoundChat[]> {
  const ids = hits.map(({ chat }) => chat.id)
  const delivery = await deliveriesOf(db, 'chat_sessions', ids)
  return hits.map((hit) => ({ ...hit, delivery: delivery(hit.chat.id) }))
}

/** Reads the messages into memory as soon as the search field gets the focus, before the first search. */
export async function warmHistory(signal: AbortSignal, db: StoreDb = currentStore()): Promise<void> {
  const { chats } = await readChats(db)
  for (const batch of batches(chats)) {
    if (signal.aborted) return
    const ids = batch.map(({ id }) => id)
    await readTexts(ids, db)
  }
}

async function readChats(db: StoreDb): Promise<{ chats: ChatSession[]; partial: number }> {
  const [refused, records, allHere] = await Promise.all([
    listRefusedChats(db),
    db.chat_sessions.orderBy('listed').reverse().toArray(),
    isHistoryComplete(db),
  ])
  const partial = records.filter(({ complete }) => !(complete ?? allHere)).length
  return {
    chats: [...refused.map(({ chat }) => chat), ...records.flatMap((record) => shown(record) ?? [])],
    partial,
  }
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  let size = FIRST_BATCH
  for (let at = 0; at < all.length; ) {
    yield all.slice(at, at + size)
    at += size
    size = BATCH
  }
}
