import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bad, type CallFailure, good } from '#backend/failure.ts'
import { type Op, sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { push } from '#sync/push.ts'
import { DONE, MORE } from '#sync/server.ts'
import type { Device } from '../support/device.ts'
import { newMemoryWorld } from '../support/memory-world.ts'

let device: Device
let sent: string[][]
/** What the server answers to a list of ops; the default takes them all. */
let answerTo: (ops: Op[]) => unknown
beforeEach(() => {
  ;({ device } = newMemoryWorld())
  sent = []
  answerTo = (ops) => good(ops.map(({ op_id }) => ({ op_id, status: 'done', rev: 99 })))
})

const notify = vi.fn()
const run = () =>
  push({
    ...device,
    notify,
    server: {
      applyOps: async (_user: string, ops: Op[]) => {
        sent.push(ops.map(({ op_id }) => op_id))
        return answerTo(ops)
      },
    } as never,
  })
const send = (opId: string, session = opId, content = 'words') =>
  sendOp(opId, {
    session_id: session,
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content,
    context: null,
    title: 'Title',
  })
const failure = (kind: CallFailure['kind'], change: Partial<CallFailure> = {}): CallFailure => ({
  kind,
  message: kind,
  ...change,
})
const entries = async () =>
  (await device.db.outbox.orderBy('seq').toArray()).map(
    ({ opId, state, attempts, nextAttemptAt }) =>
      `${opId} ${state} ${attempts} ${nextAttemptAt === 0 ? 0 : nextAttemptAt - device.clock.now()}`,
  )
const tried = (attempts: number) => device.db.outbox.toCollection().modify({ attempts })
/** Ops that together need several calls. */
const long = 'x'.repeat(900_000)

describe('sending', () => {
  it('is done when nothing is due, and has more to do when something was sent', async () => {
    expect([await run(), sent]).toEqual([DONE, []])
    await commit(send('a'), device.db)
    expect([await run(), sent, await entries()]).toEqual([MORE, [['a']], ['a acked 1 0']])
  })

  it('fails by the failure that only the teacher can end, whichever call met it', async () => {
    const failing = (kinds: Record<string, CallFailure['kind']>) => {
      answerTo = ([op]) => bad(failure(kinds[op?.op_id ?? ''] ?? 'retry'))
    }
    const kindOf = async () => {
      const step = await run()
      return step.kind === 'failed' && step.failure.kind
    }
    const again = () =>
      device.db.outbox.toCollection().modify({ state: 'queued', nextAttemptAt: 0, attempts: 0 })
    await commit([send('a', 'a', long), send('b', 'b', long), send('c', 'c', long)], device.db)
    failing({ b: 'update', c: 'auth' })
    expect(await kindOf()).toBe('auth')
    await again()
    failing({ a: 'offline', b: 'update' })
    expect(await kindOf()).toBe('update')
    await again()
    failing({ a: 'offline' })
    expect(await kindOf()).toBe('offline')
  })

  it('waits a while after a failed call, and counts the try only where it may have arrived', async () => {
    await commit([send('a'), send('b')], device.db)
    answerTo = () => bad(failure('retry', { retryAfterMs: 9_000 }))
    await run()
    expect(await entries()).toEqual(['a queued 1 9000', 'b queued 1 9000'])
    await device.db.outbox.toCollection().modify({ nextAttemptAt: 0 })
    answerTo = () => bad(failure('auth'))
    await run()
    expect(await entries()).toEqual(['a queued 1 30000', 'b queued 1 30000'])
  })

  it('waits by the entry that was tried most', async () => {
    await commit([send('a'), send('b')], device.db)
    await device.db.outbox.where('opId').equals('b').modify({ attempts: 1 })
    answerTo = () => bad(failure('offline'))
    await push({ ...device, random: () => 1, server: { applyOps: async () => answerTo([]) } as never })
    expect(await entries()).toEqual(['a queued 1 4000', 'b queued 2 4000'])
  })

  it('takes an answer of another shape for a failed call', async () => {
    await commit(send('a'), device.db)
    answerTo = () => good({ page: 'Sign in to the network' })
    const step = await run()
    expect(step).toEqual({
      kind: 'failed',
      failure: { kind: 'retry', message: 'The answer had another shape' },
    })
    expect(await entries()).toEqual(['a queued 1 1000'])
  })

  it('says that the app is too old when the server does not know an op', async () => {
    await commit(send('a'), device.db)
    answerTo = () => good([{ op_id: 'a', status: 'refused', reason: 'unknown_op' }])
    expect(await run()).toMatchObject({ kind: 'failed', failure: { kind: 'update' } })
    expect(await entries()).toEqual(['a queued 0 30000'])
  })

  it('changes nothing of an entry that another tab has handled meanwhile', async () => {
    await commit([send('a'), send('b')], device.db)
    answerTo = async () => {
      await device.db.outbox.where('opId').equals('a').modify({ state: 'acked', rev: 9 })
      await device.db.outbox.where('opId').equals('b').delete()
      return bad(failure('offline'))
    }
    await run()
    expect(await entries()).toEqual(['a acked 1 0'])
  })
})

describe('a batch that is refused as a whole', () => {
  const refused = bad(failure('refused', { status: 413 }))

  it('is halved until the op at fault is alone, which waits for the teacher', async () => {
    await commit(
      ['a', 'b', 'c', 'd'].map((id) => send(id)),
      device.db,
    )
    answerTo = (ops) =>
      ops.some(({ op_id }) => op_id === 'c')
        ? refused
        : good(ops.map(({ op_id }) => ({ op_id, status: 'done', rev: 99 })))
    expect(await run()).toEqual(MORE)
    expect(sent).toEqual([['a', 'b', 'c', 'd'], ['a', 'b'], ['c', 'd'], ['c'], ['d']])
    expect(await entries()).toEqual(['a acked 1 0', 'b acked 1 0', 'c parked 1 0', 'd acked 1 0'])
    expect((await device.db.outbox.where('state').equals('parked').toArray())[0]?.reason).toBe('rejected')
    expect(notify.mock.calls.at(-1)?.[0]).toMatchObject({
      parked: [{ opId: 'c' }],
      alsoEdited: [],
      unknownOp: false,
    })
  })

  it('keeps what follows the op at fault in its chat, and sends it in no call', async () => {
    await commit([send('a', 'chat'), send('b', 'chat'), send('c', 'other')], device.db)
    answerTo = (ops) =>
      ops.some(({ op_id }) => op_id === 'a')
        ? refused
        : good(ops.map(({ op_id }) => ({ op_id, status: 'done', rev: 99 })))
    await run()
    expect(sent).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a'], [], ['c']])
    expect(await entries()).toEqual(['a parked 1 0', 'b queued 0 0', 'c acked 1 0'])
  })

  it('is nobody’s fault when the server refuses an empty one too: a proxy stands between', async () => {
    await commit([send('a')], device.db)
    answerTo = () => refused
    expect(await run()).toMatchObject({ kind: 'failed', failure: { kind: 'retry', status: 413 } })
    expect([sent, await entries()]).toEqual([[['a'], []], ['a queued 1 1000']])
    answerTo = (ops) => (ops.length > 0 ? refused : good('a page of the proxy'))
    await device.db.outbox.toCollection().modify({ nextAttemptAt: 0 })
    expect(await run()).toMatchObject({ kind: 'failed', failure: { kind: 'retry' } })
  })
})

describe('a batch that keeps failing', () => {
  const offline = bad(failure('offline'))
  const cutOff = (ops: Op[]) =>
    ops.some(({ op_id }) => op_id === 'a')
      ? offline
      : good(ops.map(({ op_id }) => ({ op_id, status: 'done', rev: 99 })))

  it('is halved at the third try, when the server answers an empty one', async () => {
    await commit(
      ['a', 'b', 'c'].map((id) => send(id)),
      device.db,
    )
    await tried(1)
    answerTo = cutOff
    await run()
    expect(sent).toEqual([['a', 'b', 'c']])
    await device.db.outbox.toCollection().modify({ nextAttemptAt: 0 })
    sent = []
    expect(await run()).toEqual(MORE)
    expect(sent).toEqual([['a', 'b', 'c'], [], ['a', 'b'], [], ['a'], [], ['b'], ['c']])
    expect(await entries()).toEqual(['a queued 3 1000', 'b acked 3 0', 'c acked 3 0'])
  })

  it('stays whole while one of its ops is new, or while the server answers nothing', async () => {
    await commit(send('a'), device.db)
    await tried(5)
    await commit(send('b'), device.db)
    answerTo = cutOff
    await run()
    expect(sent).toEqual([['a', 'b']])
    await device.db.outbox.toCollection().modify({ nextAttemptAt: 0, attempts: 5 })
    sent = []
    answerTo = () => offline
    expect(await run()).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } })
    expect(sent).toEqual([['a', 'b'], []])
  })
})

it('sending tells nobody where there is no screen, as in the service worker', async () => {
  await commit([send('a')], device.db)
  const { notify: _none, ...worker } = device
  answerTo = (ops) => (ops.length > 0 ? bad(failure('refused')) : good([]))
  expect(
    await push({ ...worker, server: { applyOps: async (_: string, ops: Op[]) => answerTo(ops) } as never }),
  ).toEqual(MORE)
  expect(await entries()).toEqual(['a parked 1 0'])
})
