import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ClassFields, NO_CLASS } from '#domain/class/teacher-class.ts'
import { saveClass } from '#local-store/commands/teacher-class.ts'
import { StoreDb } from '#local-store/db.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { SCHEMA } from '#local-store/schema.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})

async function change(on: Device, changes: Partial<ClassFields>) {
  const before = await readClass(on.db)
  return saveClass({ before, after: { ...before, ...changes } }, on.db)
}
const CLASS = { teacher: 'Ms Ngata', room: 'Rimu', years: [6, 5], size: 27 }

describe("the teacher's class", () => {
  it('shows at once offline, waits, and is sent once', async () => {
    expect(await change(device, CLASS)).toMatchObject({ ok: true })
    expect(await readClass(device.db)).toEqual({ ...NO_CLASS, ...CLASS, years: [5, 6] })
    expect(await listWaiting(device.db)).toHaveLength(1)
    await syncDevice(device)
    expect(await listWaiting(device.db)).toEqual([])
    expect(memory.row('teacher_classes', USER)).toMatchObject({ room: 'Rimu', size: 27 })
    expect(memory.effects).toHaveLength(1)
  })

  it('sends only what changed, so two devices offline do not undo each other', async () => {
    const other = newDevice(USER, behindNetwork(memory))
    await change(device, CLASS)
    for (const one of [device, other]) await syncDevice(one)
    await change(device, { room: 'Kauri' })
    await change(other, { size: 25 })
    for (const one of [device, other, device, other]) await syncDevice(one)
    for (const { db } of [device, other])
      expect(await readClass(db)).toMatchObject({ room: 'Kauri', size: 25, teacher: 'Ms Ngata' })
  })

  it('keeps both of two changes that wait, and nothing when nothing changed', async () => {
    await change(device, { size: 20 })
    await change(device, { room: 'Rimu' })
    await change(device, { room: 'Rimu' })
    expect(await listWaiting(device.db)).toHaveLength(2)
    await syncDevice(device)
    expect(memory.row('teacher_classes', USER)).toMatchObject({ size: 20, room: 'Rimu' })
  })

  it.each([
    [{ teacher: 'a'.repeat(101) }],
    [{ school: 'ā'.repeat(500) }],
    [{ size: 0 }],
    [{ size: 61 }],
    [{ esol_count: -1 }],
  ])('does not keep what no class can be, %#', async (changes) => {
    expect(await change(device, changes)).toEqual({ ok: false, reason: 'too_long' })
    expect(await readClass(device.db)).toEqual(NO_CLASS)
    expect(await listWaiting(device.db)).toEqual([])
  })

  it('makes one line of a name that was pasted with line breaks, and keeps HTML as letters', async () => {
    await change(device, { teacher: '  Ms\n\tNgata\u2028<script>  ' })
    expect((await readClass(device.db)).teacher).toBe('Ms Ngata <script>')
  })

  it('goes back to what the server has when it is refused, and is listed as not sent', async () => {
    await change(device, { size: 20 })
    await syncDevice(device)
    memory.refusals.set('class.set', 'rejected')
    await change(device, { size: 22 })
    await syncDevice(device)
    expect(await readClass(device.db)).toMatchObject({ size: 20 })
    expect(await listWaiting(device.db)).toMatchObject([{ state: 'refused', reason: 'rejected' }])
  })

  it('reaches a device whose older app passed over it', async () => {
    const [disk, before] = [new IDBFactory(), SCHEMA.findIndex(({ stores }) => 'teacher_classes' in stores)]
    memory.put('teacher_classes', { ...NO_CLASS, room: 'Rimu', user_id: USER, updated_at: '', rev: 0 })
    const older = new StoreDb(USER, { indexedDB: disk, IDBKeyRange }, { schema: SCHEMA.slice(0, before) })
    const read = { epoch: memory.epoch, cursor: memory.head, historyBefore: null }
    await older.meta.put({ key: 'sync', ...read })
    older.close()
    const upgraded = newDevice(USER, server, disk)
    await syncDevice(upgraded)
    expect(await readClass(upgraded.db)).toMatchObject({ room: 'Rimu' })
    server.calls.length = 0
    await syncDevice(upgraded)
    expect(server.calls.map(({ call }) => call)).toEqual(['pullChanges'])
  })
})
