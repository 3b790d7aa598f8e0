import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocket } from 'ws'
import { newEmail, PASSWORD } from '../../support/teacher-at-work.ts'

// supabase-js looks for it at start-up; Node 20 has none of its own
Object.assign(globalThis, { WebSocket })

interface Teacher {
  client: SupabaseClient
  id: string
  token: string
}

async function newTeacher(): Promise<Teacher> {
  const client = createClient(inject('appUrl'), inject('anonKey'), { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({ email: newEmail(), password: PASSWORD })
  if (error || !data.session) throw new Error('sign-up failed', { cause: error })
  return { client, id: data.session.user.id, token: data.session.access_token }
}

function sendOp(session: string, message: string, reply: string) {
  return {
    op: 'message.send',
    v: 1,
    op_id: crypto.randomUUID(),
    lane: `chat:${session}`,
    session_id: session,
    message_id: message,
    reply_id: reply,
    generator_type: 'lessonPlan',
    content: 'A lesson on fractions of a set for Year 5',
    context: null,
    title: 'Fractions of a set',
  } // prettier-ignore
}

describe('a different teacher, by direct calls', () => {
  const session = crypto.randomUUID()
  const message = crypto.randomUUID()
  const reply = crypto.randomUUID()
  let hana: Teacher
  let other: Teacher

  beforeAll(async () => {
    hana = await newTeacher()
    other = await newTeacher()
    await hana.client.rpc('bootstrap')
    await other.client.rpc('bootstrap')
    const sent = await hana.client.rpc('apply_ops', {
      as_user: hana.id,
      ops: [sendOp(session, message, reply)],
    })
    expect(sent.error).toBeNull()
    expect(sent.data[0].status).toBe('done')
  })

  it.each([
    'chat_sessions',
    'chat_messages',
    'starred_items',
    'user_usage',
    'subscriptions',
    'resource_revisions',
    'sync_heads',
    'sync_tombstones',
  ])('[DATA-71] reads no row of hers in %s', async (table) => {
    const { data } = await other.client.from(table).select('*').eq('user_id', hana.id)
    expect(data ?? []).toEqual([])
  })

  it('[DATA-72] changes no row of hers', async () => {
    await other.client.from('chat_sessions').update({ title: 'taken' }).eq('id', session)
    await other.client.from('chat_messages').update({ edited_html_content: 'taken' }).eq('id', reply)
    const row = await hana.client.from('chat_sessions').select('title').eq('id', session).single()
    expect(row.data?.title).toBe('Fractions of a set')
  })

  it('[DATA-74] cannot push, fetch or send in her name', async () => {
    const rename = {
      op: 'chat.rename',
      v: 1,
      op_id: crypto.randomUUID(),
      lane: `chat:${session}`,
      session_id: session,
      title: 'taken',
    }
    const asHer = await other.client.rpc('apply_ops', { as_user: hana.id, ops: [rename] })
    expect(asHer.error?.code).toBe('42501')
    await other.client.rpc('apply_ops', {
      as_user: other.id,
      ops: [{ ...rename, op_id: crypto.randomUUID() }],
    })
    const chat = await other.client.rpc('fetch_chat', { session })
    expect(chat.data.rows).toEqual([])
    const messages = await other.client.rpc('fetch_messages', { ids: [message, reply] })
    expect(messages.data.rows).toEqual([])
    const row = await hana.client.from('chat_sessions').select('title').eq('id', session).single()
    expect(row.data?.title).toBe('Fractions of a set')
  })

  it('[DATA-74] [DATA-73] cannot call a function in her name', async () => {
    const answer = await fetch(`${inject('appUrl')}/functions/v1/secure-webhook-sender`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${other.token}`,
        apikey: inject('anonKey'),
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        session_id: session,
        chat_content: 'mine now',
        user_id: hana.id,
        generator_type: 'lessonPlan',
        additional_data: {},
      }),
    })
    expect(answer.status).toBe(403)
    const usage = await hana.client.from('user_usage').select('count_messages').single()
    expect(usage.data?.count_messages).toBe(1)
  })

  it('[DATA-71] hears nothing of hers over realtime, while she hears it herself', async () => {
    const heard = { hana: 0, other: 0 }
    const listen = (teacher: Teacher, name: 'hana' | 'other') =>
      new Promise<void>((resolve, reject) => {
        teacher.client.realtime.setAuth(teacher.token)
        teacher.client
          .channel(`spy-${name}`)
          .on('postgres_changes', { event: '*', schema: 'public', table: 'chat_sessions' }, () => {
            heard[name] += 1
          })
          .subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : error && reject(error)))
      })
    await Promise.all([listen(hana, 'hana'), listen(other, 'other')])
    await hana.client.from('chat_sessions').update({ title: 'Fractions, again' }).eq('id', session)
    await expect.poll(() => heard.hana).toBeGreaterThan(0)
    await other.client
      .from('chat_sessions')
      .insert({ user_id: other.id, generator_type: 'lessonPlan', title: 'Mine' })
    await expect.poll(() => heard.other).toBe(1)
    await Promise.all([hana.client.removeAllChannels(), other.client.removeAllChannels()])
  })
})
