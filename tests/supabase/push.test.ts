import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, failure, type OpFields, op, sendOp, Teacher } from '../support/teacher.ts'

onBothDatabases('apply_ops', (db) => {
  const join = (limit?: number) => Teacher.join(db(), limit)

  it('[DATA-79] [PLAN-106] a send writes the message, the waiting reply and one charge, however often it comes', async () => {
    const teacher = await join()
    const send = sendOp()
    const first = await teacher.applyOne(send)
    const again = await teacher.applyOne(send)
    expect(first).toMatchObject({ op_id: send.op_id, status: 'done' })
    expect(again).toEqual(first)
    const rows = await teacher.sql(
      'select id, role, state, reply_to from public.chat_messages order by created_at',
    )
    expect(rows).toEqual([
      { id: send.message_id, role: 'user', state: 'done', reply_to: null },
      { id: send.reply_id, role: 'assistant', state: 'waiting', reply_to: send.message_id },
    ])
    expect(await teacher.used()).toBe(1)
  })

  it('[DATA-79] the same message under another op id is stored and counted once', async () => {
    const teacher = await join()
    const send = sendOp()
    await teacher.apply(send, { ...send, op_id: randomUUID() })
    expect(await teacher.used()).toBe(1)
    expect(await teacher.sql('select 1 from public.chat_messages')).toHaveLength(2)
  })

  it('[DATA-79] the app, the edge function and the counter share one charge', async () => {
    const teacher = await join()
    const send = sendOp()
    const args = { target_user: teacher.id, message_id: String(send.message_id) }
    expect(await call(db(), 'service', 'charge_message', args)).toEqual({ success: true, new_count: 1 })
    const sent = { as_user: teacher.id, message: send }
    expect(await call(db(), 'service', 'send_message', sent)).toEqual({
      status: 'done',
      session_id: send.session_id,
      reply_id: send.reply_id,
    })
    expect(await call(db(), 'service', 'send_message', sent)).toMatchObject({ reply_id: send.reply_id })
    expect((await teacher.applyOne(send)).status).toBe('done')
    expect(await teacher.used()).toBe(1)
  })

  it('[DATA-71] [DATA-79] an id that is taken is refused and charges nothing, whoever sends it', async () => {
    const [teacher, other] = [await join(), await join()]
    const theirs = await other.send()
    const same = randomUUID()
    const clashes: OpFields[] = [
      { message_id: theirs.message },
      { reply_id: theirs.reply },
      { message_id: same, reply_id: same },
    ]
    for (const clash of clashes) {
      const refused = { status: 'refused', reason: 'id_taken' }
      expect(await teacher.applyOne({ ...sendOp(), ...clash })).toMatchObject(refused)
      const message = { ...sendOp(), ...clash }
      expect(await call(db(), 'service', 'send_message', { as_user: teacher.id, message })).toEqual(refused)
    }
    expect(await teacher.used()).toBe(0)
    expect(await other.used()).toBe(1)
  })

  it('[DATA-57] the counter alone answers success and the new count, and stops at the limit', async () => {
    const teacher = await join(2)
    const args = { target_user_id: teacher.id }
    expect(await call(db(), 'service', 'increment_user_message_count', args)).toEqual({
      success: true,
      new_count: 1,
    })
    await call(db(), 'service', 'increment_user_message_count', args)
    expect(await call(db(), 'service', 'increment_user_message_count', args)).toEqual({
      success: false,
      new_count: 2,
      reason: 'message_limit',
    })
  })

  it('[DATA-73] [PLAN-106] the 11th message of a free account is refused, whoever sends it', async () => {
    const teacher = await join()
    for (let n = 0; n < 10; n += 1) await teacher.send()
    expect(await teacher.applyOne(sendOp())).toMatchObject({ status: 'refused', reason: 'message_limit' })
    expect(await call(db(), 'service', 'send_message', { as_user: teacher.id, message: sendOp() })).toEqual({
      status: 'refused',
      reason: 'message_limit',
    })
    expect(await teacher.used()).toBe(10)
    expect(await teacher.sql('select 1 from public.chat_sessions')).toHaveLength(10)
  })

  it('[PLAN-108] message_limit of the subscription is the limit', async () => {
    const teacher = await join(11)
    for (let n = 0; n < 11; n += 1) await teacher.send()
    expect((await teacher.applyOne(sendOp())).reason).toBe('message_limit')
  })

  it('a refused op may succeed later under its own id', async () => {
    const teacher = await join(0)
    const send = sendOp()
    expect((await teacher.applyOne(send)).reason).toBe('message_limit')
    await call(db(), 'service', 'set_subscription', { target_user: teacher.id, patch: { message_limit: 10 } })
    expect((await teacher.applyOne(send)).status).toBe('done')
  })

  it('a refusal stops its own lane, and no other', async () => {
    const teacher = await join()
    const sent = await teacher.send()
    const lane = `chat:${sent.session}`
    const answers = await teacher.apply(
      sendOp({ session_id: sent.session, content: '  \n' }),
      op('chat.rename', lane, { session_id: sent.session, title: 'Not yet' }),
      sendOp(),
      op('chat.rename', lane, { session_id: sent.session, title: 'Nor this' }),
    )
    expect(answers.map((a) => a.status)).toEqual(['refused', 'waiting', 'done', 'waiting'])
    expect(answers[0]?.reason).toBe('empty')
  })

  describe('words that cannot be sent', () => {
    it.each([
      ['empty', { content: '' }],
      ['empty', { content: ' \n\t ' }],
      ['empty', { content: null }],
      ['too_long', { content: 'a'.repeat(20_001) }],
      ['too_long', { context: { goals: ['g'.repeat(100_001)] } }],
      ['unknown_op', { op: 'message.shout' }],
      ['unknown_op', { v: 2 }],
      ['22P02', { message_id: 'not-an-id' }],
      ['23514', { generator_type: 'poem' }],
      ['gone', { session_id: null }],
    ])('are refused with %s', async (reason, fields) => {
      const teacher = await join()
      expect(await teacher.applyOne(sendOp(fields))).toMatchObject({ status: 'refused', reason })
      expect(await teacher.used()).toBe(0)
      expect(await teacher.sql('select 1 from public.chat_messages')).toEqual([])
    })

    it('20,000 characters are taken', async () => {
      const teacher = await join()
      expect((await teacher.applyOne(sendOp({ content: 'ā'.repeat(20_000) }))).status).toBe('done')
    })
  })

  it('bad queues fail as a whole with a client’s error', async () => {
    const teacher = await join()
    const apply = (ops: unknown) =>
      failure(
        teacher.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [
          teacher.id,
          JSON.stringify(ops),
        ]),
      )
    expect(await apply({ not: 'a list' })).toBe('22023')
    expect(await apply(Array.from({ length: 101 }, () => sendOp()))).toBe('22023')
    expect(await apply(['no op', 3, null, []])).toBe('none')
  })

  it('a queue that arrives encoded twice is read all the same', async () => {
    const teacher = await join()
    const rows = await teacher.sql<{ answer: unknown }>(
      'select public.apply_ops($1::text::uuid, to_jsonb($2::text)) as answer',
      [teacher.id, JSON.stringify([sendOp()])],
    )
    expect(rows[0]?.answer).toMatchObject([{ status: 'done' }])
  })

  it('an id that was used for another op is refused', async () => {
    const teacher = await join()
    const send = sendOp()
    await teacher.apply(send)
    expect(await teacher.applyOne({ ...sendOp(), op_id: String(send.op_id) })).toMatchObject({
      status: 'refused',
      reason: 'op_id_reused',
    })
  })

  it('[DATA-72] a message cannot be sent into another teacher’s chat, nor take their message’s place', async () => {
    const [mine, other] = [await join(), await join()]
    const theirs = await other.send()
    expect((await mine.applyOne(sendOp({ session_id: theirs.session }))).reason).toBe('gone')
    expect((await mine.applyOne(sendOp({ message_id: theirs.message }))).reason).toBe('id_taken')
    expect(await mine.used()).toBe(0)
    expect(await other.sql('select 1 from public.chat_messages')).toHaveLength(2)
  })

  it('times rise strictly within a chat, the reply 1 ms after its message', async () => {
    const teacher = await join(100)
    const { session } = await teacher.send()
    await teacher.apply(...Array.from({ length: 20 }, () => sendOp({ session_id: session })))
    const rows = await teacher.sql<{ at: number; role: string }>(
      `select (extract(epoch from created_at) * 1000)::float8 as at, role from public.chat_messages order by created_at`,
    )
    expect(rows.map((r) => r.role)).toEqual(
      Array.from({ length: 42 }, (_, n) => (n % 2 ? 'assistant' : 'user')),
    )
    for (const [n, row] of rows.entries()) {
      expect(row.at).toBe(Math.round(row.at))
      if (n % 2) expect(row.at - Number(rows[n - 1]?.at)).toBe(1)
      else if (n > 0) expect(row.at).toBeGreaterThan(Number(rows[n - 1]?.at))
    }
  })

  it('[PLAN-107] a trial does not raise the ten messages', async () => {
    const teacher = await join()
    await call(db(), 'service', 'set_subscription', {
      target_user: teacher.id,
      patch: { is_trial: true, trial_expires_at: '2099-01-01T00:00:00Z' },
    })
    for (let n = 0; n < 10; n += 1) await teacher.send()
    expect((await teacher.applyOne(sendOp())).reason).toBe('message_limit')
  })

  it('[CHAT-71] a title over 50 characters is cut, one of 50 stays, a blank one is New Chat', async () => {
    const teacher = await join()
    const { session } = await teacher.send({ title: 'x'.repeat(51) })
    const blank = await teacher.send({ title: '  ' })
    const whole = await teacher.send({ title: 'y'.repeat(50) })
    const titles = await teacher.sql<{ id: string; title: string }>(
      'select id, title from public.chat_sessions',
    )
    expect(new Map(titles.map((t) => [t.id, t.title]))).toEqual(
      new Map([
        [session, `${'x'.repeat(47)}...`],
        [blank.session, 'New Chat'],
        [whole.session, 'y'.repeat(50)],
      ]),
    )
  })
})
