import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { copyPreparedData } from './prepared-data.ts'
import { startTwice } from './start-twice.ts'

export interface AppOptions {
  port?: number
  /** A folder given here is kept after `stop`; without one, a copy of the prepared data is used and removed. */
  dataDir?: string
  /** Builds the app first if it is stale; `false` serves `dist` as it is. Default true. */
  build?: boolean
  env?: Record<string, string>
}

export interface TestMail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

export interface TestApp {
  url: string
  anonKey: string
  serviceKey: string
  dataDir: string
  /** The process of the server, which has started others. */
  pid(): number | undefined
  /** Everything the server printed since the last start. */
  output(): string
  mailbox(): Promise<TestMail[]>
  /** Stops the server as Ctrl+C does. */
  stop(): Promise<void>
  /** Kills the server as a power cut does. */
  kill9(): Promise<void>
  /** Starts again on the same port with the same data; stops first if it runs. */
  restart(): Promise<void>
}

const PROJECT = join(import.meta.dirname, '..', '..')
/** A first start may build the app. */
const MAX_START_MS = 240_000

const readyMessage = z.object({
  type: z.literal('ready'),
  url: z.string(),
  anonKey: z.string(),
  serviceKey: z.string(),
})
type Ready = z.infer<typeof readyMessage>

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}

function isOver(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

interface Run {
  child: ChildProcess
  output: string[]
}

function launch(flags: string[], env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(PROJECT, 'supabase/local/start.mjs'), ...flags], {
    cwd: PROJECT,
    // The channel tells when it is ready, and ends the server when this test run dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env },
  })
  const output: string[] = []
  child.stdout?.on('data', (text) => output.push(String(text)))
  child.stderr?.on('data', (text) => output.push(String(text)))
  return { child, output }
}

function untilReady({ child, output }: Run): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The app did not start (${why}):\n${output.join('')}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail('it took too long')
    }, MAX_START_MS)
    child.on('message', (message) => {
      const ready = readyMessage.safeParse(message)
      if (!ready.success) return
      clearTimeout(timer)
      resolve(ready.data)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(`exit ${signal ?? code}`)
    })
  })
}

/** Runs the command to its end and gives what it printed: for starts that must fail. */
export async function runToEnd(flags: string[], env: Record<string, string>) {
  const run = launch(flags, env)
  const code = await new Promise<number | null>((resolve) => run.child.once('close', resolve))
  return { code, output: run.output.join('') }
}

/** The same server as `npm start`, on its own port and data. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'app-data-'))
  if (!options.dataDir) copyPreparedData(dataDir)
  const flags = options.build === false ? ['--as-built'] : []
  let env: Record<string, string> = {}
  let run: Run
  // Each try has a port of its own: somebody else may have taken the free one in the meantime.
  const ready = await startTwice('The app', async () => {
    const port = options.port ?? (await freePort())
    env = { ...options.env, PORT: String(port), DATA_DIR: dataDir }
    run = launch(flags, env)
    return untilReady(run)
  })
  return {
    ...ready,
    dataDir,
    pid: () => run.child.pid,
    output: () => run.output.join(''),
    async mailbox() {
      const answer = await fetch(`${ready.url}/_local/mail.json`)
      return (await answer.json()) as TestMail[]
    },
    async stop() {
      await end(run.child, 'SIGTERM')
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
    kill9: () => end(run.child, 'SIGKILL'),
    async restart() {
      await end(run.child, 'SIGTERM')
      run = launch(['--as-built'], env)
      await untilReady(run)
    },
  }
}
