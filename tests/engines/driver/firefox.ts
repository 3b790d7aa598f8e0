import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { startChild } from './child.ts'
import { type EnginePage, overJson, readJson } from './engine-page.ts'

/** A first start asks nothing, and looks for no update. */
const PREFERENCES = `
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.download.useDownloadDir", true);
user_pref("remote.active-protocols", 1);
`

type Result = { type: 'success' | 'error'; id: number; message?: string; result?: Record<string, unknown> }

/** A connection of WebDriver BiDi: each command has a number, and its answer carries the same. */
class BiDi {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (result: Result) => void>()
  #last = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (bytes) => {
      const result = JSON.parse(bytes.toString()) as Result
      this.#waiting.get(result.id)?.(result)
      this.#waiting.delete(result.id)
    })
  }

  static open(url: string): Promise<BiDi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      socket.once('open', () => resolve(new BiDi(socket)))
      socket.once('error', reject)
    })
  }

  async send<T>(method: string, params: object): Promise<T> {
    this.#last += 1
    const id = this.#last
    const answer = new Promise<Result>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const result = await answer
    if (result.type === 'error') throw new Error(`Firefox refused ${method}: ${result.message}`)
    return result.result as T
  }

  close() {
    this.#socket.close()
  }
}

interface CallResult {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** What Firefox says of a navigation that another one ended. */
const ABORTED = 'NS_BINDING_ABORTED'
const STEP_MS = 50
const LOAD_MS = 30_000

/**
 * Waits until a page has loaded, other than the one that is left where one is named. Firefox reports a navigation as
 * aborted when it begins while an older one is still loading, and the app may still be loading the page it sent us to.
 */
async function loaded(run: EnginePage['run'], left?: string): Promise<void> {
  const until = Date.now() + LOAD_MS
  while (Date.now() < until) {
    // The page that is being left refuses to answer.
    const now = await run(() => ({ href: location.href, state: document.readyState }), null).catch(() => null)
    if (now !== null && now.href !== left && now.state === 'complete') return
    await new Promise((done) => setTimeout(done, STEP_MS))
  }
  throw new Error(
    left === undefined ? 'Firefox never finished loading a page' : `Firefox did not leave ${left}`,
  )
}

function pageOf(bidi: BiDi, context: string, close: () => Promise<void>): EnginePage {
  const run: EnginePage['run'] = async (inPage, given) => {
    const called = await bidi.send<CallResult>('script.callFunction', {
      functionDeclaration: overJson(inPage as (given: never) => unknown),
      arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
      awaitPromise: true,
      userActivation: false,
      target: { context },
    })
    if (called.type === 'exception') throw new Error(called.exceptionDetails?.text)
    return readJson(called.result?.value ?? 'null')
  }
  return {
    close,
    run,
    goto: async (url) => {
      await loaded(run)
      const navigate = () => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
      await navigate().catch(async (error) => {
        if (!(error instanceof Error) || !error.message.includes(ABORTED)) throw error
        // Firefox may still be going back when the page says that it has loaded, and ends that by ending ours.
        await loaded(run)
        await navigate()
      })
    },
    back: async () => {
      const left = await run(() => location.href, null)
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })
      await loaded(run, left)
    },
    act: async (actions) => {
      await bidi.send('input.performActions', { context, actions })
    },
  }
}

/** Starts Firefox without a window and answers a page of it. */
export async function openFirefox(path: string): Promise<EnginePage> {
  const started = await startChild(
    path,
    (folder) => {
      writeFileSync(join(folder, 'user.js'), PREFERENCES)
      return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank']
    },
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    (folder) => ({ HOME: folder, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' }),
  )
  const bidi = await BiDi.open(`${started.ready[1]}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  return pageOf(bidi, context, async () => {
    bidi.close()
    await started.end()
  })
}
