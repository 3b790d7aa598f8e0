import { expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, type Json, op, type Row, Teacher } from '../support/teacher.ts'

onBothDatabases('a message that redoes a part', (db) => {
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db(), 'service', name, args)
  const DOC = { format: 'plan', sections: [{ id: 'starter' }] }

  async function withReply() {
    const teacher = await Teacher.join(db())
    const first = await teacher.send()
    await service('claim_job', { message: first.message, seconds: 120 })
    const patch = { content: 'plan', doc: DOC, doc_version: 1, html_content: '<p>made</p>' }
    await service('publish_reply', { message: first.message, my_attempt: 1, patch, new_state: 'done' })
    return { teacher, first }
  }
  const inputOf = (message: string) => service<Row>('job_input', { message })

  it('reaches the writer with the document as the teacher has it, edits included', async () => {
    const { teacher, first } = await withReply()
    const edit = { message_id: first.reply, base_id: null, html: '<p>edited</p>' }
    await teacher.applyOne(op('resource.save', `resource:${first.reply}`, edit))
    const part = { reply_id: first.reply, section: 'starter' }
    const sent = await teacher.send({ session_id: first.session, content: 'Shorter, please', part })
    expect(await inputOf(sent.message)).toMatchObject({
      content: 'Shorter, please',
      part: { ...part, doc: DOC, doc_version: 1, html: '<p>edited</p>' },
    })
    expect(await inputOf(first.message)).toMatchObject({ part: null })
  })

  it('is still known when the reply is asked for once more', async () => {
    const { teacher, first } = await withReply()
    const part = { reply_id: first.reply, section: 'starter' }
    const sent = await teacher.send({ session_id: first.session, part })
    const ids = { session_id: sent.session, message_id: sent.message, reply_id: sent.reply }
    await teacher.apply(
      op('reply.stop', `chat:${sent.session}`, ids),
      op('reply.retry', `chat:${sent.session}`, ids),
    )
    expect(await inputOf(sent.message)).toMatchObject({ part })
  })

  it('is sent all the same when the part makes no sense', async () => {
    const { teacher, first } = await withReply()
    const elsewhere = await teacher.send({ part: { reply_id: first.reply, section: 'starter' } })
    const parts = [
      { reply_id: first.reply, section: '' },
      { reply_id: 'x', section: 'starter' },
      'starter',
      [1],
    ]
    const sent = [elsewhere]
    for (const part of parts) sent.push(await teacher.send({ session_id: first.session, part }))
    for (const { message } of sent) expect(await inputOf(message)).toMatchObject({ part: null })
  })

  it('and every other message reach the writer with the last document before them, edits included', async () => {
    const { teacher, first } = await withReply()
    const edit = { message_id: first.reply, base_id: null, html: '<p>edited</p>' }
    await teacher.applyOne(op('resource.save', `resource:${first.reply}`, edit))
    const words = await teacher.send({ session_id: first.session, content: 'Thanks' })
    await service('claim_job', { message: words.message, seconds: 120 })
    const answer = { content: 'You are welcome.', doc: { format: 'question' }, doc_version: 1 }
    await service('publish_reply', {
      message: words.message,
      my_attempt: 1,
      patch: answer,
      new_state: 'done',
    })
    const sent = await teacher.send({ session_id: first.session, content: 'Change the start' })
    const before = { reply_id: first.reply, doc: DOC, doc_version: 1, html: '<p>edited</p>' }
    expect(await inputOf(sent.message)).toMatchObject({ part: null, before })
    expect(await inputOf(first.message)).toMatchObject({ before: null })
    const elsewhere = await teacher.send()
    expect(await inputOf(elsewhere.message)).toMatchObject({ before: null })
  })

  it('[DATA-71] cannot read another teacher’s reply', async () => {
    const { first } = await withReply()
    const other = await Teacher.join(db())
    const sent = await other.send({ part: { reply_id: first.reply, section: 'starter' } })
    expect(await inputOf(sent.message)).toMatchObject({ part: null })
  })
})
