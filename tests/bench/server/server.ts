import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { type Line, lineOf } from '../line.ts'
import { type Call, callsOn } from './calls.ts'
import { asCaller, type BenchDatabase, type BenchServer, startBenchServer } from './database.ts'
import { type Filled, fill } from './fill.ts'
import { type PlanOf, plansOf } from './plans.ts'
import { costOfMessages } from './weight.ts'

const SIZES: Record<Size, number[]> = {
  quick: [10_000, 100_000],
  usual: [10_000, 100_000, 1_000_000],
  large: [10_000, 100_000, 1_000_000, 10_000_000],
}
const ROUNDS: Record<Size, number> = { quick: 20, usual: 60, large: 60 }
const SELDOM = 6
const WARM_UP = 5

const nameOf = (messages: number) => `${messages.toLocaleString('en-NZ')} messages`

/** A filled database with its calls and the plans of these. */
interface Place {
  by: string
  db: BenchDatabase
  filled: Filled
  calls: Call[]
  plans: PlanOf[]
}

async function placeOf(server: BenchServer, messages: number, tools: Tools): Promise<Place> {
  const by = nameOf(messages)
  const start = Date.now()
  const db = await server.open(`bench_${messages}`)
  tools.atEnd(() => db.close())
  const filled = await fill(db, messages)
  tools.tell(`${by} made in ${Math.round((Date.now() - start) / 1000)} s`)
  const calls = await callsOn(db, filled)
  return { by, db, filled, calls, plans: await plansOf(db, calls) }
}

async function once({ db }: Place, call: Call, round: number): Promise<number> {
  const { caller, call: text } = await call.request(round)
  const start = performance.now()
  await db.api.unsafe(asCaller(caller, text)).simple()
  return performance.now() - start
}

/** One round on each database in turn, so that a machine that slows down slows all of them. */
async function linesFor(what: string, places: Place[], size: Size): Promise<Line[]> {
  const all = places.flatMap((place) => {
    const call = place.calls.find((one) => one.what === what)
    return call ? [{ place, call, times: [] as number[] }] : []
  })
  const rounds = all[0]?.call.seldom ? SELDOM : ROUNDS[size]
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const { place, call, times } of all) {
      const took = await once(place, call, round + WARM_UP)
      if (round >= 0) times.push(took)
    }
  return all.map(({ place, call, times }) => {
    const { budget } = call
    const note = remark(place.plans.find((plan) => plan.what === what))
    const besides = all[0]?.times ?? []
    return lineOf(what, place.by, times, { note, besides, ...(budget === undefined ? {} : { budget }) })
  })
}

function remark(plan: PlanOf | undefined): string {
  if (!plan) return 'no plan was read'
  return plan.wholeTables.length > 0 ? `READS ALL OF ${plan.wholeTables.join(', ')}` : 'index scans only'
}

export const server: LoneMeasure = {
  name: 'server',
  about: 'the calls of a device on PostgreSQL; one teacher with up to 10,000 messages among all others',
  alone: true,
  minutes: 15,
  async run(tools): Promise<Found> {
    const server = await startBenchServer()
    tools.atEnd(() => server.stop())
    const places: Place[] = []
    for (const messages of SIZES[tools.size]) places.push(await placeOf(server, messages, tools))
    const lines: Line[] = []
    for (const { what } of places[0]?.calls ?? []) lines.push(...(await linesFor(what, places, tools.size)))
    tools.tell('calls measured')
    const costs = []
    for (const { db, filled, by } of places) costs.push(await costOfMessages(db, filled, by))
    for (const { what } of costs[0] ?? [])
      lines.push(...costs.flatMap((some) => some.filter((line) => line.what === what)))
    return { lines, notes: [`PostgreSQL ${server.version}; a commit waits for the disk`] }
  },
}
