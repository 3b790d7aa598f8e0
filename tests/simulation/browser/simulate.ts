import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { signUp, userId } from '../../support/teacher-at-work.ts'
import { count } from './count.ts'
import { Day } from './day.ts'
import { Device } from './device.ts'
import { Faults } from './faults.ts'
import { heal } from './heal.ts'
import { type NetworkProxy, openProxy, pause } from './proxy.ts'
import { randomFrom } from './random.ts'
import type { Result } from './report.ts'
import { type Account, Scene } from './scene.ts'
import { readServer } from './server-truth.ts'

export interface Options {
  seed: number
  sends: number
  kills: number
  /** The number of minutes after which no new action begins. */
  minutes: number
  /** Builds the app first if it is stale. */
  build: boolean
  tell?: (line: string) => void
}

const MAX_HEAL_MS = 200_000
/** Chromium writes what a page put into local storage to the disk after a while only; a teacher who just signed in is not the test. */
const SIGN_IN_ON_DISK_MS = 6_500

/** The kill test: one teacher, a real browser and a real backend, and everything that can go wrong between them. */
export async function simulate(options: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-test-'))
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', tidy)
  const app = await startApp({ build: options.build, dataDir: join(folder, 'server') })
  const proxy = await openProxy(app.url, new Faults(options.seed))
  const device = new Device(join(folder, 'profile'))
  try {
    return await run(options, { app, proxy, device })
  } finally {
    await device.kill()
    await proxy.close()
    await app.stop()
    tidy()
    process.off('exit', tidy)
  }
}

interface Parts {
  app: TestApp
  proxy: NetworkProxy
  device: Device
}

async function run(options: Options, { app, proxy, device }: Parts): Promise<Result> {
  const { seed, sends, kills, minutes, tell = () => {} } = options
  await device.start()
  const account = await moveIn(device, proxy, app)
  tell(`seed ${seed}: the teacher is at ${proxy.url}, the backend at ${app.url}`)
  const start = Date.now()
  const plan = { sends, kills, until: start + minutes * 60_000 }
  const scene = new Scene({ device, proxy, account, random: randomFrom(seed, 'teacher') })
  const day = new Day(scene, plan)
  await day.live(tell)
  const seconds = Math.round((Date.now() - start) / 1000)

  proxy.faults.mode = 'off'
  const where = { page: device.page, url: proxy.url, userId: account.userId, app, longestMs: MAX_HEAL_MS }
  const healed = await heal(where)
  await device.kill()
  await app.stop()
  const { book } = scene
  const findings = count(book, await readServer(app.dataDir, account.userId), healed.device)
  for (const words of healed.falselyRefused)
    findings.doubled.push(`"${words}" is sent, and listed as refused`)
  return {
    seed,
    sends: book.taken.size,
    asked: sends,
    seconds,
    healSeconds: Math.round(healed.took / 1000),
    kills: day.kills,
    faults: proxy.faults.counts,
    drafts: book.drafts,
    done: {
      stars: book.stars.size,
      renames: book.titles.size,
      edits: [...book.edits.values()].flat().length,
      deletes: book.deleted.size,
      retried: healed.retried,
      signIns: day.signIns,
    },
    problems: scene.problems,
    pageErrors: device.pageErrors,
    findings,
  }
}

/** Signs up, with room for all the sends, and waits until the app works without its server's files. */
async function moveIn({ page }: Device, proxy: NetworkProxy, app: TestApp): Promise<Account> {
  const email = await signUp(page, 'Hana Walker', proxy.url)
  const account = { email, userId: await userId(page) }
  await makeRoom(app, account.userId)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await pause(SIGN_IN_ON_DISK_MS)
  return account
}

/** Upgrades the account as a payment would. Its row is created by the device's first request. */
async function makeRoom({ url, serviceKey }: TestApp, teacher: string): Promise<void> {
  const headers = {
    apikey: serviceKey,
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  }
  const body = JSON.stringify({ message_limit: 5_000, plan_type: 'premium', status: 'active' })
  for (let tries = 0; tries < 50; tries += 1) {
    const asked = { method: 'PATCH', headers, body }
    const answer = await fetch(`${url}/rest/v1/subscriptions?user_id=eq.${teacher}`, asked)
    if (answer.ok && ((await answer.json()) as unknown[]).length === 1) return
    await pause(200)
  }
  throw new Error('The teacher has no subscription row')
}
