import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage, ChatSession, ServerRow } from '#domain/rows.ts'
import { StoreDb } from '#local-store/db.ts'
import { planOfResource, resourcesOfPlan } from '#local-store/queries/plan-resources.ts'
import { reconcile } from '#sync/reconcile.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
let db: StoreDb
let rev = 0
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})

const time = (n: number) => new Date(1_790_000_000_000 + n * 60_000).toISOString().replace('Z', '+00:00')

function chat(id: string, n: number, change: Partial<ChatSession> = {}): ServerRow {
  rev += 1
  const times = { created_at: time(n), updated_at: time(n) }
  const rest = { user_id: USER, title: id, generator_type: 'resourceGenerator', is_deleted: false } as const
  return { t: 'chat_sessions', r: { id, ...rest, ...times, rev, ...change } }
}

function message(id: string, session_id: string, n: number, change: Partial<ChatMessage>): ServerRow {
  rev += 1
  const html = { chat_content: null, html_content: null, edited_html_content: null, edited_revision: null }
  const none = {
    resource_link: null,
    resource_type: null,
    reply_to: null,
    context: null,
    doc: null,
    doc_version: null,
  }
  const rest = { user_id: USER, role: 'user', content: '', is_visable: true, state: 'done' } as const
  return {
    t: 'chat_messages',
    r: { id, session_id, ...rest, ...html, ...none, created_at: time(n), rev, ...change },
  }
}

const asked = (id: string, n: number, content: string) => message(`q-${id}`, id, n, { content })
const made = (id: string, n: number, change: Partial<ChatMessage> = {}) =>
  message(`r-${id}-${n}`, id, n, { role: 'assistant', html_content: `<p>${id}</p>`, ...change })

describe('the resources made from a lesson plan', () => {
  it('are those whose chat was asked with its title, the newest of each, oldest chat first', async () => {
    await reconcile(db, [
      chat('a', 20),
      asked('a', 20, 'Create a worksheet to go with my lesson plan “Te Wai”.'),
      made('a', 21),
      made('a', 22),
      chat('b', 30),
      asked('b', 30, '# Lesson plan: Te\\ Wai\n\nAn activity'),
      made('b', 31, { edited_html_content: '<p>b</p>' }),
      chat('other', 40),
      asked('other', 40, 'Create a worksheet about fractions'),
      made('other', 41),
      chat('failed', 50),
      asked('failed', 50, 'my lesson plan “Te Wai”'),
      made('failed', 51, { state: 'failed' }),
      chat('before', 5),
      asked('before', 5, 'my lesson plan “Te Wai”'),
      made('before', 6),
      chat('plans', 60, { generator_type: 'lessonPlan' }),
      asked('plans', 60, 'Te Wai'),
      made('plans', 61),
    ])
    const found = await resourcesOfPlan({ title: 'Te Wai', since: time(10), sessionId: 'plan' }, db)
    expect(found.map(({ id }) => id)).toEqual(['r-a-22', 'r-b-31'])
  })

  it('are none for a plan with an empty title', async () => {
    await reconcile(db, [chat('a', 20), asked('a', 20, 'a worksheet'), made('a', 21)])
    expect(await resourcesOfPlan({ title: 'a', since: time(10), sessionId: 'plan' }, db)).toEqual([])
  })

  it('are those of its earlier versions until it has some of its own', async () => {
    await reconcile(db, [
      chat('plan', 10, { generator_type: 'lessonPlan' }),
      chat('a', 20),
      asked('a', 20, 'my lesson plan “Te Wai”'),
      made('a', 21),
    ])
    const changed = { title: 'Te Wai', since: time(30), sessionId: 'plan' }
    expect((await resourcesOfPlan(changed, db)).map(({ id }) => id)).toEqual(['r-a-21'])
    await reconcile(db, [chat('b', 40), asked('b', 40, 'my lesson plan “Te Wai”'), made('b', 41)])
    expect((await resourcesOfPlan(changed, db)).map(({ id }) => id)).toEqual(['r-b-41'])
    const stranger = { ...changed, sessionId: 'another' }
    expect((await resourcesOfPlan(stranger, db)).map(({ id }) => id)).toEqual(['r-b-41'])
  })
})

describe('the lesson plan that a resource was made from', () => {
  const titleOf = (doc: unknown) => (doc as { title?: string } | null)?.title
  const plan = (id: string, n: number, title: string) =>
    made(id, n, { html_content: null, doc: { title }, content: title })

  it('is the newest version of the plan that its request names, and none where it names none', async () => {
    await reconcile(db, [
      chat('plans', 20, { generator_type: 'lessonPlan' }),
      asked('plans', 20, 'a plan about water'),
      plan('plans', 21, 'Te Wai'),
      plan('plans', 22, 'Te Wai'),
      plan('plans', 23, 'Another topic'),
      chat('sheet', 30),
      asked('sheet', 30, 'Create a worksheet to go with my lesson plan “Te Wai”.'),
      made('sheet', 31),
      chat('alone', 40),
      asked('alone', 40, 'Create a worksheet about fractions'),
      made('alone', 41),
    ])
    expect(await planOfResource('sheet', titleOf, db)).toEqual({
      title: 'Te Wai',
      messageId: 'r-plans-22',
      sessionId: 'plans',
    })
    expect(await planOfResource('alone', titleOf, db)).toBeUndefined()
    expect(await planOfResource('gone', titleOf, db)).toBeUndefined()
  })
})
