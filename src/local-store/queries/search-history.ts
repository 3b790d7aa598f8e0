import type { ChatSession } from '#domain/rows.ts'
import { foldText, hasAllWords, queryWords } from '#domain/search-text.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'
import { type ListedChat, listRefusedChats } from './chats.ts'
import { deliveriesOf } from './deliveries.ts'
import { type ChatWords, readRefusedWords, readText, readWords } from './history-words.ts'
import { isHistoryComplete } from './meta.ts'

export interface FoundChat extends ListedChat {
  /** The words of the message they stand in, as they are read; undefined when the title has them all. */
  text: string | undefined
}

export interface HistorySearch {
  found: FoundChat[]
  /** Chats of which this device lacks messages. */
  partial: number
  /** More than are handed out; other words find less. */
  more: boolean
  done: boolean
}

/** Chats handed out at most. */
export const MOST_FOUND = 50
/** Chats whose messages are read at once: few at first, so that the newest are there soon. */
const FIRST_BATCH = 8
const BATCH = 40
/**
 * Looks for every word in the titles and in the text of every message on this device, without macrons and case: titles
 * first, each newest first. `onNews` is told each time there is more, the last time with `done`. It walks: nothing here
 * is live, and `signal` ends it between two batches.
 */
export async function searchHistory(
  query: string,
  onNews: (news: HistorySearch) => void,
  signal: AbortSignal,
  db: StoreDb = currentStore(),
): Promise<void> {
  const words = queryWords(query)
  const [{ chats, partial }, refused] = await Promise.all([readChats(db), readRefusedWords(db)])
  const titled = chats.map((chat) => ({ chat, title: foldText(chat.title) }))
  const isTitled = ({ title }: Titled) => hasAllWords(title, words)
  const hits: Hit[] = titled.filter(isTitled).map(({ chat }) => ({ chat, text: undefined }))
  const tell = async (done: boolean) => {
    const found = await withDelivery(hits.slice(0, MOST_FOUND), db)
    if (!signal.aborted) onNews({ found, partial, more: hits.length > MOST_FOUND, done })
  }
  if (hits.length > 0) await tell(false)
  for (const batch of batches(titled.filter((one) => !isTitled(one)))) {
    if (signal.aborted || hits.length > MOST_FOUND) break
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
  refused: Map<string, ChatWords[]>,
  db: StoreDb,
): Promise<Hit[]> {
  const read = await readWords(
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
    hits.map(async ({ chat, hit }) => ({ chat, text: hit.text ?? (await readText(hit.id, db)) })),
  )
}

async function withDelivery(hits: Hit[], db: StoreDb): Promise<FoundChat[]> {
  const ids = hits.map(({ chat }) => chat.id)
  const delivery = await deliveriesOf(db, 'chat_sessions', ids)
  return hits.map((hit) => ({ ...hit, delivery: delivery(hit.chat.id) }))
}

/** Reads ahead what a search will want, from when the search field gets the focus. */
export async function warmHistory(signal: AbortSignal, db: StoreDb = currentStore()): Promise<void> {
  const { chats } = await readChats(db)
  for (const batch of batches(chats)) {
    if (signal.aborted) return
    const ids = batch.map(({ id }) => id)
    await readWords(ids, db)
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
