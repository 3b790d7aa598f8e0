import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { TestApp } from '../../support/start-app.ts'
import { newEmail, PASSWORD } from '../../support/teacher-at-work.ts'
import type { AppMeasure, Found, Size, Tools } from '../bench.ts'
import { type Line, lineOf, one } from '../line.ts'
import { sendOf } from '../server/calls.ts'
import { rowsOnServer } from '../server-rows.ts'
import { weighProcesses } from './processes.ts'

Object.assign(globalThis, { WebSocket })

const TEACHERS = 40
const MINUTES: Record<Size, number> = { quick: 1, usual: 10, large: 60 }
const PARTS = 4
const PAUSE_MS = 4_000

interface Worker {
  client: SupabaseClient
  user: string
  epoch: string
  cursor: number
  sent: string[]
}

interface Sample {
  at: number
  ms: number
}

async function join(app: TestApp): Promise<Worker> {
  const client = createClient(app.url, app.anonKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({ email: newEmail(), password: PASSWORD })
  if (error || !data.user) throw new Error('a teacher could not join', { cause: error })
  const { data: first, error: refused } = await client.rpc('bootstrap')
  if (refused) throw new Error('bootstrap was refused', { cause: refused })
  await rowsOnServer(app).makePremium(data.user.id)
  return { client, user: data.user.id, epoch: first.epoch, cursor: first.as_of, sent: [] }
}

async function step(worker: Worker, round: number): Promise<void> {
  const { client, user } = worker
  if (round % 5 === 0) {
    const op = sendOf(`A 30 minute lesson on fractions for Year 4, number ${round}`, randomUUID())
    const { data, error } = await client.rpc('apply_ops', { as_user: user, ops: [op] })
    if (error) throw new Error('a send failed', { cause: error })
    if (data[0]?.status !== 'done') throw new Error(`a send was ${JSON.stringify(data[0])}`)
    worker.sent.push(op.message_id)
    return
  }
  const { data, error } = await client.rpc('pull_changes', { epoch: worker.epoch, since: worker.cursor })
  if (error) throw new Error('a pull failed', { cause: error })
  worker.cursor = data.cursor
}

async function work(worker: Worker, until: number, samples: Sample[], failures: string[]): Promise<void> {
  for (let round = 0; Date.now() < until; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())))
    const at = Date.now()
    await step(worker, round).catch((error: unknown) => failures.push(String(error)))
    samples.push({ at, ms: Date.now() - at })
  }
}

/** Sent messages that the server does not have, or has twice. */
async function lost(workers: Worker[]): Promise<number> {
  let wrong = 0
  for (const { client, sent } of workers) {
    const { data } = await client.from('chat_messages').select('id').eq('role', 'user').limit(1_000)
    const held = (data ?? []).map(({ id }) => String(id))
    wrong += sent.filter((id) => !held.includes(id)).length + Math.abs(held.length - sent.length)
  }
  return wrong
}

function drift(samples: Sample[], from: number, until: number): Line[] {
  const part = (until - from) / PARTS
  const parts = Array.from({ length: PARTS }, (_, n) =>
    samples.filter(({ at }) => at >= from + n * part && at < from + (n + 1) * part).map(({ ms }) => ms),
  )
  return parts.map((times, n) => lineOf('a call', `quarter ${n + 1}`, times, { besides: parts[0] ?? [] }))
}

function weighEachQuarter(pid: number | undefined, minutes: number, tools: Tools) {
  const weights: { megabytes: number; files: number }[] = []
  const take = () => {
    const weight = pid === undefined ? undefined : weighProcesses(pid)
    if (weight) weights.push(weight)
  }
  take()
  const timer = setInterval(take, (minutes * 60_000) / PARTS)
  tools.atEnd(async () => clearInterval(timer))
  return () => {
    take()
    return weights.flatMap(({ megabytes, files }, n) => [
      one('memory of the server', n === 0 ? 'at the start' : `quarter ${n}`, megabytes, { unit: 'MB' }),
      one('open files of the server', n === 0 ? 'at the start' : `quarter ${n}`, files, { unit: 'count' }),
    ])
  }
}

export const soak: AppMeasure = {
  name: 'soak',
  about: `${TEACHERS} teachers at mixed work on the embedded server: an hour with --large, 10 minutes, or 1 with --quick`,
  onlyByName: true,
  minutes: 20,
  async run(bench): Promise<Found> {
    const minutes = MINUTES[bench.size]
    const workers: Worker[] = []
    for (let n = 0; n < TEACHERS; n += 1) workers.push(await join(bench.app))
    bench.tell(`${TEACHERS} teachers joined`)
    const weights = weighEachQuarter(bench.app.pid(), minutes, bench)
    const [from, until] = [Date.now(), Date.now() + minutes * 60_000]
    const samples: Sample[] = []
    const failures: string[] = []
    await Promise.all(workers.map((worker) => work(worker, until, samples, failures)))
    const sends = workers.reduce((sum, { sent }) => sum + sent.length, 0)
    return {
      lines: [
        ...drift(samples, from, until),
        ...weights().sort((a, b) => a.what.localeCompare(b.what)),
        one('sent and lost or doubled', `${sends} sends`, await lost(workers), { unit: 'count' }),
        one('calls that failed', `${samples.length} calls`, failures.length, {
          unit: 'count',
          ...(failures[0] ? { note: failures[0] } : {}),
        }),
      ],
      notes: ['Replies are written by the sweep of the embedded server meanwhile.'],
    }
  },
}
