import type { Browser, Page } from 'playwright-core'
import { launch } from '../../support/browser.ts'
import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { type Line, lineOf, one } from '../line.ts'
import { CPU_RATE, slowCpu } from '../slow-profile.ts'
import { type Bundle, bundle } from './bundle.ts'
import { call } from './call.ts'
import { CONTENDERS, type NamedContender } from './contenders.ts'
import { serveFolders } from './serve.ts'

const KINDS = {
  open: 'opened, to a chat’s first rows',
  send: 'a send committed',
  live: 'a send, until the screen’s query has it',
  search: 'a rare word found',
  bulk: '1,000 rows from the server',
} as const
type Kind = keyof typeof KINDS

const ROUNDS: Record<Size, Record<Kind, number>> = {
  quick: { open: 4, send: 10, live: 6, search: 4, bulk: 3 },
  usual: { open: 15, send: 40, live: 20, search: 8, bulk: 8 },
  large: { open: 15, send: 40, live: 20, search: 8, bulk: 8 },
}
/** The first rounds warm up code and caches, and are not counted. */
const WARM_UP: Record<Kind, number> = { open: 1, send: 3, live: 1, search: 1, bulk: 1 }

interface Standing extends NamedContender {
  page: Page
  built: Bundle
}

async function standUp(browser: Browser, tools: Tools): Promise<Standing[]> {
  const built = new Map<string, Bundle>()
  for (const { name, entry } of CONTENDERS) built.set(name, await bundle(name, entry))
  tools.tell('pages built')
  const server = await serveFolders(
    Object.fromEntries([...built].map(([name, { folder }]) => [name, folder])),
  )
  tools.atEnd(() => server.close())
  const standing: Standing[] = []
  for (const who of CONTENDERS) {
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('pageerror', (error) => tools.tell(`${who.name}: ${error.message}`))
    await page.goto(server.url(who.name))
    await page.waitForFunction(() => 'bench' in globalThis)
    standing.push({ ...who, page, built: built.get(who.name) as Bundle })
  }
  return standing
}

/** Rounds take turns: one of each contender, then the next round. */
async function roundsOf(
  kind: Kind,
  all: Standing[],
  size: Size,
  from: number,
): Promise<Map<string, number[]>> {
  const times = new Map(all.map(({ name }) => [name, [] as number[]]))
  const rounds = ROUNDS[size][kind]
  for (let round = -WARM_UP[kind]; round < rounds; round += 1)
    for (const { name, page } of all) {
      const took = await call(page, kind, from + round + WARM_UP[kind])
      if (round >= 0) times.get(name)?.push(took)
    }
  return times
}

/** A quick run leaves out at CPU ×4 what takes long and is felt least. */
function kindsAt(rate: number, size: Size): Kind[] {
  const kinds = Object.keys(KINDS) as Kind[]
  return rate > 1 && size === 'quick' ? kinds.filter((kind) => kind !== 'bulk' && kind !== 'search') : kinds
}

async function atRate(rate: number, all: Standing[], messages: number, tools: Tools): Promise<Line[]> {
  for (const { page } of all) await slowCpu(page, rate)
  const lines: Line[] = []
  for (const kind of kindsAt(rate, tools.size)) {
    const times = await roundsOf(kind, all, tools.size, rate * 1000)
    for (const { name, label, says } of all) {
      const what = `${KINDS[kind]}, ${messages.toLocaleString('en-NZ')} messages, CPU ×${rate}`
      const note = says[kind]
      lines.push(
        lineOf(what, label, times.get(name) ?? [], {
          besides: times.get('ours') ?? [],
          ...(note ? { note } : {}),
        }),
      )
    }
  }
  return lines
}

function sizes(all: Standing[]): Line[] {
  const ours = all[0]?.built.scriptBytes ?? 1
  return all.map(({ label, built }) => {
    const wasm =
      built.wasmBytes > 0 ? { note: `and ${Math.round(built.wasmBytes / 1000)} KB of WebAssembly` } : {}
    const line = one('scripts to ship, gzipped', label, built.scriptBytes / 1000, { unit: 'KB', ...wasm })
    return { ...line, ratio: built.scriptBytes / ours }
  })
}

async function weights(all: Standing[], messages: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const { page, label, says } of all) {
    const bytes = await call(page, 'bytes', 0)
    const note = says.bytes ? { note: says.bytes } : {}
    const what = `on the device, ${messages.toLocaleString('en-NZ')} messages`
    lines.push(one(what, label, bytes / 1e6, { unit: 'MB', ...note }))
  }
  return lines.map((line) => ({ ...line, ratio: line.median / (lines[0]?.median ?? 1) }))
}

export const stores: LoneMeasure = {
  name: 'stores',
  about: 'the device’s store beside others, rounds in turn; to the first = to ours',
  alone: true,
  minutes: 12,
  async run(tools): Promise<Found> {
    const messages = tools.size === 'large' ? 100_000 : 10_000
    const browser = await launch()
    tools.atEnd(() => browser.close())
    const all = await standUp(browser, tools)
    for (const { name, page } of all) {
      const start = Date.now()
      await call(page, 'fill', messages)
      tools.tell(`${name} filled in ${Date.now() - start} ms`)
    }
    const weight = await weights(all, messages)
    const lines = [
      ...(await atRate(1, all, messages, tools)),
      ...(await atRate(CPU_RATE, all, messages, tools)),
    ]
    return {
      lines: [...lines, ...weight, ...sizes(all)],
      notes: [`Chromium ${browser.version()}; ours flushes each send to the disk (strict durability)`],
    }
  },
}
