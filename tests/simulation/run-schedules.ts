import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundleApp } from './device/bundle-app.ts'
import { plantInApp } from './plants/plant-in-app.ts'
import { isOfDatabase, type Plant } from './plants/plants.ts'
import type { Finding, ServerKind, Task, WorkerStart } from './worker.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

export interface RunOptions {
  seed: number
  schedules: number
  workers: number
  /** Each so many-th schedule runs on the real SQL. */
  sqlEvery: number
  plant?: Plant | undefined
  /** Ends the run at the first violation, and leaves that as it is. */
  stopAtFirst?: boolean
  onFinding?: (finding: Finding, done: number) => void
}

/** Shares the schedules among processes, each with its own app, devices and server. */
export async function runSchedules(options: RunOptions): Promise<Finding[]> {
  const { plant, schedules, workers } = options
  const ofApp = plant && !isOfDatabase(plant)
  const code = await bundleApp(ofApp ? [plantInApp(plant)] : [])
  const shrinks = !options.stopAtFirst
  const start: WorkerStart = { code, shrinks, ...(plant && !ofApp ? { plant: plant.name } : {}) }
  const tasks = tasksOf(options)
  const findings: Finding[] = []
  const over = { yet: false }
  const note = (finding: Finding) => {
    findings.push(finding)
    if (finding.violation && options.stopAtFirst) over.yet = true
    options.onFinding?.(finding, findings.length)
  }
  const next = () => (over.yet ? undefined : tasks.next().value)
  await Promise.all(Array.from({ length: Math.min(workers, schedules) }, () => runWorker(start, next, note)))
  return findings.sort((one, other) => one.seed - other.seed)
}

function* tasksOf({ seed, schedules, sqlEvery, plant }: RunOptions): Generator<Task, undefined> {
  for (let n = 0; n < schedules; n++) {
    const onSql = (plant && isOfDatabase(plant)) || n % sqlEvery === sqlEvery - 1
    const which = Math.floor(n / sqlEvery)
    yield { seed: seed + n, server: onSql ? sqlKind(which, plant) : 'model' }
  }
}

/** Alternates between the two servers, whatever `sqlEvery` is. A bug planted in the SQL runs on the SQL alone, because the two would differ by design. */
const sqlKind = (which: number, plant?: Plant): ServerKind => (plant || which % 2 === 0 ? 'sql' : 'twin')

function runWorker(
  start: WorkerStart,
  next: () => Task | undefined,
  note: (finding: Finding) => void,
): Promise<void> {
  // A schedule makes much short-lived garbage: a larger nursery saves a fifth of the time.
  const child = fork(WORKER, { execArgv: ['--import', 'tsx', '--max-semi-space-size=64'] })
  return new Promise((resolve, reject) => {
    const give = () => {
      const task = next()
      if (task) child.send(task)
      else end(child, resolve)
    }
    child.on('message', (finding: Finding) => {
      note(finding)
      give()
    })
    child.on('error', reject)
    child.on('exit', (code) => (code ? reject(new Error(`A worker died with ${code}`)) : resolve()))
    child.send(start)
    give()
  })
}

function end(child: ChildProcess, resolve: () => void): void {
  child.disconnect()
  child.kill()
  resolve()
}
