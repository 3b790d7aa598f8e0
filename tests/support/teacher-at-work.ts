import type { Locator, Page } from 'playwright-core'

export const PASSWORD = 'Kia-ora-2026!'

let teachers = 0
/** An address nobody else in this run uses. */
export function newEmail(): string {
  teachers += 1
  return `teacher-${process.pid}-${Date.now()}-${teachers}@example.school.nz`
}

/** Signs up as a new teacher and arrives at /home. Answers the email. `origin` is for a browser without a base address. */
export async function signUp(page: Page, name = 'Hana Walker', origin = ''): Promise<string> {
  const email = newEmail()
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/home')
  await page.getByText('What would you like to create today?').waitFor()
  return email
}

export async function signIn(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/home')
}

/** Answers who is signed in on this device, as the app's guards read it. */
export async function userId(page: Page): Promise<string> {
  const identity = await page.evaluate(() => localStorage.getItem('mahere-identity'))
  return (JSON.parse(identity ?? '{}') as { userId: string }).userId
}

/** Finds a goal by typing, takes the first one found, and answers its wording. */
export async function chooseGoal(page: Page, query: string): Promise<string> {
  await page.getByRole('button', { name: 'Add curriculum goals' }).click()
  const dialog = page.getByRole('dialog', { name: 'Curriculum goals' })
  await dialog.getByLabel('Search goals').fill(query)
  const row = dialog.getByRole('region', { name: 'Results' }).getByRole('listitem').first()
  await row.getByRole('checkbox').check()
  const [outcome = ''] = (await row.innerText()).trim().split('\n')
  await dialog.getByRole('button', { name: 'Add to conversation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return outcome
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' })

/** The Send button once it is enabled: the chat has been read from the device, and no reply is being written. */
export const sendable = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send', exact: true, disabled: false })

export async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await sendable(page).waitFor()
  await composer(page).press('Enter')
}

/** Looks in the teacher's own bubble, because an unnamed chat shows the same text in the list and the header. */
export const said = (page: Page, words: string): Locator =>
  page.getByRole('article', { name: /^You/ }).getByText(words)

/** The star of a finished lesson plan: it is there only when the plan is whole. */
export const star = (page: Page): Locator => page.getByRole('button', { name: /^Starr?(ed)?$/ }).last()

/** Taps the star and waits until this device holds it: a page that is left in the same instant keeps nothing. */
export async function starPlan(page: Page): Promise<void> {
  await star(page).click()
  await page.getByRole('button', { name: 'Starred', exact: true }).last().waitFor()
}

export async function askForPlan(page: Page, text: string): Promise<void> {
  await ask(page, text)
  await star(page).waitFor()
}

/** The last part of the address: a chat's or a message's id. */
export const idInAddress = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Types at the end of the first paragraph or heading that contains this text. */
export async function typeInEditor(page: Page, after: string, words: string): Promise<void> {
  const body = page.frameLocator('iframe[title$=", text"]').locator('body')
  await body.getByText(after, { exact: false }).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

export async function saveEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your changes have been saved successfully.').waitFor()
}
