import { expect, it } from 'vitest'
import { onBothDatabases, onDatabase, type TestDatabase } from '../../support/databases/database.ts'
import { call, failure, type Json, type Row, Teacher } from '../../support/teacher.ts'

const CALL = {
  provider: 'anthropic',
  model: 'm',
  reserved_tokens: 1_000,
  day_replies: null,
  day_tokens: null,
} satisfies Row
const ENDED = {
  state: 'done',
  failure: null,
  input_tokens: 300,
  cached_tokens: 100,
  output_tokens: 200,
  is_estimate: false,
  cost: 0.0042,
  currency: 'NZD',
} satisfies Row

function booksOf(db: () => TestDatabase) {
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db(), 'service', name, args)
  return {
    /** A teacher's new message whose reply is being written. */
    async begun(teacher: Teacher): Promise<string> {
      const { message } = await teacher.send()
      await service('claim_job', { message })
      return message
    },
    begin: (message: string, limits: Row = {}, my_attempt = 1) =>
      service<{ status: string; id: string }>('begin_model_call', {
        message,
        my_attempt,
        call: { ...CALL, ...limits },
      }),
    end: (call_id: string, outcome: Row = ENDED) => service('end_model_call', { call_id, outcome }),
    publish: (message: string, new_state: string) =>
      service('publish_reply', { message, my_attempt: 1, patch: {}, new_state }),
    owner: (text: string, values: readonly unknown[] = []) => db().as('owner', (tx) => tx.sql(text, values)),
  }
}

onBothDatabases('the ledger of calls to a model', (db) => {
  const { begun, begin, end, publish, owner } = booksOf(db)

  it('has a call before it is made, closes it once, and tells the owner what a day cost', async () => {
    const t = await Teacher.join(db())
    const message = await begun(t)
    const { id } = await begin(message)
    const rows = () => owner('select * from private.model_calls where message_id = $1::text::uuid', [message])
    expect(await rows()).toMatchObject([{ state: 'open', user_id: t.id, input_tokens: null, cost: null }])
    await end(id)
    await end(id, { ...ENDED, state: 'failed', cost: 9 })
    await end((await begin(message)).id, { ...ENDED, state: 'failed', failure: 'status 500', cost: null })
    expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
      ['done', null],
      ['failed', 'status 500'],
    ])
    const bill = 'select *, cost::float as dollars from private.model_costs where user_id = $1::text::uuid'
    expect(await owner(bill, [t.id])).toMatchObject([
      { model: 'm', currency: 'NZD', dollars: 0.0042, has_estimates: false },
    ])
    const [day] = await owner(
      `select calls::int, replies::int, unfinished_calls::int, calls_without_cost::int, input_tokens::int
       from private.model_costs where user_id = $1::text::uuid`,
      [t.id],
    )
    expect(day).toEqual({
      calls: 2,
      replies: 1,
      unfinished_calls: 1,
      calls_without_cost: 1,
      input_tokens: 600,
    })
  })

  it('takes no call of a worker that has lost its reply', async () => {
    const t = await Teacher.join(db())
    const message = await begun(t)
    expect(await begin(message, {}, 2)).toEqual({ status: 'over' })
    await publish(message, 'done')
    expect(await begin(message)).toEqual({ status: 'over' })
  })

  it('is closed to every client, and to the server except through its two functions', async () => {
    const t = await Teacher.join(db())
    const { id } = await begin(await begun(t))
    for (const caller of [t.caller, 'anon', 'service'] as const)
      for (const name of ['model_calls', 'model_costs'])
        expect(
          await failure(db().as(caller, (tx) => tx.sql(`select 1 from private.${name}`))),
          `${JSON.stringify(caller)} ${name}`,
        ).toBe('42501')
    expect(await failure(call(db(), t.caller, 'end_model_call', { call_id: id, outcome: ENDED }))).toBe(
      '42501',
    )
  })

  it('keeps what the calls of a deleted account cost, without its name', async () => {
    const t = await Teacher.join(db())
    const message = await begun(t)
    await end((await begin(message)).id)
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1::text::uuid', [t.id]))
    expect(
      await owner('select user_id, cost::float from private.model_calls where message_id = $1::text::uuid', [
        message,
      ]),
    ).toEqual([{ user_id: null, cost: 0.0042 }])
  })
})

onBothDatabases('the limits of a teacher’s day', (db) => {
  const { begun, begin, end, publish, owner } = booksOf(db)
  const status = async (message: string, limits: Row, attempt = 1) =>
    (await begin(message, limits, attempt)).status

  it('holds replies: further calls of one that was begun pass, another teacher too', async () => {
    const t = await Teacher.join(db())
    const [first, second] = [await begun(t), await begun(t)]
    expect(await status(first, { day_replies: 1 })).toBe('begun')
    expect(await status(first, { day_replies: 1 })).toBe('begun')
    expect(await status(second, { day_replies: 1 })).toBe('day_limit')
    expect(await status(await begun(await Teacher.join(db())), { day_replies: 1 })).toBe('begun')
    expect(await status(second, { day_replies: 2 })).toBe('begun')
  })

  it('gives the charge back when the reply fails for the limit', async () => {
    const t = await Teacher.join(db())
    await begin(await begun(t))
    const message = await begun(t)
    expect(await t.used()).toBe(2)
    expect(await status(message, { day_replies: 1 })).toBe('day_limit')
    await publish(message, 'failed')
    expect(await t.used()).toBe(1)
  })

  it('holds tokens: what was used, and what a reply that is being written may still use', async () => {
    const t = await Teacher.join(db())
    const [first, second] = [await begun(t), await begun(t)]
    const { id } = await begin(first, { day_tokens: 1_900 })
    expect(await status(second, { day_tokens: 1_900 })).toBe('day_limit')
    await end(id)
    expect(await status(second, { day_tokens: 1_900 })).toBe('begun')
  })

  it('begins again at midnight in New Zealand, and a lost worker’s call holds nothing back', async () => {
    const t = await Teacher.join(db())
    const [first, second] = [await begun(t), await begun(t)]
    await begin(first)
    const move = (at: string) =>
      owner(
        `update private.model_calls set started_at = ${at} where message_id = $1::text::uuid returning 1`,
        [first],
      )
    await move(`clock_timestamp() - interval '11 minutes'`)
    expect(await status(second, { day_tokens: 1_500 })).toBe('begun')
    const third = await begun(t)
    await owner('delete from private.model_calls where message_id = $1::text::uuid', [second])
    await move(`private.day_start() - interval '1 second'`)
    expect(await status(third, { day_replies: 1 })).toBe('begun')
  })
})

// Only a server with several connections can race; PGlite has one.
onDatabase('PostgreSQL', 'the limits of a teacher’s day at the same time', (db) => {
  const { begun, begin } = booksOf(db)

  it('of eight replies begun at once exactly as many pass as the day has left', async () => {
    const t = await Teacher.join(db())
    const messages = []
    for (let n = 0; n < 8; n++) messages.push(await begun(t))
    const replies = await Promise.all(messages.map((message) => begin(message, { day_replies: 3 })))
    expect(replies.filter(({ status }) => status === 'begun')).toHaveLength(3)
    const other = await Teacher.join(db())
    const more = []
    for (let n = 0; n < 8; n++) more.push(await begun(other))
    const tokens = await Promise.all(more.map((message) => begin(message, { day_tokens: 5_500 })))
    expect(tokens.filter(({ status }) => status === 'begun')).toHaveLength(5)
  })
})
