import { createClient } from '@supabase/supabase-js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import WebSocket from 'ws'
import { DESKTOP, launch, openDevice, PHONE } from '../../support/browser.ts'
import { hasFocus, press, tabTo } from '../../support/screens/by-keyboard.ts'
import {
  findCutOff,
  findSmallTargets,
  findViolations,
  overflow,
} from '../../support/screens/screen-checks.ts'
import { newEmail, PASSWORD, signIn, signUp } from '../../support/teacher-at-work.ts'

const FIRST = 'First-2026!'
/** Some thousand presses of a key, one after the other: a busy machine took five minutes. */
const MAX_MS = 600_000

describe('an administrator', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  async function makeTeacher(name: string): Promise<string> {
    const email = newEmail()
    const service = createClient(inject('appUrl'), inject('serviceKey'), {
      auth: { persistSession: false },
      realtime: { transport: WebSocket as never },
    })
    const { error } = await service.auth.admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: name },
    })
    if (error) throw error
    return email
  }

  /** The plan stands beside every screen; on a phone, in the sheet of chats. */
  async function openPlan(page: Page): Promise<void> {
    const sheet = page.getByRole('button', { name: 'Open chat history' })
    await page.getByText('What would you like to create today?').waitFor()
    if (await sheet.isVisible()) await press(page, sheet)
  }

  async function buySchool(page: Page): Promise<void> {
    await openPlan(page)
    await press(page, page.getByRole('button', { name: 'Upgrade', exact: true }))
    const opened = page.waitForEvent('popup')
    await press(page, page.getByRole('button', { name: 'Choose School' }))
    const checkout = await opened
    await press(checkout, checkout.getByRole('button', { name: 'Pay' }))
    await checkout.waitForURL('**/home')
    await checkout.close()
    await page.reload()
  }

  async function addByKeyboard(page: Page, name: string, email: string): Promise<void> {
    await tabTo(page, page.getByLabel('Full name'))
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(FIRST)
    await page.keyboard.press('Enter')
  }

  async function expectSound(page: Page): Promise<void> {
    expect(await overflow(page)).toBe(0)
    expect(await findCutOff(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }

  it.each([
    ['1280 px', DESKTOP],
    ['360 px', PHONE],
  ])(
    '[SCHOOL-14] [SCHOOL-37] [SCHOOL-45] [SCHOOL-70] by keyboard at %s buys a school, names it, adds ten teachers, and takes one off',
    async (_width, screen) => {
      const known = await makeTeacher('Sione Tupou')
      const { page, context, errors } = await openDevice(browser, inject('appUrl'), screen)
      const email = await signUp(page, 'Mere Parata')
      await buySchool(page)
      await openPlan(page)
      await press(page, page.getByRole('link', { name: 'Admin Panel' }))

      await press(page, page.getByLabel('School name'), 'T')
      await page.keyboard.type('e Kura o Kōwhai')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'School Setup Complete' }).waitFor()
      for (let n = 1; n < 10; n += 1) {
        await addByKeyboard(page, `Teacher ${n}`, newEmail())
        await page.getByText(`Teacher ${n} was added.`).waitFor()
      }
      await addByKeyboard(page, 'Someone Else', known)
      const conflict = page.getByRole('dialog', { name: 'This email has an account' })
      await conflict.getByText('belongs to Sione Tupou').waitFor()
      await press(page, conflict.getByRole('button', { name: 'Add Sione Tupou' }))
      await conflict.waitFor({ state: 'hidden' })
      await page.getByText('10 of 10 licences used').first().waitFor()
      await page.getByText('You have reached your license limit.').waitFor()
      expect(await page.getByLabel('Full name').isDisabled()).toBe(true)
      await press(page, page.getByRole('button', { name: 'Show how it is used' }))
      await page.getByRole('table', { name: 'Messages by week' }).waitFor()
      await expectSound(page)

      const teacher = await openDevice(browser, inject('appUrl'))
      await signIn(teacher.page, known)
      const plan = teacher.page.getByRole('region', { name: 'Your plan' })
      await plan.getByText('0 of 500 messages').waitFor()

      const remove = page.getByRole('button', { name: 'Remove Sione Tupou' })
      await press(page, remove)
      const confirm = page.getByRole('button', { name: 'Confirm Remove' })
      await confirm.waitFor()
      expect(await hasFocus(confirm)).toBe(true)
      await page.keyboard.press('Enter')
      await page.getByText('9 of 10 licences used').first().waitFor()
      await remove.waitFor({ state: 'hidden' })
      await page.waitForFunction(() => document.activeElement?.id === 'members-heading')

      await plan.getByText('You are no longer a member of Te Kura o Kōwhai.').waitFor()
      await plan.getByText('0 of 10 messages').waitFor()
      await teacher.page.goto('/admin')
      await teacher.page.getByRole('heading', { name: 'Access Denied' }).waitFor()

      await press(page, page.getByRole('button', { name: 'Show activity' }))
      await page.getByText(`Mere Parata, ${email}: removed Sione Tupou, ${known}`).waitFor()

      if (screen === PHONE) expect(await findSmallTargets(page)).toEqual([])
      await expectSound(page)
      expect([errors, teacher.errors]).toEqual([[], []])
      for (const device of [{ context }, teacher]) await device.context.close()
    },
    MAX_MS,
  )
})
