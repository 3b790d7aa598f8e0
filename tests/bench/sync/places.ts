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

/** The app, and a page with nothing but supabase-js, both of the same teacher. */
export interface Places {
  ours: Page
  plain: Page
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

export function callPlain<Name extends keyof typeof Plain>(
  page: Page,
  name: Name,
  ...given: Parameters<(typeof Plain)[Name]>
) {
  return page.evaluate(
    ({ name, given }) => {
      const { bench } = window as unknown as { bench: Record<string, (...all: unknown[]) => unknown> }
      return bench[name]?.(...given)
    },
    { name, given: given as unknown[] },
  ) as ReturnType<(typeof Plain)[Name]>
}

export async function openPlaces(
  bench: Bench,
  url: string,
  { email }: Teacher,
  script: string,
): Promise<Places> {
  const ours = await (await context(bench, url)).newPage()
  await signIn(ours, email)
  const plain = await (await context(bench, url)).newPage()
  await plain.goto('/pricing')
  await plain.addScriptTag({ content: script })
  await callPlain(plain, 'signIn', bench.app.anonKey, email, PASSWORD)
  return { ours, plain }
}
