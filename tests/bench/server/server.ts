import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { type Line, lineOf } from '../line.ts'
import { type Call, callsOn } from './calls.ts'
import { asCaller, type BenchDatabase, startBenchServer } from './database.ts'
import { fill } from './fill.ts'
import { plansOf } from './plans.ts'
import { costOfMessages } from './weight.ts'

const SIZES: Record<Size, number[]> = {
  quick: [10_000, 100_000],
  usual: [10_000, 100_000, 1_000_000],
  large: [10_000, 100_000, 1_000_000, 10_000_000],
}
const ROUNDS: Record<Size, number> = { quick: 20, usual: 60, large: 60 }
const SELDOM = 5
const WARM_UP = 5

export const nameOf = (messages: number) => `${messages.toLocaleString('en-NZ')} messages`

async function timesOf(db: BenchDatabase, call: Call, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const { caller, call: text } = await call.request(round + WARM_UP)
    const start = performance.now()
    await db.api.unsafe(asCaller(caller, text)).simple()
    if (round >= 0) times.push(performance.now() - start)
  }
  return times
}

interface Measured {
  times: Map<string, number[]>
  lines: Line[]
  notes: string[]
}

async function measure(db: BenchDatabase, messages: number, tools: Tools): Promise<Measured> {
  const by = nameOf(messages)
  const start = Date.now()
  const filled = await fill(db, messages)
  tools.tell(`${by} made in ${Math.round((Date.now() - start) / 1000)} s`)
  const calls = await callsOn(db, filled)
  const plans = await plansOf(db, calls)
  const found: Measured = { times: new Map(), lines: [], notes: [] }
  for (const call of calls) {
    const times = await timesOf(db, call, call.seldom ? SELDOM : ROUNDS[tools.size])
    found.times.set(call.what, times)
    const plan = plans.find(({ what }) => what === call.what)
    const whole = plan?.wholeTables ?? []
    const note = whole.length > 0 ? `READS ALL OF ${whole.join(', ')}` : 'index scans only'
    const { budget } = call
    found.lines.push(lineOf(call.what, by, times, { note, ...(budget === undefined ? {} : { budget }) }))
  }
  tools.tell(`${by} measured`)
  found.lines.push(...(await costOfMessages(db, filled, by)))
  return found
}

/** The lines of one kind of work below each other, with what growth does to it. */
function inOrder(all: Measured[]): Line[] {
  const kinds = [...new Set(all.flatMap(({ lines }) => lines.map(({ what }) => what)))]
  return kinds.flatMap((what) =>
    all.flatMap(({ lines }) => {
      const first = all[0]?.lines.find((line) => line.what === what)
      return lines
        .filter((line) => line.what === what)
        .map((line) => (first ? { ...line, ratio: line.median / first.median } : line))
    }),
  )
}

export const server: LoneMeasure = {
  name: 'server',
  about: 'the calls of a device on PostgreSQL; one teacher with up to 10,000 messages among all others',
  alone: true,
  minutes: 15,
  async run(tools): Promise<Found> {
    const server = await startBenchServer()
    tools.atEnd(() => server.stop())
    const all: Measured[] = []
    for (const messages of SIZES[tools.size]) {
      const db = await server.open(`bench_${messages}`)
      try {
        all.push(await measure(db, messages, tools))
      } finally {
        await db.close()
      }
    }
    return { lines: inOrder(all), notes: [`PostgreSQL ${server.version}`] }
  },
}
