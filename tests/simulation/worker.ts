import { compileApp } from './device/tab.ts'
import { takeOverTasks } from './device/tasks.ts'
import { plantNamed } from './plants/plants.ts'
import { runSchedule, type Step, stepsOf } from './schedule/schedule.ts'
import { shrink } from './schedule/shrink.ts'
import { ModelServer } from './server/model/model-server.ts'
import { openDatabase } from './server/open-database.ts'
import type { SimServer } from './server/sim-server.ts'
import { SqlServer } from './server/sql-server.ts'
import { TwinServer } from './server/twin-server.ts'

export type ServerKind = 'model' | 'sql' | 'twin'

/** The first message to a worker. */
export interface WorkerStart {
  code: string
  /** The migration that carries a planted bug. */
  plant?: string
  /** True to shrink a violation to the steps it needs. */
  shrinks: boolean
}

export interface Task {
  seed: number
  server: ServerKind
}

export interface Finding extends Task {
  counts: [string, number][]
  violation?: { invariant: string; message: string; told: string[] }
}

type Servers = (kind: ServerKind) => Promise<(newId: () => string) => SimServer>

/** Dexie and zustand talk to the console when storage breaks, as it does here all the time. */
function hush(): void {
  Error.stackTraceLimit = 3 // most errors here are expected, and their stacks are dear
  for (const level of ['debug', 'warn', 'error'] as const) console[level] = () => {}
}

/** One database a worker, opened when the first schedule asks for it. */
function servers(plant: string | undefined): Servers {
  let database: ReturnType<typeof openDatabase> | undefined
  return async (kind) => {
    if (kind === 'model') return (newId) => new ModelServer(newId)
    database ??= openDatabase(plant === undefined ? undefined : plantNamed(plant))
    const db = await database
    const sql = (newId: () => string) => new SqlServer(db, newId)
    if (kind === 'sql') return sql
    return (newId) => new TwinServer(newId, sql, (ids) => new ModelServer(ids))
  }
}

export async function work({ code, plant, shrinks }: WorkerStart): Promise<(task: Task) => Promise<Finding>> {
  const script = compileApp(code)
  const serverOf = servers(plant)
  await serverOf(plant === undefined ? 'model' : 'sql')
  return async ({ seed, server }) => {
    const made = await serverOf(server)
    takeOverTasks()
    const lookEvery = server === 'model' ? 1 : 6
    const run = (steps: Step[]) => runSchedule({ seed, script, server: made, lookEvery }, steps)
    const outcome = await run(stepsOf(seed))
    const counts = [...outcome.counts]
    if (!outcome.violation) return { seed, server, counts }
    const { violation, told } = shrinks ? await shrink(stepsOf(seed), outcome, run) : outcome
    return { seed, server, counts, violation: { ...(violation ?? outcome.violation), told } }
  }
}

if (process.send) {
  hush()
  let doing: Promise<(task: Task) => Promise<Finding>>
  process.on('message', (message: WorkerStart | Task) => {
    if ('code' in message) doing = work(message)
    else void doing.then((run) => run(message)).then((finding) => process.send?.(finding), fail)
  })
}

function fail(error: unknown): void {
  process.stderr.write(`${String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
