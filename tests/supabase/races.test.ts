import { expect, it } from 'vitest'
import { onDatabase } from '../support/databases/database.ts'
import { call, op, type Row, sendOp, Teacher } from '../support/teacher.ts'

// Only a server with several connections can race; PGlite has one.
onDatabase('PostgreSQL', 'devices at the same time', (db) => {
  const together = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)))

  it('[DATA-79] the same op from eight devices has one effect and one charge', async () => {
    const t = await Teacher.join(db())
    const send = sendOp()
    const answers = await together(8, () => t.applyOne(send))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    expect(await t.used()).toBe(1)
    expect(await t.sql('select 1 from public.chat_messages')).toHaveLength(2)
  })

  it('[DATA-73] of 16 messages at the same time exactly 10 are taken', async () => {
    const t = await Teacher.join(db())
    const answers = await together(16, () => t.applyOne(sendOp()))
    expect(answers.filter((a) => a.status === 'done')).toHaveLength(10)
    expect(answers.filter((a) => a.reason === 'message_limit')).toHaveLength(6)
    expect(await t.used()).toBe(10)
  })

  it('[DATA-76] [STAR-06] two devices and direct calls cannot pass 50 stars', async () => {
    const t = await Teacher.join(db(), 500)
    const { session } = await t.send()
    const sends = Array.from({ length: 60 }, () => sendOp({ session_id: session }))
    await t.apply(...sends)
    const ids = sends.map((s) => String(s.message_id))
    const star = (message_id: string) =>
      op('star.set', `star:${message_id}`, {
        session_id: session,
        message_id,
        item_type: 'lesson_plan',
        starred: true,
      })
    await together(60, async (n) => {
      const id = ids[n] ?? ''
      if (n % 2) return (await t.applyOne(star(id))).status
      const direct = t.sql(
        `insert into public.starred_items (user_id, message_id, item_type) values ($1::text::uuid, $2::text::uuid, 'lesson_plan')`,
        [t.id, id],
      )
      return direct.then(
        () => 'done',
        () => 'refused',
      )
    })
    expect(await t.sql('select 1 from public.starred_items')).toHaveLength(50)
  })

  it('one of many workers gets the job, and one of two publishes', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    const claims = await together(8, () =>
      call<Row | null>(db(), 'service', 'claim_job', { message: sent.message }),
    )
    expect(claims.filter((c) => c !== null)).toHaveLength(1)
    const done = await together(6, (n) =>
      call<boolean>(db(), 'service', 'publish_reply', {
        message: sent.message,
        my_attempt: 1,
        patch: { content: `copy ${n}` },
        new_state: 'done',
      }),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
  })

  it('a device that pulls while others write skips no row, rolled-back transactions included', async () => {
    const t = await Teacher.join(db(), 10_000)
    const { session } = await t.send()
    const { epoch, as_of } = await t.bootstrap()
    const held = new Map<unknown, number>()
    let writing = true
    let cursor = as_of
    const pullOnce = async () => {
      const page = await t.pull(epoch, cursor, 7)
      for (const row of page.rows) held.set(row.r.id ?? row.t, Number(row.r.rev))
      cursor = page.cursor
      return page.cursor === page.head
    }
    const reader = (async () => {
      while (writing || !(await pullOnce())) await pullOnce()
    })()
    await together(8, async (writer) => {
      for (let n = 0; n < 12; n += 1) {
        const write = db().as(t.caller, async (tx) => {
          await tx.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [
            t.id,
            JSON.stringify([sendOp({ session_id: session })]),
          ])
          await tx.sql('select pg_sleep($1::float8)', [((writer * 7 + n) % 5) / 1000])
          if ((writer + n) % 4 === 0) throw new Error('rolled back')
        })
        await write.catch((error: Error) => expect(error.message).toBe('rolled back'))
      }
    })
    writing = false
    await reader
    const rows = await t.sql<{ id: string; rev: number }>(
      'select id, rev from public.chat_messages where rev > $1',
      [as_of],
    )
    expect(rows).toHaveLength(8 * 12 * 0.75 * 2)
    for (const row of rows) expect(held.get(row.id)).toBe(row.rev)
  })

  it('a transaction that is held back holds back nobody else, and its rows come when it commits', async () => {
    const [slow, other] = [await Teacher.join(db()), await Teacher.join(db())]
    const { epoch, as_of } = await slow.bootstrap()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = () => {}
    const started = new Promise<void>((resolve) => {
      begun = resolve
    })
    const send = sendOp()
    const holding = db().as(slow.caller, async (tx) => {
      await tx.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [
        slow.id,
        JSON.stringify([send]),
      ])
      begun()
      await held
    })
    await started
    await other.send()
    expect((await slow.pull(epoch, as_of)).rows).toEqual([])
    const waiting = slow.applyOne(sendOp())
    release()
    await holding
    expect((await waiting).status).toBe('done')
    const page = await slow.pull(epoch, as_of)
    expect(page.rows.map((row) => row.r.id)).toContain(send.message_id)
  })

  it('direct calls and ops of one teacher do not deadlock', async () => {
    const t = await Teacher.join(db(), 500)
    const { session } = await t.send()
    const rename = op('chat.rename', `chat:${session}`, { session_id: session, title: 'a' })
    const results = await together<unknown>(24, (n) =>
      n % 3 === 0
        ? t.sql('update public.chat_sessions set title = $1', [`direct ${n}`])
        : n % 3 === 1
          ? t.sql('update public.chat_messages set is_visable = $1', [n % 2 === 0])
          : t.apply({ ...rename, op_id: crypto.randomUUID() }, sendOp({ session_id: session })),
    )
    expect(results).toHaveLength(24)
  })
})
