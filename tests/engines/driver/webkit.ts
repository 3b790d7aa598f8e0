import { freePort } from '../../support/start-app.ts'
import { type Child, startChild } from './child.ts'
import { type EnginePage, overJson, readJson } from './engine-page.ts'

/** Time that a script in a page may take before the driver calls it an error. */
const MAX_SCRIPT_MS = 120_000

interface Programs {
  driver: string
  browser: string
  display: string
}

/** Calls the driver as the WebDriver standard says. */
async function call<T>(url: string, method: 'POST' | 'DELETE', body: object = {}): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebKit refused ${url}: ${value.error} ${value.message}`)
  return value
}

function pageOf(session: string, children: readonly Child[]): EnginePage {
  return {
    goto: (url) => call(`${session}/url`, 'POST', { url }),
    back: () => call(`${session}/back`, 'POST'),
    act: (actions) => call(`${session}/actions`, 'POST', { actions }),
    run: async (inPage, given) => {
      const script = `const [text, done] = arguments
        ;(${overJson(inPage as (given: never) => unknown)})(text).then(
          (answer) => done({ answer }), (error) => done({ error: String(error) }))`
      const args = [JSON.stringify(given ?? null)]
      const { answer, error } = await call<{ answer?: string; error?: string }>(
        `${session}/execute/async`,
        'POST',
        { script, args },
      )
      if (error !== undefined) throw new Error(error)
      return readJson(answer ?? 'null')
    },
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined)
      for (const child of children) await child.end()
    },
  }
}

const capabilities = (browser: string) => ({
  alwaysMatch: {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--geometry=1280x900'] },
    timeouts: { script: MAX_SCRIPT_MS, pageLoad: MAX_SCRIPT_MS },
  },
})

/** Starts WebKit on a display that nobody sees and answers a page of it. Its page cache is on, as in Safari. */
export async function openWebKit({ driver, browser, display }: Programs): Promise<EnginePage> {
  const screen = await startChild(
    display,
    () => ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\s/m,
  )
  const port = await freePort()
  const started = await startChild(
    'sh',
    () => ['-c', `echo ready; exec "${driver}" --host=127.0.0.1 --port=${port}`],
    /ready/,
    (folder) => ({
      DISPLAY: `:${screen.ready[1]}`,
      HOME: folder,
      XDG_DATA_HOME: `${folder}/data`,
      XDG_CACHE_HOME: `${folder}/cache`,
      XDG_RUNTIME_DIR: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    }),
  )
  const root = `http://127.0.0.1:${port}`
  await answers(root)
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, 'POST', {
    capabilities: capabilities(browser),
  })
  return pageOf(`${root}/session/${sessionId}`, [started, screen])
}

/** The driver prints nothing when it listens. */
async function answers(root: string): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const ok = await fetch(`${root}/status`).then(
      () => true,
      () => false,
    )
    if (ok) return
    if (Date.now() > until) throw new Error('The driver of WebKit did not answer in half a minute.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
