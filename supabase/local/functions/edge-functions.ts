import type { ChildProcess } from 'node:child_process'
import type { Keys } from '../data-folder.ts'
import { type DenoSettings, startDeno } from './deno-process.ts'
import { allowedHosts, functionSettings } from './environment.ts'

export interface EdgeFunctions {
  /** Where they listen now; waits while they start. Undefined when they did not come up in time. */
  port(): Promise<number | undefined>
  close(): Promise<void>
}

const START_MS = 30_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Running this long counts as healthy: the next failure starts again with a short pause. */
const HEALTHY_MS = 60_000

export interface EdgeOptions {
  folder: string
  origin: string
  keys: Keys
  /** Loads a function again when its file changes. */
  watch: boolean
}

function denoSettings({ folder, origin, keys, watch }: EdgeOptions): DenoSettings {
  const settings = functionSettings(process.env)
  const env = {
    ...settings,
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
  }
  return { folder, env, hosts: [new URL(origin).host, ...allowedHosts(settings, process.env)], watch }
}

/** Keeps one Deno process running: when it dies, another takes its place after a growing pause. */
export function openEdgeFunctions(options: EdgeOptions): EdgeFunctions {
  const settings = denoSettings(options)
  let child: ChildProcess | undefined
  let port: number | undefined
  let closing = false
  let pause = FIRST_PAUSE_MS
  let waiting: (() => void)[] = []

  function start(): void {
    const startedAt = Date.now()
    child = startDeno(settings, (listening) => {
      port = listening
      for (const go of waiting.splice(0)) go()
    })
    const died = (why: string) => {
      port = undefined
      if (closing) return
      pause = Date.now() - startedAt > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      console.error(`The edge functions stopped (${why}); starting them again.`)
      setTimeout(() => closing || start(), pause).unref()
    }
    child.once('error', (error) => died(error.message))
    child.once('exit', (code, signal) => died(signal ?? `code ${code}`))
  }

  start()
  return {
    async port() {
      if (port === undefined) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
          setTimeout(resolve, START_MS).unref()
        })
      }
      return port
    },
    async close() {
      closing = true
      const last = child
      waiting = []
      if (!last || last.exitCode !== null || last.signalCode !== null) return
      await new Promise<void>((resolve) => {
        last.once('exit', () => resolve())
        last.kill('SIGTERM')
      })
    },
  }
}
