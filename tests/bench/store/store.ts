import type { AppMeasure } from '../bench.ts'
import { bundledScript } from '../bundled-script.ts'
import { type Figure, median, quantile } from '../figure.ts'
import { withHelper } from '../in-page.ts'
import type * as InPage from './in-page.ts'

const MESSAGES = 100_000
const MAX_RAW = 2
const MAX_TASK_MS = 100

type Page = typeof InPage

function beside(what: string, { ours, raw }: InPage.Times, share: number, budget: number): Figure[] {
  const [mine, bare] = [quantile(ours, share), quantile(raw, share)]
  return [
    { what, value: mine, unit: 'ms', budget, note: `bare IndexedDB ${bare.toFixed(1)} ms` },
    {
      what: `${what}, to bare IndexedDB`,
      value: median(ours) / median(raw),
      unit: 'times',
      budget: MAX_RAW,
      note: 'medians',
    },
  ]
}

export const store: AppMeasure = {
  name: 'store',
  about:
    '100,000 messages in 500 chats, processor as it is; bare IndexedDB does the same work in the same run',
  async run({ app, browser, atEnd }) {
    const context = await withHelper(await browser.newContext())
    atEnd(() => context.close())
    const page = await context.newPage()
    await page.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }),
    )
    await page.goto(`${app.url}/bare`)
    await page.addScriptTag({ content: await bundledScript(new URL('in-page.ts', import.meta.url)) })
    const call = <Name extends Exclude<keyof Page, never>>(name: Name, argument?: number) =>
      page.evaluate(
        ({ name, argument }) => {
          const { bench } = window as unknown as {
            bench: Record<string, (argument?: number) => Promise<unknown>>
          }
          return bench[name]?.(argument)
        },
        { name, argument },
      ) as ReturnType<Page[Name]>
    const held = await call('fill', MESSAGES)
    if (held < MESSAGES) throw new Error(`the store holds ${held} messages`)
    const opened = await call('openToRows')
    const sent = await call('sends')
    const heard = await call('liveQueries')
    const bulk = await call('bulk')
    return [
      ...beside('open to a chat’s rows, median', opened, 0.5, 25),
      ...beside('a send committed, p95', sent, 0.95, 8),
      ...beside('live query after a change, p95', heard, 0.95, 16),
      ...beside('1,000 rows from the server, median', bulk, 0.5, 200),
      { what: 'longest task meanwhile', value: bulk.longest, unit: 'ms', budget: MAX_TASK_MS },
    ]
  },
}
