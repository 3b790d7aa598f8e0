import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from 'playwright-core'
import { LAUNCH_OPTIONS } from '../../support/browser.ts'

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--hide-crash-restore-bubble',
  '--window-size=1280,900',
  '--lang=en-NZ',
  // Restricts the browser to this machine, whatever it would like to fetch by itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost',
]
const MAX_START_MS = 60_000

/** One browser on one profile, which outlives the browser. Its process is ours, so that it can be killed. */
export class Device {
  private readonly profile: string
  private child: ChildProcess | undefined
  private browser: Browser | undefined
  private open: Page | undefined
  /** ms since 1970 */
  diedAt = 0
  /** Messages of uncaught errors of the page. */
  readonly pageErrors: string[] = []

  constructor(profile: string) {
    this.profile = profile
    process.once('exit', () => this.signal())
  }

  get alive(): boolean {
    return this.child !== undefined && !this.child.killed && isRunning(this.child)
  }

  get page(): Page {
    if (!this.open) throw new Error('The browser has not been started')
    return this.open
  }

  async start(): Promise<void> {
    const args = [...LAUNCH_OPTIONS.args, ...FLAGS, `--user-data-dir=${this.profile}`, 'about:blank']
    // A group of its own: killed as a whole it has no time to write anything down.
    this.child = spawn(LAUNCH_OPTIONS.executablePath, args, {
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const address = await listeningAt(this.child)
    this.browser = await chromium.connectOverCDP(address)
    const [context] = this.browser.contexts()
    if (!context) throw new Error('The browser has no window')
    context.setDefaultTimeout(30_000)
    // tsx wraps functions with a helper of this name; those sent into a page would miss it there.
    await context.addInitScript('globalThis.__name ??= (named) => named')
    context.on('weberror', (event) => this.pageErrors.push(String(event.error())))
    this.open = context.pages()[0] ?? (await context.newPage())
    this.open.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  /** Kills the browser that runs now, and never one that was started after it. */
  killer(): () => void {
    const meant = this.child
    return () => {
      if (this.child === meant) void this.kill()
    }
  }

  /** SIGKILL, at once. Resolves when the process is gone. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || !isRunning(child)) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    this.diedAt = Date.now()
    this.signal()
    await gone
    await this.browser?.close().catch(() => {})
  }

  private signal(): void {
    const { child } = this
    if (child?.pid === undefined || !isRunning(child)) return
    try {
      if (process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL')
    } catch {
      // the group was faster
    }
    child.kill('SIGKILL')
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** The browser says on its error output where it can be spoken to. */
function listeningAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => reject(new Error(`The browser did not start (${why}): ${said}`))
    const timer = setTimeout(() => fail('it took too long'), MAX_START_MS)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => fail(`exit ${signal ?? code}`))
    child.stderr?.on('data', (text) => {
      said = (said + String(text)).slice(-4_000)
      const [, address] = /DevTools listening on (ws:\/\/\S+)/.exec(said) ?? []
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
