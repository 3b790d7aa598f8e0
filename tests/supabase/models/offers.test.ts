import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, type Json, op, type Row, Teacher } from '../../support/teacher.ts'

onBothDatabases('what a reply offers that failed', (db) => {
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db(), 'service', name, args)
  const claim = (message: string) => service<Row | null>('claim_job', { message })
  const publish = (message: string, my_attempt: Json, patch: Row, new_state: string) =>
    service<boolean>('publish_reply', { message, my_attempt, patch, new_state })
  const row = async (t: Teacher, id: string) =>
    (await t.sql('select * from public.chat_messages where id = $1::text::uuid', [id]))[0]

  it('a service that is away gets fewer tries, and the reply says why and what it offers', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    const release = (my_attempt: number) =>
      service('release_job', {
        message: sent.message,
        my_attempt,
        tries: 2,
        last_words: { content: 'Away.', offer: 'planner' },
      })
    await claim(sent.message)
    await release(1)
    expect(await row(t, sent.reply)).toMatchObject({ state: 'waiting', content: '', offer: null })
    await claim(sent.message)
    await release(2)
    expect(await row(t, sent.reply)).toMatchObject({ state: 'failed', content: 'Away.', offer: 'planner' })
    expect(await t.used()).toBe(0)
  })

  it('a retry names who is to write, once, and ends the offer', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    const fail = async (attempt: number) => {
      await claim(sent.message)
      await publish(sent.message, attempt, { offer: 'planner' }, 'failed')
    }
    const retry = (more: Row) => {
      const ids = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
      return t.apply(op('reply.retry', `chat:${sent.session}`, { ...ids, ...more }))
    }
    const writer = async () => (await service<Row>('job_input', { message: sent.message })).writer
    await fail(1)
    await retry({ writer: 'planner' })
    expect([await writer(), await t.used()]).toEqual(['planner', 1])
    expect(await row(t, sent.reply)).toMatchObject({ state: 'waiting', offer: null })
    await fail(2)
    await retry({})
    expect(await writer()).toBeNull()
    await fail(3)
    expect(await retry({ writer: 'somebody' })).toMatchObject([{ status: 'done' }])
    expect(await writer()).toBeNull()
  })

  it('a reply of a model that was stopped offers the planner, and one of the planner does not', async () => {
    const t = await Teacher.join(db())
    for (const calls of [0, 1]) {
      const sent = await t.send()
      await claim(sent.message)
      const model = { provider: 'openai-compatible', model: 'm', reserved_tokens: 1 }
      if (calls > 0) await service('begin_model_call', { message: sent.message, my_attempt: 1, call: model })
      const ids = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
      await t.apply(op('reply.stop', `chat:${sent.session}`, ids))
      expect(await row(t, sent.reply)).toMatchObject({
        state: 'stopped',
        offer: calls > 0 ? 'planner' : null,
      })
    }
  })
})
