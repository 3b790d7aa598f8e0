import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePremium } from '../support/databases/server-side.ts'
import { startApp, type TestApp } from '../support/start-app.ts'
import { startTwice } from '../support/start-twice.ts'
import { newEmail, PASSWORD } from '../support/teacher-at-work.ts'
import { fileFrom } from './driver/downloads.ts'
import type { EnginePage } from './driver/engine-page.ts'
import { Hands, type Thing } from './driver/hands.ts'
import { ENGINES } from './engines.ts'

const button = (name: string): Thing => ({ is: 'button', name })
const link = (name: string): Thing => ({ is: 'link', name })
const text = (name: string): Thing => ({ is: 'text', name })

function textOfPdf(file: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mahere-engine-pdf-')), 'file.pdf')
  writeFileSync(path, file)
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
}

async function signUp(hands: Hands, origin: string): Promise<void> {
  await hands.page.goto(`${origin}/login`)
  await hands.press(button('Create an account'))
  await hands.fill('Full name', 'Hana Walker')
  await hands.fill('Email', newEmail())
  await hands.fill('Password', PASSWORD)
  await hands.press(button('Create Account'))
  await hands.reach(/^\/home$/)
}

/** Waits until the worker is in charge and holds the core and the offline pack. */
const packed = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller === null) return false
  navigator.serviceWorker.controller.postMessage({ type: 'FETCH_OFFLINE_PACK' })
  const listed = (await (await fetch('/sw.js')).text()).match(/"pack":"(?:soon|later)"/g)?.length ?? 1
  return (await (await caches.open('mahere-offline-pack')).keys()).length >= listed
}

/**
 * Puts a listener in the place of the print window, which no driver can close: it notes what stands in the frame that the app
 * prints, before the frame's own listener asks it to print.
 */
function notePrinted(): null {
  const printed: string[] = []
  Object.assign(window, { printed })
  const atLoad = (event: Event) => {
    const page = event.target instanceof HTMLIFrameElement ? event.target.contentWindow : null
    if (page) page.print = () => void printed.push(page.document.body.innerText)
  }
  document.addEventListener('load', atLoad, true)
  return null
}

const printedPages = (): string[] => (window as Window & { printed?: string[] }).printed ?? []

describe.each(ENGINES)('the main job in $name', ({ name, open }) => {
  let app: TestApp
  let page: EnginePage
  let hands: Hands
  let plan = ''
  let resource = ''

  beforeAll(async () => {
    app = await startApp({ build: process.env.DIST_DIR === undefined })
    page = await startTwice(name, open)
    hands = new Hands(page)
    await signUp(hands, app.url)
    const teacher = await page.run(() => localStorage.getItem('mahere-identity'), null)
    const { userId } = JSON.parse(teacher ?? '{}') as { userId: string }
    await makePremium(userId, createClient(app.url, app.serviceKey, { auth: { persistSession: false } }))
  })
  afterAll(async () => {
    await page?.close()
    await app?.stop()
  })

  it('[GEN-17] [STAR-01] a plan comes, is starred, and is still there when the page is left while it is sent', async () => {
    await page.goto(`${app.url}/lesson-plan`)
    await hands.fill('Message', 'y5 fractions of a set with counters')
    await hands.type('Enter')
    await hands.reach(/^\/lesson-plan\/chat\//)
    plan = await hands.address()
    await hands.press(button('Star'))
    await hands.see(button('Starred'))
    // WebKit once locked the store for good when a page with a running transaction went into the page cache.
    await page.goto(`${app.url}/about`)
    await page.back()
    await hands.see(button('Starred'))
    await page.goto(`${app.url}/my-lesson-plans`)
    await hands.see(text('1/'))
  })

  it('[RES-32] the plan is printed whole, from a page of its own', async () => {
    await page.goto(`${app.url}${plan}`)
    await hands.see(button('Print Lesson Plan'))
    await page.run(notePrinted, null)
    await hands.press(button('Print Lesson Plan'))
    await expect
      .poll(() => page.run(printedPages, null))
      .toEqual([expect.stringMatching(/fractions of a set/i)])
  })

  it('[RES-27] a worksheet is made, written in, saved, and comes out as PDF and Word', async () => {
    await page.goto(`${app.url}${plan}`)
    await hands.press(button('Create resource'))
    await hands.reach(/^\/resource\/chat\//)
    await hands.press(link('Edit'))
    await hands.reach(/^\/resource-edit\//)
    resource = (await hands.address()).split('/').at(-1) ?? ''
    await hands.press({ is: 'text', name: 'Name', inEditor: true })
    await hands.type('End')
    await hands.type(' whanau')
    await hands.press(button('Save'))
    await hands.see(text('Your changes have been saved successfully.'))
    expect(textOfPdf(await fileFrom(hands, button('Download PDF'), '%PDF'))).toContain('whanau')
    const word = await fileFrom(hands, button('Download Word'), 'PK')
    expect(word.length).toBeGreaterThan(5_000)
  })

  it('[SYS-12] all of it opens when the server is gone', async () => {
    await expect.poll(() => page.run(packed, null), { timeout: 120_000, interval: 500 }).toBe(true)
    await app.stop()
    await page.goto(`${app.url}/my-lesson-plans`)
    await hands.see(text('1/'))
    await page.goto(`${app.url}/resource-edit/${resource}`)
    await hands.see({ is: 'text', name: 'whanau', inEditor: true })
    expect(textOfPdf(await fileFrom(hands, button('Download PDF'), '%PDF'))).toContain('whanau')
  })
})
