import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, type Json, op, Teacher } from '../../support/teacher.ts'

type Shared = { status: string; reason?: string; title?: string; html?: string; ends_at?: string }

onBothDatabases('links to shared documents', (db) => {
  const owner = (text: string, values: unknown[] = []) => db().as('owner', (tx) => tx.sql(text, values))
  const newToken = () => randomBytes(32).toString('base64url')
  const read = (token: string) => call<Shared>(db(), 'anon', 'read_share', { token })

  async function share(t: Teacher, message: string, fields: Record<string, Json> = {}) {
    const token = newToken()
    const args = { message, token, title: 'Fractions', html: '<p>Plan</p>', days: 14, ...fields }
    return { token, answer: await call<Shared>(db(), t.caller, 'share_document', args) }
  }
  async function shared() {
    const t = await Teacher.join(db())
    const sent = await t.send()
    return { t, ...sent, ...(await share(t, sent.reply)) }
  }

  it('show the copy to anybody who has the link, for 14 days, and keep no token', async () => {
    const { token, answer } = await shared()
    expect(await read(token)).toMatchObject({ status: 'done', title: 'Fractions', html: '<p>Plan</p>' })
    const days = (Date.parse(answer.ends_at ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    const rows = await owner(
      `select encode(token_hash, 'hex') as hash, s::text as all from private.shared_documents s`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ hash }) => String(hash).length === 64)).toBe(true)
  })

  it.each(['', 'x', `${'a'.repeat(42)}'`, 'a'.repeat(43), 'a'.repeat(10_000)])(
    'do not open for a guess: %#',
    async (token) => {
      await shared()
      expect(await read(token)).toEqual({ status: 'refused', reason: 'unknown' })
    },
  )

  it('say when they have ended, without the document, and are gone 30 days later', async () => {
    const { token, reply } = await shared()
    const age = (days: number) =>
      owner(
        `update private.shared_documents set ends_at = clock_timestamp() - $2::int * interval '1 day' where message_id = $1::text::uuid`,
        [reply, days],
      )
    await age(1)
    expect(await read(token)).toEqual({ status: 'refused', reason: 'ended' })
    await call(db(), 'service', 'apply_retention')
    const html = 'select html from private.shared_documents where message_id = $1::text::uuid'
    expect(await owner(html, [reply])).toEqual([{ html: '' }])
    await age(31)
    await call(db(), 'service', 'apply_retention')
    expect(await owner(html, [reply])).toEqual([])
    expect(await read(token)).toEqual({ status: 'refused', reason: 'unknown' })
  })

  it('stop at once when the teacher ends them, shares anew, or deletes the chat or the account', async () => {
    const { t, reply, session, token } = await shared()
    expect(await call(db(), t.caller, 'read_share_state', { message: reply })).toMatchObject({
      status: 'done',
    })
    await call(db(), t.caller, 'end_share', { message: reply })
    expect(await read(token)).toMatchObject({ reason: 'unknown' })
    expect(await call(db(), t.caller, 'read_share_state', { message: reply })).toBeNull()
    const [second, third] = [await share(t, reply), await share(t, reply)]
    expect(await read(second.token)).toMatchObject({ reason: 'unknown' })
    expect(await read(third.token)).toMatchObject({ status: 'done' })
    await t.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
    expect(await read(third.token)).toMatchObject({ reason: 'unknown' })
    await owner('delete from auth.users where id = $1::text::uuid', [t.id])
    expect(
      await owner('select 1 from private.shared_documents where user_id = $1::text::uuid', [t.id]),
    ).toEqual([])
  })

  it('are made only by the teacher whose document it is, and ended by nobody else', async () => {
    const { reply, token } = await shared()
    const other = await Teacher.join(db())
    expect((await share(other, reply)).answer).toMatchObject({ status: 'refused', reason: 'gone' })
    await call(db(), other.caller, 'end_share', { message: reply })
    expect(await call(db(), other.caller, 'read_share_state', { message: reply })).toBeNull()
    expect(await read(token)).toMatchObject({ status: 'done' })
    const args = { message: reply, token: newToken(), title: 'x', html: 'x', days: 14 }
    expect(await failure(call(db(), 'anon', 'share_document', args))).toBe('42501')
    expect(await failure(call(db(), 'anon', 'end_share', { message: reply }))).toBe('42501')
    expect(await failure(other.sql('select * from private.shared_documents'))).toBe('42501')
  })

  it.each<[string, Record<string, Json>, string]>([
    ['a token that is too easy', { token: 'abc' }, 'rejected'],
    ['a link for a year', { days: 365 }, 'rejected'],
    ['an empty document', { html: '  ' }, 'rejected'],
    ['a document of over a million letters', { html: 'a'.repeat(1_000_001) }, 'too_long'],
  ])('are refused for %s', async (_what, fields, reason) => {
    const t = await Teacher.join(db())
    const { reply } = await t.send()
    expect((await share(t, reply, fields)).answer).toMatchObject({ status: 'refused', reason })
  })

  it('are read 300 times an hour at most, and again an hour later', async () => {
    const { token, reply } = await shared()
    const set = (what: string) =>
      owner(`update private.shared_documents set ${what} where message_id = $1::text::uuid`, [reply])
    await set('reads = 299')
    expect(await read(token)).toMatchObject({ status: 'done' })
    expect(await read(token)).toMatchObject({ reason: 'busy' })
    await set(`reads_since = clock_timestamp() - interval '61 minutes'`)
    expect(await read(token)).toMatchObject({ status: 'done' })
  })
})
