import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Page } from 'playwright-core'
import { copyPreparedData } from '../../support/prepared-data.ts'
import prepareServerData from '../../support/prepared-data-global.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { PASSWORD, signUp, userId } from '../../support/teacher-at-work.ts'
import type { Bench } from '../bench.ts'
import { bundledScript } from '../bundled-script.ts'
import { rowsOnServer } from '../server-rows.ts'
import { callsOf, context, OPS, type Teacher } from './places.ts'

const SCRIPT = new URL('../alternatives/sync/rxdb.ts', import.meta.url)
const TABLES = new URL('tables-of-rxdb.sql', import.meta.url)

/** A server like ours, with the tables that RxDB's replication needs, and a teacher of it with chats. */
export interface RxdbSide {
  app: TestApp
  script: string
  teacher: Teacher
}

export async function startRxdbSide(bench: Bench): Promise<RxdbSide> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahere-bench-rxdb-'))
  bench.atEnd(async () => rmSync(dataDir, { recursive: true, force: true }))
  await prepareServerData()
  copyPreparedData(dataDir)
  const { driver } = await createPgliteConnection({ url: join(dataDir, 'database') })
  await driver.exec(readFileSync(TABLES, 'utf8'))
  await driver.close()
  const app = await startApp({ build: false, dataDir })
  bench.atEnd(() => app.stop())
  const script = await bundledScript(SCRIPT, { alternatives: true })
  return { app, script, teacher: await teacherWithChats(bench, app) }
}

export async function teacherWithChats(bench: Bench, app: TestApp): Promise<Teacher> {
  const page = await (await context(bench, app.url)).newPage()
  const email = await signUp(page)
  const user = await userId(page)
  await page.close()
  const chats = Array.from({ length: OPS }, () => randomUUID())
  const updated_at = new Date().toISOString()
  await rowsOnServer(app).insert(
    'rx_chats',
    chats.map((id) => ({ id, user_id: user, title: 'A chat', updated_at })),
  )
  return { email, user, chats }
}

/** Messages as the app's own table has them, without what RxDB's has no column for. */
export const asRxdb = (rows: Record<string, unknown>[]) => rows.map(({ state, ...row }) => row)

/** The functions of its page. The script is not imported, because its packages are installed for the bench alone. */
interface InPage {
  signIn(key: string, email: string, password: string): Promise<void>
  open(name: string): Promise<void>
  drain(ids: string[], title: string): Promise<number>
  catchUp(): Promise<number>
  firstSync(): Promise<{ ms: number; rows: number }>
}

export const callRxdb = callsOf<InPage>()

/** A page of a new device with RxDB, signed in, its database open and empty. */
export async function openRxdb(
  bench: Bench,
  url: string,
  { app, script }: RxdbSide,
  email: string,
): Promise<Page> {
  const page = await (await context(bench, url)).newPage()
  await page.goto('/pricing')
  await page.addScriptTag({ content: script })
  await callRxdb(page, 'signIn', app.anonKey, email, PASSWORD)
  await callRxdb(page, 'open', 'bench')
  return page
}
