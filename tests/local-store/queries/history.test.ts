import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import type { StoreDb } from '#local-store/db.ts'
import { forgetHistory, onHistoryChanged } from '#local-store/queries/history-text.ts'
import {
  type HistorySearch,
  MAX_FOUND,
  searchHistory,
  warmHistory,
} from '#local-store/queries/search-history.ts'
import { arrive, chat, day, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
afterEach(() => {
  forgetHistory()
  vi.restoreAllMocks()
})

const going = () => new AbortController().signal
async function search(query: string) {
  const news: HistorySearch[] = []
  await searchHistory(query, (one) => news.push(one), going(), db)
  return news
}
/** Counts how often the messages of a chat are read from the disk from now on. */
const countReads = () => vi.spyOn(db.chat_messages, 'where')

describe('the texts of the history', () => {
  beforeEach(async () => {
    await arrive(db, chat('a'), chat('b'), message('m', { session_id: 'a', content: 'owls at night' }))
  })

  it('are in memory once the search field has the focus', async () => {
    await warmHistory(going(), db)
    const reads = countReads()
    expect((await search('owls')).at(-1)?.found.map(({ chat: { id } }) => id)).toEqual(['a'])
    expect(reads).not.toHaveBeenCalled()
    forgetHistory()
    await search('owls')
    expect(reads).toHaveBeenCalled()
  })

  it('are not read once the field has lost the focus again', async () => {
    const gone = new AbortController()
    gone.abort()
    const reads = countReads()
    await warmHistory(gone.signal, db)
    expect(reads).not.toHaveBeenCalled()
  })

  it('are read anew when a message has changed, and for another teacher', async () => {
    await warmHistory(going(), db)
    await arrive(db, message('n', { session_id: 'b', content: 'owls by day' }))
    expect((await search('owls')).at(-1)?.found).toHaveLength(2)
    const other = newStore()
    Object.defineProperty(other, 'name', { value: 'mahere-another' })
    await arrive(other, chat('a'))
    const news: HistorySearch[] = []
    await searchHistory('owls', (one) => news.push(one), going(), other)
    expect(news.at(-1)?.found).toEqual([])
  })

  it('are forgotten two minutes after the last search', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await warmHistory(going(), db)
    const reads = countReads()
    vi.advanceTimersByTime(119_999)
    await search('owls')
    expect(reads).not.toHaveBeenCalled()
    vi.advanceTimersByTime(120_000)
    await search('owls')
    expect(reads).toHaveBeenCalled()
    vi.useRealTimers()
  })
})

describe('the results of a search', () => {
  it('come as soon as there are some, and the last say that they are all', async () => {
    await arrive(
      db,
      chat('titled', { title: 'Owls', updated_at: day(9) }),
      ...Array.from({ length: 9 }, (_, n) => chat(`c${n}`, { updated_at: day(n + 10) })),
      message('m', { session_id: 'c0', content: 'owls at night' }),
    )
    const told = (await search('owls')).map(({ found, done, more }) => [found.length, done, more])
    expect(told).toEqual([
      [1, false, false],
      [2, false, false],
      [2, true, false],
    ])
    expect((await search('ruru')).map(({ done }) => done)).toEqual([true])
  })

  it('are the newest ones up to a number, and say that there are more', async () => {
    const titled = (count: number) =>
      Array.from({ length: count }, (_, n) => chat(`c${n}`, { title: 'Owls', updated_at: day(1) }))
    await arrive(db, ...titled(MAX_FOUND))
    expect((await search('owls')).at(-1)).toMatchObject({ more: false })
    await arrive(db, chat('newest', { title: 'Owls', updated_at: day(2) }))
    const last = (await search('owls')).at(-1)
    expect(last).toMatchObject({ more: true, done: true })
    expect([last?.found.length, last?.found[0]?.chat.id]).toEqual([MAX_FOUND, 'newest'])
  })
})

describe('a search that is open', () => {
  it('hears of changes to chats, messages and what waits, and of nothing else', async () => {
    await db.open()
    const heard = vi.fn()
    const stop = onHistoryChanged(heard)
    await saveDraft('k', 'Owls', db)
    expect(heard).not.toHaveBeenCalled()
    await arrive(db, chat('a'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    stop()
    heard.mockClear()
    await arrive(db, chat('b'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).not.toHaveBeenCalled()
  })
})
