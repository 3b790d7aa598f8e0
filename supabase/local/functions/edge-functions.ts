import type { ChildProcess } from 'node:child_process'
import type { Keys } from '../data-folder.ts'
import { type DenoSettings, startDeno } from './deno-process.ts'
import { allowedHosts, functionSettings, localMail } from './environment.ts'

export interface EdgeFunctions {
  /** Returns the port they listen on, after waiting while they start. Undefined if they did not start in time. */
  port(): Promise<number | undefined>
  close(): Promise<void>
}

const MAX_START_MS = 30_000
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A process that ran this long counts as healthy, and its failure starts again with a short pause. */
const MIN_HEALTHY_MS = 60_000

export interface EdgeOptions {
  folder: string
  origin: string
  keys: Keys
  /** Reloads a function when its file changes. */
  watch: boolean
  /** The settings of the stand-in for Stripe, used unless the environment names a key of Stripe's. */
  standIn: Record<string, string>
  /** Called when the process has died, before another replaces it. */
  died?: () => void
  /** Called when another process listens in its place. */
  isBack?: () => void
}

function denoSettings({ folder, origin, keys, watch, standIn }: EdgeOptions): DenoSettings {
  const given = functionSettings(process.env)
  const settings = {
    ...localMail(origin, keys.serviceKey),
    ...(given.STRIPE_SECRET_KEY ? {} : standIn),
    ...given,
  }
  const env = {
    ...settings,
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
  }
  return { folder, env, hosts: [new URL(origin).host, ...allowedHosts(settings, process.env)], watch }
}

/** Keeps one Deno process running. When it dies, another replaces it after a growing pause. */
export function openEdgeFunctions(options: EdgeOptions): EdgeFunctions {
  return new DenoKeeper(denoSettings(options), options)
}

class DenoKeeper implements EdgeFunctions {
  private readonly settings: DenoSettings
  private readonly events: Pick<EdgeOptions, 'died' | 'isBack'>
  private deaths = 0
  private child: ChildProcess | undefined
  private listeningOn: number | undefined
  private closing = false
  private pause = FIRST_PAUSE_MS
  private waiting: (() => void)[] = []

  constructor(settings: DenoSettings, events: Pick<EdgeOptions, 'died' | 'isBack'>) {
    this.settings = settings
    this.events = events
    this.start()
  }

  async port(): Promise<number | undefined> {
    if (this.listeningOn === undefined) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve)
        setTimeout(resolve, MAX_START_MS).unref()
      })
    }
    return this.listeningOn
  }

  async close(): Promise<void> {
    this.closing = true
    this.waiting = []
    const last = this.child
    if (!last || last.exitCode !== null || last.signalCode !== null) return
    await new Promise<void>((resolve) => {
      last.once('exit', () => resolve())
      last.kill('SIGTERM')
    })
  }

  private start(): void {
    const startedAt = Date.now()
    const child = startDeno(this.settings, (port) => {
      this.listeningOn = port
      if (this.deaths > 0) this.events.isBack?.()
      for (const go of this.waiting.splice(0)) go()
    })
    this.child = child
    child.once('error', (error) => this.restart(startedAt, error.message))
    child.once('exit', (code, signal) => this.restart(startedAt, signal ?? `code ${code}`))
  }

  private restart(startedAt: number, why: string): void {
    this.listeningOn = undefined
    if (this.closing) return
    this.deaths += 1
    this.events.died?.()
    const wasHealthy = Date.now() - startedAt > MIN_HEALTHY_MS
    this.pause = wasHealthy ? FIRST_PAUSE_MS : Math.min(this.pause * 2, MAX_PAUSE_MS)
    console.error(`The edge functions stopped (${why}). Restarting them.`)
    setTimeout(() => this.closing || this.start(), this.pause).unref()
  }
}
