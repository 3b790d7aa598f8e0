import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerRow } from '#domain/rows.ts'
import { markWords, queryWords, snippetOf, textOfHtml, textOfMarkdown } from '#domain/search-text.ts'
import { statusOf } from '#features/chat/sidebar/found-chats.soon.tsx'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { forgetHistory } from '#local-store/queries/history-text.ts'
import { type HistorySearch, MAX_FOUND, searchHistory } from '#local-store/queries/search-history.ts'
import { reconcile } from '#sync/reconcile.ts'
import { chatRow, messageRow, USER } from '../../sync/support/rows.ts'

let db: StoreDb
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(forgetHistory)

let rev = 1
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000+00:00`
const chat = (id: string, title: string, n: number): ServerRow => ({
  t: 'chat_sessions',
  r: chatRow(rev++, { id, title, updated_at: day(n) }),
})
const said = (session_id: string, content: string, change: object = {}): ServerRow => ({
  t: 'chat_messages',
  r: messageRow(rev++, { id: `${session_id}-${rev}`, session_id, content, ...change }),
})
/** Marks the whole history as present. */
const whole = () => db.meta.put({ key: 'sync', epoch: 'e', cursor: 1, historyBefore: null })

async function search(query: string, signal = new AbortController().signal) {
  const news: HistorySearch[] = []
  await searchHistory(query, (one) => news.push(one), signal, db)
  return { news, last: news.at(-1), ids: news.at(-1)?.found.map((hit) => hit.chat.id) }
}

describe('search in the history', () => {
  beforeEach(async () => {
    await whole()
    await reconcile(db, [
      chat('garden', 'Planting the māra kai', 3),
      said('garden', '50 minutes on fractions of a set'),
      chat('test', 'Fair test', 5),
      said('test', 'soil from the māra and soil from a **bag**'),
      chat('beds', 'Worksheet', 4),
      said('beds', 'A worksheet', { role: 'assistant', html_content: '<p>Garden <b>beds</b></p>' }),
    ])
  })

  it('looks in titles and in the text of every message, without macrons and case, titles first', async () => {
    expect((await search('MARA')).ids).toEqual(['garden', 'test'])
    expect((await search('māra')).ids).toEqual(['garden', 'test'])
    expect((await search('bag')).last?.found[0]?.text).toContain('soil from a')
    expect((await search('garden beds')).ids).toEqual(['beds'])
    expect((await search('roto')).last).toMatchObject({ found: [], done: true, partial: 0 })
  })

  it('takes one word from the title and another from a message, but never from two messages', async () => {
    expect((await search('mara fractions')).ids).toEqual(['garden'])
    expect((await search('fractions bag')).ids).toEqual([])
  })

  it('finds what the teacher edited, and words that wait or were refused', async () => {
    await reconcile(db, [
      said('beds', 'x', {
        role: 'assistant',
        html_content: '<p>old</p>',
        edited_html_content: '<p>hīkoi</p>',
      }),
    ])
    expect((await search('hikoi')).ids).toEqual(['beds'])
    expect((await search('old')).ids).toEqual([])
    const sent = await sendMessage(
      { generatorType: 'lessonPlan', content: 'Kapa haka for whānau day, six lessons', context: null },
      db,
    )
    if (!sent.ok) throw new Error(sent.reason)
    expect((await search('lessons')).last?.found).toMatchObject([{ delivery: { state: 'queued' } }])
    await db.outbox.toCollection().modify({ state: 'parked', reason: 'limit' })
    await db.chat_sessions.delete(sent.sessionId)
    await db.chat_messages.bulkDelete([sent.messageId, sent.replyId])
    expect((await search('lessons')).ids).toEqual([sent.sessionId])
  })

  it('leaves out deleted chats and hidden messages', async () => {
    await reconcile(db, [
      { t: 'chat_sessions', r: chatRow(rev++, { id: 'gone', title: 'Pūkeko', is_deleted: true }) },
      said('test', 'pukeko too', { is_visable: false }),
    ])
    expect((await search('pukeko')).ids).toEqual([])
  })

  it('says how many chats are only partly on this device', async () => {
    await db.meta.put({ key: 'sync', epoch: 'e', cursor: 1, historyBefore: 7 })
    await db.chat_sessions.update('garden', { complete: true })
    expect((await search('roto')).last?.partial).toBe(2)
  })

  it('hands results on as they come, stops when nobody wants them, and at fifty', async () => {
    const many = Array.from({ length: 120 }, (_, n) => [
      chat(`k${n}`, 'Lesson', 10),
      said(`k${n}`, 'kererū in the bush'),
    ])
    await reconcile(db, many.flat())
    const { news, last } = await search('kereru')
    expect(news[0]?.found.length).toBeLessThan(MAX_FOUND)
    expect(last).toMatchObject({ done: true, more: true })
    expect(last?.found).toHaveLength(MAX_FOUND)
    const given = new AbortController()
    given.abort()
    expect((await search('kereru', given.signal)).news).toEqual([])
  })

  it('sees at once what has changed since the last search', async () => {
    expect((await search('tuatara')).ids).toEqual([])
    await reconcile(db, [said('test', 'a tuatara in the test')])
    expect((await search('tuatara')).ids).toEqual(['test'])
  })
})

describe('what is shown of a place', () => {
  const marked = (runs: ReturnType<typeof markWords>) =>
    runs.filter((run) => run.marked).map(({ text }) => text)

  it('marks every word as it stands, with its macrons', () => {
    const runs = markWords('Planting the māra kai', queryWords('KAI mara'))
    expect(marked(runs)).toEqual(['māra', 'kai'])
    expect(runs.map(({ text }) => text).join('')).toBe('Planting the māra kai')
    expect(marked(markWords('ma\u0304ra', ['mara']))).toEqual(['māra'])
    expect(marked(markWords('nothing here', ['mara']))).toEqual([])
  })

  it('cuts a line around the first of them', () => {
    const runs = snippetOf(
      `${'words before it '.repeat(20)}three beds in the māra kai, ${'after '.repeat(40)}`,
      ['mara'],
    )
    expect(marked(runs)).toEqual(['māra'])
    const line = runs.map(({ text }) => text).join('')
    expect(line).toMatch(/^… .*three beds in the māra kai/)
    expect(line.length).toBeLessThan(120)
  })

  it('cuts it out of a very long reply without taking the reply apart letter by letter', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const line = (before: string) =>
      snippetOf(`${before}three beds in the māra kai 🌱 ${'after '.repeat(90_000)}`, ['kai', 'mara'])
        .map(({ text, marked: is }) => (is ? `[${text}]` : text))
        .join('')
    const cut = line('words before it '.repeat(60_000))
    expect(cut).toMatch(/^… .*three beds in the \[māra\] \[kai\] 🌱 after .*…$/)
    expect(normalize.mock.calls.length).toBeLessThan(2_000)
    normalize.mockRestore()
    // Letters that fold to more letters than they were move every position behind them.
    expect(line('한국어 words before it '.repeat(100))).toMatch(
      /^… .*three beds in the \[māra\] \[kai\] 🌱 after .*…$/,
    )
    expect(line('')).toMatch(/^three beds in the \[māra\] \[kai\] 🌱 after .*…$/)
    expect(line(`${'😀'.repeat(3_000)} `)).toContain('three beds in the [māra] [kai]')
  })

  it('reads Markdown and HTML as a reader does', () => {
    expect(textOfMarkdown('## **Bold** [link](https://x.nz/a)').replace(/\s+/g, ' ').trim()).toBe('Bold link')
    const html = '<style>p{color:red}</style><script>alert(1)</script><p title="a>b">Tom &amp; Jo</p><br'
    expect(textOfHtml(html)).not.toMatch(/color|alert/)
    expect(textOfHtml(html)).toContain('Tom & Jo')
  })

  it('is not held up by a megabyte of signs', () => {
    for (const sign of ['<', '[](', '**', '&', '<style'])
      expect(textOfMarkdown(textOfHtml(sign.repeat(300_000))).length).toBeLessThan(2_000_000)
  })

  it('says how many chats there are, and the other way they are written', () => {
    const search = { query: 'mara', found: [{} as never], partial: 0, more: false, done: true }
    const runs = [{ text: 'māra', marked: true }]
    expect(statusOf(search, runs)).toBe('1 chat with “mara” or “māra”')
    expect(statusOf({ ...search, found: [] }, [])).toBe('No chats with “mara”')
    expect(statusOf({ ...search, done: false }, [])).toBe('Searching your chats...')
    expect(statusOf({ ...search, more: true }, [])).toContain('More words find fewer')
  })
})
