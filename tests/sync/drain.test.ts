import { beforeEach, describe, expect, it } from 'vitest'
import type { CallFailure } from '#backend/failure.ts'
import { groupOf, type Op, renameOp, sendOp, starOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { takeBatches } from '#sync/batch.ts'
import { type Device, syncDevice } from './support/device.ts'
import { drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.messageLimit = 10_000
})

const send = (opId: string, session: string) =>
  sendOp(opId, {
    session_id: session,
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content: `words ${opId}`,
    context: null,
    title: 'Title',
  })
const rename = (opId: string, session: string) =>
  renameOp(opId, { session_id: session, title: `Title ${opId}` })
const star = (opId: string, message: string, session: string) =>
  starOp(opId, { session_id: session, message_id: message, item_type: 'lesson_plan', starred: true })
const states = async () =>
  (await device.db.outbox.orderBy('seq').toArray()).map(({ opId, state }) => `${opId} ${state}`)
const refusal = (status: number): CallFailure => ({ kind: 'refused', status, message: '' })
const range = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

/** Returns a function that tells the highest number of calls in flight at once. */
function countTogether(): () => number {
  const applyOps = memory.applyOps.bind(memory)
  let now = 0
  let most = 0
  memory.applyOps = async (user, ops) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    return applyOps(user, ops)
  }
  return () => most
}

describe('many waiting changes', { timeout: 30_000 }, () => {
  it('are sent in three calls at a time, each once', async () => {
    await syncDevice(device) // ops sent before the bootstrap would be sent again after it
    const most = countTogether()
    await commit(
      range(500, (n) => rename(`${n}`, `chat-${n}`)),
      device.db,
    )
    await syncDevice(device)
    expect(most()).toBe(3)
    const sizes = server.calls
      .filter(({ call }) => call === 'applyOps')
      .map(({ args }) => (args[1] as Op[]).length)
    expect(sizes).toEqual([100, 100, 100, 100, 100])
    expect(new Set(memory.effects.map(({ op_id }) => op_id)).size).toBe(500)
    expect(await states()).toEqual([])
  })

  it('stay in one call and in the order of the taps for each chat, across lanes', async () => {
    const ops = range(150, (n) => [
      send(`s${n}`, `chat-${n % 3}`),
      star(`t${n}`, `message-s${n}`, `chat-${n % 3}`),
    ]).flat()
    await commit(ops, device.db)
    const batches = await takeBatches(device.db, device.clock.now())
    const chats = batches.map((batch) => new Set(batch.map(({ op }) => groupOf(op))))
    for (const [at, batch] of batches.entries()) {
      for (const other of chats.filter((_, n) => n !== at))
        for (const { op } of batch) expect(other.has(groupOf(op))).toBe(false)
    }
    await syncDevice(device)
    for (const chat of range(3, (n) => `chat-${n}`)) {
      const wanted = ops.filter(({ session_id }) => session_id === chat).map(({ op_id }) => op_id)
      const done = memory.effects.filter((op) => groupOf(op) === chat).map(({ op_id }) => op_id)
      expect(done).toEqual(wanted)
    }
  })

  it('wait with their chat: a star does not overtake its message', async () => {
    await commit(send('1', 'chat'), device.db)
    server.faults.push(drop('applyOps'))
    await syncDevice(device)
    await commit(star('2', 'message-1', 'chat'), device.db)
    await syncDevice(device)
    expect(memory.effects).toEqual([])
    device.clock.advance(5_000)
    await syncDevice(device)
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['1', '2'])
  })

  it('are neither lost nor doubled when one of three calls is lost and the answer of another', async () => {
    await commit(
      range(300, (n) => send(`${n}`, `chat-${n}`)),
      device.db,
    )
    server.faults.push(drop('applyOps'), loseAnswer('applyOps'))
    await syncDevice(device)
    expect(memory.effects.length).toBe(200)
    device.clock.advance(10_000)
    await syncDevice(device)
    expect(new Set(memory.effects.map(({ op_id }) => op_id)).size).toBe(300)
    expect([memory.effects.length, memory.row('user_usage', USER)?.count_messages]).toEqual([300, 300])
    expect(await states()).toEqual([])
  })
})

describe('one change that keeps failing while the server answers', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    await commit([...range(20, (n) => send(`good-${n}`, `chat-${n}`)), send('bad', 'chat-x')], device.db)
    await commit(
      range(20, (n) => send(`more-${n}`, `more-${n}`)),
      device.db,
    )
  })
  const tryFor = async (times: number) => {
    for (let n = 0; n < times; n++) {
      device.clock.advance(300_000)
      await syncDevice(device)
    }
  }

  it.each<CallFailure>([
    { kind: 'retry', status: 500, message: 'statement timeout' },
    { kind: 'offline', message: 'connection reset' },
  ])('waits on alone, and the others go out ($kind)', async (failure) => {
    server.refuses = (sent) => (sent.includes('"bad"') ? failure : null)
    await tryFor(4)
    expect(await states()).toEqual(['bad queued'])
    expect(memory.effects).toHaveLength(40)
    server.refuses = () => null
    await tryFor(1)
    expect([await states(), memory.effects.length]).toEqual([[], 41])
  })

  it('is not searched for while the server accepts nothing: two calls a round, not twenty', async () => {
    server.down = { kind: 'retry', status: 503, message: '' }
    await tryFor(5)
    server.calls.length = 0
    await tryFor(1)
    expect(server.calls.filter(({ call }) => call === 'applyOps')).toHaveLength(2)
    expect((await states()).every((state) => state.endsWith('queued'))).toBe(true)
  })
})

describe('a proxy that refuses whole calls', { timeout: 30_000 }, () => {
  it.each([403, 413, 400])('parks the entries it refuses (%i), and the rest are sent', async (status) => {
    await commit([send('bad', 'a'), send('worse', 'b'), send('good', 'c')], device.db)
    server.refuses = (call) => (/bad|worse/.test(call) ? refusal(status) : null)
    await syncDevice(device)
    expect(await states()).toEqual(['bad parked', 'worse parked'])
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['good'])
  })

  it('parks nothing when it refuses every call, even a single change', async () => {
    server.down = refusal(403)
    await commit(send('only', 'a'), device.db)
    await syncDevice(device)
    expect(await states()).toEqual(['only queued'])
    const big = (opId: string) => ({ ...send(opId, opId), content: 'x'.repeat(900_000) })
    await commit([big('1'), big('2'), big('3')], device.db)
    device.clock.advance(60_000)
    await syncDevice(device)
    expect((await states()).map((state) => state.split(' ')[1])).toEqual([
      'queued',
      'queued',
      'queued',
      'queued',
    ])
    server.down = null
    device.clock.advance(600_000)
    await syncDevice(device)
    expect([await states(), memory.effects.length]).toEqual([[], 4])
  })

  it('parks an entry that is refused even alone', async () => {
    await commit(send('bad', 'a'), device.db)
    server.refuses = (call) => (call.includes('bad') ? refusal(403) : null)
    await syncDevice(device)
    expect(await states()).toEqual(['bad parked'])
  })
})
