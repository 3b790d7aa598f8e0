import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, failure, type Json, op, type Row, Teacher } from '../support/teacher.ts'

onBothDatabases('replies', (db) => {
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db(), 'service', name, args)
  const claim = (message: string, seconds = 120) => service<Row | null>('claim_job', { message, seconds })
  const publish = (message: string, my_attempt: Json, patch: Row, new_state: string) =>
    service<boolean>('publish_reply', { message, my_attempt, patch, new_state })
  const due = () => service<string[]>('due_jobs', { max: 1000, grace_seconds: 0 })
  const row = async (t: Teacher, id: string) =>
    (await t.sql('select * from public.chat_messages where id = $1::text::uuid', [id]))[0]
  /** The same as waiting for the lease to run out. */
  const expire = (message: string) =>
    db().as('owner', (tx) =>
      tx.sql(
        `update private.generation_jobs set lease_until = clock_timestamp() - interval '1 s' where message_id = $1::text::uuid`,
        [message],
      ),
    )

  it('is claimed once, published part by part, and done once', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    const job = await claim(sent.message)
    expect(job).toMatchObject({
      message_id: sent.message,
      reply_id: sent.reply,
      user_id: t.id,
      session_id: sent.session,
      attempt: 1,
    })
    expect(Date.parse(String(job?.lease_until))).toBeGreaterThan(0)
    expect(await claim(sent.message)).toBeNull()
    expect((await row(t, sent.reply))?.state).toBe('running')
    expect(
      await publish(sent.message, 1, { content: '# Half', doc: { outline: [] }, doc_version: 1 }, 'running'),
    ).toBe(true)
    expect(await row(t, sent.reply)).toMatchObject({
      content: '# Half',
      doc: { outline: [] },
      doc_version: 1,
      state: 'running',
    })
    const whole = {
      content: '# Whole',
      html_content: '<p>Whole</p>',
      resource_type: 'worksheet',
      resource_link: '/resource/x',
    }
    expect(await publish(sent.message, 1, whole, 'done')).toBe(true)
    expect(await row(t, sent.reply)).toMatchObject({ ...whole, doc: { outline: [] }, state: 'done' })
    expect(await publish(sent.message, 1, { content: 'again' }, 'done')).toBe(false)
    expect(await claim(sent.message)).toBeNull()
    expect((await row(t, sent.reply))?.content).toBe('# Whole')
    expect(await t.used()).toBe(1)
  })

  it('after the lease another worker takes over and the first writes nothing more', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    await claim(sent.message)
    await expire(sent.message)
    expect(await claim(sent.message)).toMatchObject({ attempt: 2 })
    expect(await publish(sent.message, 1, { content: 'late' }, 'done')).toBe(false)
    expect(await publish(sent.message, 2, { content: 'good' }, 'done')).toBe(true)
    expect(await row(t, sent.reply)).toMatchObject({ content: 'good', state: 'done' })
  })

  it('a failure is refunded once', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    await claim(sent.message)
    expect(await publish(sent.message, 1, {}, 'failed')).toBe(true)
    expect(await publish(sent.message, 1, {}, 'failed')).toBe(false)
    expect((await row(t, sent.reply))?.state).toBe('failed')
    expect(await t.used()).toBe(0)
  })

  it('a finished reply that made nothing is shown as done and refunded once', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    await claim(sent.message)
    expect(await t.used()).toBe(1)
    expect(await publish(sent.message, 1, { content: 'Which year?', counted: false }, 'done')).toBe(true)
    expect(await publish(sent.message, 1, { content: 'again', counted: false }, 'done')).toBe(false)
    expect(await row(t, sent.reply)).toMatchObject({ content: 'Which year?', state: 'done' })
    expect(await t.used()).toBe(0)
    const next = await t.send()
    await claim(next.message)
    expect(await publish(next.message, 1, { content: '# Whole', counted: true }, 'done')).toBe(true)
    expect(await t.used()).toBe(1)
  })

  it('after three lost attempts the sweep fails the reply and gives the message back', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    for (let n = 1; n <= 3; n += 1) {
      expect(await due()).toContain(sent.message)
      expect(await claim(sent.message)).toMatchObject({ attempt: n })
      expect(await due()).not.toContain(sent.message)
      await expire(sent.message)
    }
    expect(await due()).not.toContain(sent.message)
    expect((await row(t, sent.reply))?.state).toBe('failed')
    expect(await t.used()).toBe(0)
    expect(await claim(sent.message)).toBeNull()
  })

  it('a released job waits again, and the third release fails it', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    for (let n = 1; n <= 3; n += 1) {
      await claim(sent.message)
      expect(await service('release_job', { message: sent.message, my_attempt: n })).toBe(true)
    }
    expect((await row(t, sent.reply))?.state).toBe('failed')
    expect(await t.used()).toBe(0)
    expect(await service('release_job', { message: sent.message, my_attempt: 3 })).toBe(false)
  })

  it('a message just sent is left to its device for five seconds', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    expect(await service<string[]>('due_jobs', { max: 1000 })).not.toContain(sent.message)
    expect(await due()).toContain(sent.message)
  })

  it('replies of one chat are made in order', async () => {
    const t = await Teacher.join(db())
    const first = await t.send()
    const second = await t.send({ session_id: first.session })
    expect(await due()).toContain(first.message)
    expect(await due()).not.toContain(second.message)
    expect(await claim(second.message)).toBeNull()
    await claim(first.message)
    expect(await claim(second.message)).toBeNull()
    await publish(first.message, 1, { content: 'one' }, 'done')
    expect(await claim(second.message)).toMatchObject({ attempt: 1 })
  })

  it('a stopped reply takes no more words; one that had not begun is given back', async () => {
    const t = await Teacher.join(db())
    const [begun, waiting] = [await t.send(), await t.send()]
    await claim(begun.message)
    const stop = (s: typeof begun) =>
      op('reply.stop', `chat:${s.session}`, {
        session_id: s.session,
        message_id: s.message,
        reply_id: s.reply,
      })
    expect(await t.apply(stop(begun), stop(waiting))).toMatchObject([{ status: 'done' }, { status: 'done' }])
    expect(await publish(begun.message, 1, { content: 'late' }, 'done')).toBe(false)
    expect(await row(t, begun.reply)).toMatchObject({ state: 'stopped', content: '' })
    expect(await t.used()).toBe(1)
    expect(await claim(waiting.message)).toBeNull()
    expect((await t.applyOne(stop(begun))).status).toBe('done')
  })

  it('a retry is charged under its own key, has three tries of its own, and the old worker stays out', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    await claim(sent.message)
    const fields = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
    const retry = op('reply.retry', `chat:${sent.session}`, fields)
    expect((await t.applyOne(retry)).status).toBe('done') // it is on its way already
    expect(await t.used()).toBe(1)
    await t.applyOne(op('reply.stop', `chat:${sent.session}`, fields))
    const again = op('reply.retry', `chat:${sent.session}`, fields)
    await t.apply(again, again)
    expect(await t.used()).toBe(2)
    expect((await row(t, sent.reply))?.state).toBe('waiting')
    const job = await claim(sent.message)
    expect(await publish(sent.message, 1, { content: 'from the first worker' }, 'done')).toBe(false)
    expect(await publish(sent.message, job?.attempt ?? null, { content: 'better' }, 'done')).toBe(true)
    expect(await t.applyOne(op('reply.retry', `chat:${sent.session}`, fields))).toMatchObject({
      reason: 'not_retryable',
    })
    expect(await t.used()).toBe(2)
  })

  it('a retry at the limit is refused, and its failure is refunded under its own key', async () => {
    const t = await Teacher.join(db(), 1)
    const sent = await t.send()
    await claim(sent.message)
    await publish(sent.message, 1, {}, 'failed')
    const fields = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
    expect((await t.applyOne(op('reply.retry', 'chat:x', fields))).status).toBe('done')
    expect(await t.used()).toBe(1)
    const job = await claim(sent.message)
    await publish(sent.message, job?.attempt ?? null, {}, 'failed')
    expect(await t.used()).toBe(0)
    await t.send()
    expect(await t.applyOne(op('reply.retry', 'chat:x', fields))).toMatchObject({ reason: 'message_limit' })
  })

  it('[DATA-73] a retry named after a message that was given back is charged all the same', async () => {
    const t = await Teacher.join(db(), 1)
    const sent = await t.send()
    const fields = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
    await t.applyOne(op('reply.stop', 'chat:x', fields))
    expect(await t.used()).toBe(0)
    const retry = { ...op('reply.retry', 'chat:x', fields), op_id: sent.message }
    expect((await t.applyOne(retry)).status).toBe('done')
    expect(await t.used()).toBe(1)
  })

  it('deleting a chat stops its replies', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    await claim(sent.message)
    await t.applyOne(op('chat.delete', `chat:${sent.session}`, { session_id: sent.session }))
    expect(await publish(sent.message, 1, { content: 'late' }, 'done')).toBe(false)
    expect((await row(t, sent.reply))?.state).toBe('stopped')
  })

  it('[CURR-30] job_input re-reads the goals from our table and marks those it does not have', async () => {
    const t = await Teacher.join(db())
    const id = 'maths-y0-1-number-number-structures-01'
    const before = await t.send({ content: 'Kia ora' })
    await claim(before.message)
    await publish(before.message, 1, { content: 'Tēnā koe' }, 'done')
    const sent = await t.send({
      session_id: before.session,
      content: 'Plan this',
      context: {
        subject: 'Maths',
        goals: [
          { id, outcome: 'forged wording' },
          { id: 'no-such-goal', outcome: 'x' },
        ],
      },
    })
    const input = await service<Row>('job_input', { message: sent.message })
    expect(input).toMatchObject({
      generator_type: 'lessonPlan',
      content: 'Plan this',
      doc: null,
      history: [
        { role: 'user', content: 'Kia ora' },
        { role: 'assistant', content: 'Tēnā koe' },
      ],
      context: {
        goals: [
          {
            id,
            outcome: expect.stringMatching(/^Count forwards and backwards/),
            strand: 'Number',
            missing: false,
          },
          { id: 'no-such-goal', outcome: null, missing: true },
        ],
      },
    })
  })

  it('job_input keeps both ends of a long reply: a plan closes with its draft code', async () => {
    const t = await Teacher.join(db())
    const before = await t.send({ content: 'Kia ora' })
    await claim(before.message)
    const content = `# Lesson plan\n${'x'.repeat(9000)}\nDraft code abc-123`
    await publish(before.message, 1, { content }, 'done')
    const sent = await t.send({ session_id: before.session, content: 'Easier, please' })
    const { history } = await service<{ history: { content: string }[] }>('job_input', {
      message: sent.message,
    })
    expect(history[1]?.content).toMatch(/^# Lesson plan\nx+\n…\nx+\nDraft code abc-123$/)
    expect(history[1]?.content).toHaveLength(8000)
  })

  it('a generated name comes only where the teacher has not named the chat', async () => {
    const t = await Teacher.join(db())
    const { session } = await t.send({ title: 'New Chat' })
    const name = (old_title: string, new_title: string) =>
      service('name_chat', { session, old_title, new_title })
    expect(await name('Other', 'Fractions')).toBe(false)
    expect(await name('New Chat', 'Fractions for Year 5')).toBe(true)
    expect(await name('New Chat', 'Too late')).toBe(false)
  })

  it('unknown messages and states are answered, not crashed on', async () => {
    expect(await claim(randomUUID())).toBeNull()
    expect(await publish(randomUUID(), 1, {}, 'done')).toBe(false)
    expect(await failure(publish(randomUUID(), 1, {}, 'waiting'))).toBe('22023')
  })
})
