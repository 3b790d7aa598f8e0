import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { DESKTOP } from '../../support/browser.ts'
import { PASSWORD, signIn, signUp, userId } from '../../support/teacher-at-work.ts'
import type { Bench } from '../bench.ts'
import { withHelper } from '../in-page.ts'
import { rowsOnServer } from '../server-rows.ts'
import type * as Plain from './plain.ts'

export const OPS = 500

export interface Teacher {
  email: string
  user: string
  chats: string[]
}

/** The app, and a page with nothing but supabase-js, both of the same teacher; and a page with RxDB at its own server. */
export interface Places {
  ours: Page
  plain: Page
  rxdb: Page
}

export async function context(bench: Bench, baseURL: string): Promise<BrowserContext> {
  const options = { baseURL, ...DESKTOP, bypassCSP: true, serviceWorkers: 'block' as const }
  const opened = await withHelper(await bench.browser.newContext(options))
  bench.atEnd(() => opened.close())
  return opened
}

export async function newTeacher(bench: Bench): Promise<Teacher> {
  const page = await (await context(bench, bench.app.url)).newPage()
  const email = await signUp(page)
  const user = await userId(page)
  const chats = Array.from({ length: OPS }, () => randomUUID())
  const rows = chats.map((id) => ({ id, user_id: user, title: 'A chat', generator_type: 'lessonPlan' }))
  await rowsOnServer(bench.app).insert('chat_sessions', rows)
  await page.close()
  return { email, user, chats }
}

type Functions<Script> = { [Name in keyof Script]: (...given: never[]) => unknown }

/** Calls functions of the script that a page was given. */
export const callsOf =
  <Script extends Functions<Script>>() =>
  <Name extends keyof Script & string>(page: Page, name: Name, ...given: Parameters<Script[Name]>) =>
    page.evaluate(
      ({ name, given }) => {
        const { bench } = window as unknown as { bench: Record<string, (...all: unknown[]) => unknown> }
        return bench[name]?.(...given)
      },
      { name: name as string, given: given as unknown[] },
    ) as ReturnType<Script[Name]>

export const callPlain = callsOf<typeof Plain>()

/** The app on a new device, signed in. */
export async function openOurs(bench: Bench, url: string, { email }: Teacher): Promise<Page> {
  const ours = await (await context(bench, url)).newPage()
  await signIn(ours, email)
  return ours
}

/** A page with nothing but supabase-js, signed in. */
export async function openPlain(
  bench: Bench,
  url: string,
  { email }: Teacher,
  script: string,
): Promise<Page> {
  const plain = await (await context(bench, url)).newPage()
  await plain.goto('/pricing')
  await plain.addScriptTag({ content: script })
  await callPlain(plain, 'signIn', bench.app.anonKey, email, PASSWORD)
  return plain
}
