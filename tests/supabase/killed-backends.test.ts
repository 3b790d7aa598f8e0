import { expect, it } from 'vitest'
import { onDatabase } from '../support/databases/database.ts'
import { type Answer, type OpFields, op, type Page, sendOp, Teacher } from '../support/teacher.ts'

onDatabase('PostgreSQL', 'connections that are cut', (db) => {
  /** The answers that came through so far, of all devices. */
  let answers = 0

  /** Sends an op as a device does: again and again, until an answer comes. */
  async function insist(teacher: Teacher, sent: OpFields): Promise<{ answer: Answer; tries: number }> {
    for (let tries = 1; ; tries += 1) {
      try {
        const apply = `select public.apply_ops('${teacher.id}', $ops$${JSON.stringify([sent])}$ops$) as answer`
        // Between the work and the commit is where a cut hurts.
        const results = await db().inOneGo?.(teacher.caller, `${apply}; select pg_sleep(0.005)`)
        const rows = (results ?? []).flat() as { answer?: Answer[] }[]
        const answer = rows.find((row) => row.answer)?.answer?.[0]
        if (!answer) continue
        answers += 1
        return { answer, tries }
      } catch (error) {
        if (tries > 500) throw error
        // A new connection needs a moment, as on a device.
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
  }

  const PAUSE_MS = 15
  const LONGEST_PAUSE_MS = 1_000

  /** Cuts connections until the work is done, less often while nothing comes through, so that a slow machine gets there too. */
  async function killUntil(done: Promise<unknown>): Promise<number> {
    let over = false
    let killed = 0
    let pause = PAUSE_MS
    let heard = answers
    const end = () => {
      over = true
    }
    void done.then(end, end)
    while (!over) {
      killed += (await db().killClient?.()) ?? 0
      await new Promise((resolve) => setTimeout(resolve, pause))
      pause = answers > heard ? PAUSE_MS : Math.min(pause * 1.1, LONGEST_PAUSE_MS)
      heard = answers
    }
    // The last kill may have hit an idle connection; the client has to hear of it before it uses that one again.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return killed
  }

  const account = (teacher: Teacher) =>
    db().as('owner', (tx) =>
      tx.sql<Record<string, number>>(
        `select u.count_messages as used,
          (select sum(units)::int from private.usage_ledger where user_id = u.user_id) as ledger,
          (select count(*)::int from public.chat_messages where user_id = u.user_id and role = 'user') as messages,
          (select count(*)::int from public.chat_messages where user_id = u.user_id and role = 'assistant') as replies,
          (select count(*)::int from private.generation_jobs where user_id = u.user_id) as jobs,
          (select count(*)::int from private.applied_ops where user_id = u.user_id) as receipts
        from public.user_usage u where u.user_id = $1::text::uuid`,
        [teacher.id],
      ),
    )

  it('[DATA-73] [DATA-79] used = ledger = messages ≤ limit, however often a backend dies in apply_ops', async () => {
    const LIMIT = 24
    const teacher = await Teacher.join(db(), LIMIT)
    const sends = Array.from({ length: 36 }, () => sendOp())
    const devices = Array.from({ length: 6 }, async (_, device) => {
      const results = []
      for (const sent of sends.slice(device * 6, device * 6 + 6)) {
        results.push(await insist(teacher, sent))
        // Another device's copy of the same queue.
        results.push(await insist(teacher, sent))
      }
      return results
    })
    const all = Promise.all(devices)
    const killed = await killUntil(all)
    const results = (await all).flat()
    expect(killed).toBeGreaterThan(0)
    expect(results.some(({ tries }) => tries > 1)).toBe(true)
    expect(await account(teacher)).toEqual([
      { used: LIMIT, ledger: LIMIT, messages: LIMIT, replies: LIMIT, jobs: LIMIT, receipts: LIMIT },
    ])
    const done = results.filter(({ answer }) => answer.status === 'done')
    expect(new Set(done.map(({ answer }) => answer.op_id)).size).toBe(LIMIT)
    expect(
      results.filter(({ answer }) => answer.status === 'refused').map(({ answer }) => answer.reason),
    ).toEqual(Array.from({ length: results.length - done.length }, () => 'message_limit'))
  })

  it('a device that pulls meanwhile misses nothing and sees nothing that was rolled back', async () => {
    const teacher = await Teacher.join(db(), 500)
    const { session } = await teacher.send()
    const { epoch, as_of } = await teacher.bootstrap()
    const held = new Map<unknown, unknown>()
    let cursor = as_of
    let writing = true
    const pull = async () => {
      const statement = `select public.pull_changes('${epoch}', ${cursor}, 9) as page`
      const answer = await db()
        .inOneGo?.(teacher.caller, statement)
        .catch(() => null)
      const page = (answer?.flat() as { page?: Page }[] | undefined)?.find((row) => row.page)?.page
      if (!page) return false
      for (const { r, t } of page.rows) held.set(r.id ?? t, r.rev)
      cursor = page.cursor
      return page.cursor === page.head
    }
    const reading = (async () => {
      while (writing || !(await pull())) await pull()
    })()
    const writers = Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let n = 0; n < 8; n += 1) await insist(teacher, sendOp({ session_id: session }))
      }),
    )
    await killUntil(writers)
    writing = false
    await reading
    const rows = await teacher.sql<{ id: string; rev: number }>(
      'select id, rev from public.chat_messages where rev > $1',
      [as_of],
    )
    expect(rows).toHaveLength(5 * 8 * 2)
    expect(rows.filter(({ id, rev }) => held.get(id) !== rev)).toEqual([])
    const chats = new Set([session])
    expect(
      [...held.keys()].filter((id) => !rows.some((row) => row.id === id) && !chats.has(String(id))),
    ).toEqual(['user_usage'])
  })
})

onDatabase('PostgreSQL', 'two teachers on the same connections', (db) => {
  it('[DATA-71] [DATA-72] change, read and pay for nothing of each other, however their changes interleave', async () => {
    const pair = [await Teacher.join(db(), 500), await Teacher.join(db(), 500)] as const
    const sent = [await pair[0].send(), await pair[1].send()] as const
    const own = (who: 0 | 1, n: number): OpFields => {
      const { session, reply } = sent[who]
      const lane = `chat:${session}`
      const star = { session_id: session, message_id: reply, item_type: 'lesson_plan', starred: n % 2 === 0 }
      const choices = [
        sendOp({ session_id: session, content: `words of ${who}` }),
        op('chat.rename', lane, { session_id: session, title: `title of ${who}` }),
        op('star.set', `star:${reply}`, star),
        op('resource.save', `resource:${reply}`, {
          session_id: session,
          message_id: reply,
          base_id: null,
          html: `<p>${who}</p>`,
        }),
      ]
      return choices[n % choices.length] ?? {}
    }
    const work = [0, 1].flatMap((who) =>
      Array.from({ length: 4 }, async (_, writer) => {
        const [me, other] = who === 0 ? ([0, 1] as const) : ([1, 0] as const)
        for (let n = 0; n < 12; n += 1) {
          expect((await pair[me].applyOne(own(me, n + writer))).status).toBe('done')
          // The same for what is the other's: refused, or done without any effect.
          const foreign = await pair[me].applyOne(own(other, n + writer))
          expect([foreign.status, foreign.reason]).toEqual(['refused', 'gone'])
        }
      }),
    )
    await Promise.all(work)
    for (const who of [0, 1] as const) {
      const teacher = pair[who]
      const { epoch } = await teacher.bootstrap()
      const rows = []
      for (let cursor = 0, more = true; more; ) {
        const page = await teacher.pull(epoch, cursor)
        rows.push(...page.rows)
        cursor = page.cursor
        more = page.cursor < page.head
      }
      expect(rows.every(({ r }) => r.user_id === teacher.id)).toBe(true)
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(words|title) of ${1 - who}|<p>${1 - who}</p>`))
      const sends = rows.filter(({ t, r }) => t === 'chat_messages' && r.role === 'user')
      expect(await teacher.used()).toBe(sends.length)
    }
  })
})
