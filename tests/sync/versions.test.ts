import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepCurrentVersion, restoreRevision, saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listConflicts, listRevisions } from '#local-store/queries/revisions.ts'
import { loadKey, readLoad, requestRevision, requestRevisions, resetLoads } from '#session/chat-loads.ts'
import { answerLoads } from '#sync/loads.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer, loseAnswer, OFFLINE } from './support/faults.ts'
import { newTeacher, openSchema, sqlServer } from './support/sql-server.ts'

let sql: PGlite
let server: FaultyServer
let phone: Device
let laptop: Device
let messageId: string
beforeAll(async () => {
  sql = await openSchema()
})
afterAll(() => sql.close())
beforeEach(async () => {
  const userId = await newTeacher(sql)
  server = behindNetwork(sqlServer(sql, userId))
  phone = newDevice(userId, server)
  laptop = newDevice(userId, server)
  resetLoads()
  const input = { generatorType: 'resourceGenerator', content: 'A worksheet', context: null } as const
  const sent = await sendMessage(input, phone.db)
  if (!sent.ok) throw new Error(sent.reason)
  messageId = sent.replyId
  await syncBoth()
})

async function syncBoth() {
  for (const device of [phone, laptop, phone, laptop]) await syncDevice(device)
}
async function save(device: Device, html: string): Promise<string> {
  const baseId = (await readMessage(messageId, device.db))?.message.edited_revision ?? null
  const saved = await saveResource({ messageId, html, baseId }, device.db)
  if (!saved.ok) throw new Error(saved.reason)
  return saved.revisionId
}
const shownOn = async (device: Device) =>
  (await readMessage(messageId, device.db))?.message.edited_html_content
const conflicts = async (device: Device) =>
  (await listConflicts(messageId, device.db)).map(({ html, here }) => ({ html, here }))

/** Edits on both devices offline. The laptop's save arrives last. */
async function bothEdit() {
  await save(phone, '<p>phone</p>')
  await save(laptop, '<p>laptop</p>')
  await syncBoth()
}

describe('a resource edited on two devices', { timeout: 60_000 }, () => {
  it('shows the conflict on both, and the replaced device keeps its own version offline', async () => {
    await bothEdit()
    server.down = OFFLINE
    expect([await shownOn(phone), await shownOn(laptop)]).toEqual(['<p>laptop</p>', '<p>laptop</p>'])
    expect(await conflicts(phone)).toEqual([{ html: '<p>phone</p>', here: true }])
    expect(await conflicts(laptop)).toMatchObject([{ here: false }])
  })

  it('keeps the version even when the answer to the save was lost and another save came in between', async () => {
    await save(phone, '<p>phone</p>')
    server.faults.push(loseAnswer('applyOps'))
    await syncDevice(phone)
    await save(laptop, '<p>laptop</p>')
    await syncDevice(laptop)
    await syncDevice(phone)
    phone.clock.advance(5_000)
    await syncDevice(phone)
    expect(await conflicts(phone)).toEqual([{ html: '<p>phone</p>', here: true }])
  })

  it("loads the other device's version while there is a network, so that it can be viewed offline", async () => {
    await bothEdit()
    await answerLoads(laptop) // the round after a push does this
    server.down = OFFLINE
    expect(await conflicts(laptop)).toEqual([{ html: '<p>phone</p>', here: false }])
  })

  it('restores a version offline, loses nothing, and resolves the conflict on both devices', async () => {
    await bothEdit()
    server.down = OFFLINE
    const [mine] = await listConflicts(messageId, phone.db)
    expect(await restoreRevision({ messageId, revisionId: mine?.id ?? '' }, phone.db)).toMatchObject({
      ok: true,
    })
    expect([await shownOn(phone), await conflicts(phone)]).toEqual(['<p>phone</p>', []])
    server.down = null
    await syncBoth()
    expect([await shownOn(laptop), await conflicts(laptop)]).toEqual(['<p>phone</p>', []])
    requestRevisions(messageId)
    await answerLoads(laptop)
    const versions = await listRevisions(messageId, laptop.db)
    expect(versions.map(({ current, here, restoredFrom }) => ({ current, here, restoredFrom }))).toEqual([
      { current: true, here: false, restoredFrom: mine?.id },
      { current: false, here: true, restoredFrom: null },
      { current: false, here: false, restoredFrom: null },
    ])
  })

  it('resolves the conflict when the teacher keeps the version shown', async () => {
    await bothEdit()
    expect(await keepCurrentVersion({ messageId }, laptop.db)).toMatchObject({ ok: true })
    expect(await conflicts(laptop)).toEqual([])
    await syncBoth()
    expect([await conflicts(phone), await shownOn(phone)]).toEqual([[], '<p>laptop</p>'])
  })

  it('loads a version that is not here, and reports a failed call', async () => {
    await bothEdit()
    const [theirs] = await listConflicts(messageId, laptop.db)
    const id = theirs?.id ?? ''
    server.down = OFFLINE
    requestRevision(id)
    requestRevisions(messageId)
    await answerLoads(laptop)
    expect([readLoad(id), readLoad(loadKey({ kind: 'revisions', id: messageId }))]).toEqual([
      'failed',
      'failed',
    ])
    expect(await restoreRevision({ messageId, revisionId: id }, laptop.db)).toMatchObject({ ok: false })
    server.down = null
    requestRevision(id)
    await answerLoads(laptop)
    expect([readLoad(id), await conflicts(laptop)]).toEqual(['idle', [{ html: '<p>phone</p>', here: false }]])
  })

  it('is one version while one device saves again and again', async () => {
    for (const html of ['<p>1</p>', '<p>2</p>', '<p>3</p>']) {
      await save(phone, html)
      await syncDevice(phone)
    }
    requestRevisions(messageId)
    await answerLoads(phone)
    expect(await listRevisions(messageId, phone.db)).toMatchObject([
      { html: '<p>3</p>', current: true, here: true },
    ])
  })
})
