import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../support/start-app.ts'

const PARTS = ['teacher', 'member', 'ex-member', 'admin', 'other admin'] as const
type Part = (typeof PARTS)[number] | 'colleague'

/** The tables that the server tells of, out of the schema, so that a new one is tried without a word here. */
const TOLD = [
  ...readFileSync(join(import.meta.dirname, '../../supabase/schema.sql'), 'utf8').matchAll(
    /create trigger z_tell .* on public\.(\w+)/gi,
  ),
].map(([, table]) => table ?? '')

let app: TestApp
let people: Map<Part, Person>

const client = (key: string) =>
  createClient(app.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })

interface Person {
  api: ReturnType<typeof client>
  id: string
}

async function signUp(part: string): Promise<Person> {
  const api = client(app.anonKey)
  const email = `${part.replace(' ', '-')}@channels.example.nz`
  const { data } = await api.auth.signUp({ email, password: 'Kia-ora-2026!' })
  if (!data.user) throw new Error('sign-up failed')
  await api.rpc('bootstrap')
  return { api, id: data.user.id }
}

async function must(call: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> {
  const { data, error } = await call
  if (error) throw new Error(JSON.stringify(error))
  return data
}

const op = (kind: string, lane: string, rest: object) => ({
  ...{ op_id: crypto.randomUUID(), v: 1, op: kind, lane },
  ...rest,
})
const item = { item_type: 'lesson_plan', title: 'On the shelf', about: '', words: '', body: { content: 'x' } }

/** A change in every table that a teacher's own work changes. */
async function work({ api, id }: Person): Promise<void> {
  const [session_id, message_id, reply_id] = Array.from({ length: 3 }, () => crypto.randomUUID())
  const send = { generator_type: 'lessonPlan', context: null, title: 'x', content: 'private words' }
  const ops = [
    op('message.send', `chat:${session_id}`, { session_id, message_id, reply_id, ...send }),
    op('star.set', 'star', { session_id, message_id, item_type: 'lesson_plan', starred: true }),
    op('class.set', 'class', { user_id: id, changes: { room: '4' } }),
    op('shelf.set', 'shelf', { message_id, item }),
    op('star.set', 'star', { session_id, message_id, item_type: 'lesson_plan', starred: false }),
  ]
  await must(api.rpc('apply_ops', { as_user: id, ops }))
}

interface Heard {
  table: string
  new: { user_id?: string }
  old: { user_id?: string }
}

/** Listens to every table, to all rows and to those of one person. */
async function listen(api: Person['api'], victim: string): Promise<{ heard: Heard[]; status: string }> {
  const heard: Heard[] = []
  let channel = api.channel(`roles:${crypto.randomUUID()}`)
  for (const table of TOLD)
    for (const filter of [undefined, `user_id=eq.${victim}`])
      channel = channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter && { filter }) },
        (change) => heard.push(change as unknown as Heard),
      )
  const status = await new Promise<string>((resolve) => channel.subscribe((answer) => resolve(answer)))
  return { heard, status }
}

beforeAll(async () => {
  app = await startApp({ build: false })
  people = new Map()
  for (const part of [...PARTS, 'colleague'] as const) people.set(part, await signUp(part))
  const service = client(app.serviceKey)
  const id = (part: Part) => people.get(part)?.id
  for (const part of ['admin', 'other admin'] as const) {
    const school = { school_id: crypto.randomUUID(), school_name: part, is_admin: true, message_limit: 500 }
    await must(service.rpc('set_subscription', { target_user: id(part), patch: school }))
  }
  for (const part of ['member', 'colleague', 'ex-member'] as const)
    await must(
      service.rpc('link_school_member', {
        ...{ admin_user_id: id('admin'), member_user_id: id(part), details: {} },
      }),
    )
  const { api } = people.get('admin') as Person
  await must(api.rpc('remove_school_member', { member_user_id: id('ex-member') }))
})
afterAll(() => app?.stop())

describe('every realtime channel', () => {
  it('is known from the schema', () => {
    expect(TOLD).toEqual(expect.arrayContaining(['chat_messages', 'starred_items', 'sync_heads']))
  })

  it.each(PARTS)('[DATA-22] tells the %s of the own rows, and of nobody else’s', async (part) => {
    const me = people.get(part) as Person
    const colleague = people.get('colleague') as Person
    const { heard, status } = await listen(me.api, colleague.id)
    expect(status).toBe('SUBSCRIBED')
    await work(colleague)
    // The own change comes after any of the colleague's that could have come.
    await work(me)
    const told = () => new Set(heard.map(({ table }) => table))
    await vi.waitFor(() =>
      expect([...told()]).toEqual(expect.arrayContaining(['chat_messages', 'sync_heads'])),
    )
    await vi.waitFor(() => expect([...told()]).toContain('starred_items'))
    const others = heard.filter(({ new: row, old }) => (row.user_id ?? old.user_id ?? me.id) !== me.id)
    expect(others).toEqual([])
    await me.api.removeAllChannels()
  })

  it('tells who shares a shelf that it changed, and nobody of another school or of none', async () => {
    const listening = await Promise.all(
      PARTS.map(async (part) => {
        const { api, id } = people.get(part) as Person
        return { part, ...(await listen(api, id)) }
      }),
    )
    const told = () => listening.flatMap(({ part, heard }) => (heard.length > 0 ? [part] : []))
    const { api, id } = people.get('colleague') as Person
    const ops = [op('shelf.set', 'shelf', { message_id: crypto.randomUUID(), item })]
    await must(api.rpc('apply_ops', { as_user: id, ops }))
    await vi.waitFor(() => expect(told()).toEqual(['member', 'admin']))
    // What comes to the others now is of their own work: nothing came before it.
    const { api: stranger, id: own } = people.get('teacher') as Person
    await must(
      stranger.rpc('apply_ops', {
        as_user: own,
        ops: [op('class.set', 'class', { user_id: own, changes: { room: '9' } })],
      }),
    )
    await vi.waitFor(() => expect(told()).toEqual(['teacher', 'member', 'admin']))
    for (const part of PARTS) await people.get(part)?.api.removeAllChannels()
  })

  it('[DATA-22] tells nothing to who is not signed in', async () => {
    const colleague = people.get('colleague') as Person
    const api = client(app.anonKey)
    const { heard } = await listen(api, colleague.id)
    const own = await listen(colleague.api, colleague.id)
    await work(colleague)
    await vi.waitFor(() => expect(own.heard.length).toBeGreaterThan(0))
    expect(heard).toEqual([])
    await Promise.all([api.removeAllChannels(), colleague.api.removeAllChannels()])
  })
})
