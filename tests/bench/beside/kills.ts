import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Device } from '../../simulation/browser/device.ts'
import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { type Line, one } from '../line.ts'
import { bundle } from './bundle.ts'
import { call } from './call.ts'
import { CONTENDERS, type NamedContender } from './contenders.ts'
import { serveFolders } from './serve.ts'

const KILLS: Record<Size, number> = { quick: 3, usual: 20, large: 60 }
/** After so many sends, and a moment that differs from kill to kill, the browser is killed amid the next ones. */
const SENDS_EACH = 10
const MAX_MOMENT_MS = 40
/** Each start numbers its messages anew, so that one found twice was sent once. */
const NUMBERS_EACH = 100_000
const MAX_WAIT_MS = 30_000

interface Counted {
  safe: number
  lost: number
  doubled: number
  /** On the device and not waiting, or the other way about; undefined where nothing says what waits. */
  stuck: number | undefined
}

async function startedAt(device: Device, url: string, tellSafe: (text: string) => void): Promise<void> {
  await device.start()
  await device.page.exposeFunction('tellSafe', tellSafe)
  await device.page.goto(url)
  await device.page.waitForFunction(() => 'bench' in globalThis)
  await call(device.page, 'start', 0)
}

async function sendsUntilKilled(device: Device, from: number, safe: Set<string>, moment: number) {
  const enough = safe.size + SENDS_EACH
  const until = Date.now() + MAX_WAIT_MS
  let failure: unknown
  call(device.page, 'sendUntilKilled', from).catch((error: unknown) => {
    failure = error
  })
  while (safe.size < enough) {
    if (failure || Date.now() > until)
      throw new Error('the sends stopped before the kill', { cause: failure })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await new Promise((resolve) => setTimeout(resolve, moment))
  await device.kill()
}

/** What the store called safe, against what it has after the last kill. */
async function countOf(device: Device, safe: Set<string>): Promise<Counted> {
  const { texts, waiting } = await call(device.page, 'held', 0)
  const held = new Set(texts)
  return {
    safe: safe.size,
    lost: [...safe].filter((text) => !held.has(text)).length,
    doubled: texts.length - held.size,
    stuck: waiting === undefined ? undefined : Math.abs(held.size - waiting),
  }
}

async function killed({ name }: NamedContender, url: string, tools: Tools): Promise<Counted> {
  const profile = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  tools.atEnd(async () => rmSync(profile, { recursive: true, force: true }))
  const device = new Device(profile)
  tools.atEnd(() => device.kill())
  const safe = new Set<string>()
  const kills = KILLS[tools.size]
  for (let kill = 0; kill < kills; kill += 1) {
    await startedAt(device, url, (text) => safe.add(text))
    await sendsUntilKilled(device, kill * NUMBERS_EACH, safe, (kill / kills) * MAX_MOMENT_MS)
  }
  await startedAt(device, url, () => {})
  return countOf(device, safe)
}

function linesOf({ label }: NamedContender, { safe, lost, doubled, stuck }: Counted, kills: number): Line[] {
  const what = `${kills} kills of the browser while sending`
  const count = (of: string, value: number, note?: string) =>
    one(`${what}: ${of}`, label, value, { unit: 'count', ...(note ? { note } : {}) })
  return [
    count('lost', lost, `of ${safe} sends that it called safe`),
    count('doubled', doubled),
    count(
      'stuck',
      stuck ?? Number.NaN,
      stuck === undefined ? 'no: it keeps no list of what waits' : undefined,
    ),
  ]
}

export const kills: LoneMeasure = {
  name: 'kills',
  about:
    'what each store on the device still has of the sends it called safe, when the browser is killed amid them',
  alone: true,
  minutes: 20,
  async run(tools): Promise<Found> {
    const folders: Record<string, string> = {}
    for (const { name, entry } of CONTENDERS) folders[name] = (await bundle(name, entry)).folder
    const server = await serveFolders(folders)
    tools.atEnd(() => server.close())
    const lines: Line[] = []
    for (const contender of CONTENDERS) {
      const counted = await killed(contender, server.url(contender.name), tools)
      tools.tell(`${contender.name}: ${JSON.stringify(counted)}`)
      lines.push(...linesOf(contender, counted, KILLS[tools.size]))
    }
    return {
      lines: lines.sort((one, other) => one.what.localeCompare(other.what)),
      notes: [
        'The browser’s processes are killed at once; the machine goes on. What a store still held in memory is lost, what the system took is not.',
      ],
    }
  },
}
