import type { Page } from 'playwright-core'
import type { ChatState } from '../../support/screens/chat-states.ts'
import { ask, askForPlan, idInAddress, star, starPlan } from '../../support/teacher-at-work.ts'

const PLAN = 'A 40 minute maths lesson on multiplication for Year 4'
const OTHERS = [
  'A 45 minute lesson on telling the time to the half hour for Year 3',
  'A 50 minute lesson on volcanoes for Year 6',
]

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor()

async function nameAndFile(page: Page, folder: string): Promise<void> {
  await button(page, /^Name and folder of/).click()
  const dialog = page.getByRole('dialog', { name: 'Name and folder' })
  await dialog.getByLabel('Folder').fill(folder)
  await dialog.getByLabel('Tags').fill('Week 7, number')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function makeWork(page: Page): Promise<{ plan: string; resource: string }> {
  for (const text of [...OTHERS, PLAN]) {
    await page.goto('/lesson-plan')
    await askForPlan(page, text)
    await starPlan(page)
  }
  const plan = idInAddress(page)
  await page.goto('/my-lesson-plans')
  await nameAndFile(page, 'Term 4')
  await page.goto('/resource')
  await ask(page, 'Worksheet on telling the time on clocks for Year 3')
  const edit = page.getByRole('link', { name: 'Edit', exact: true })
  await edit.waitFor()
  return { plan, resource: ((await edit.getAttribute('href')) ?? '').split('/').at(-1) ?? '' }
}

/** Changes the words of a section once; later visits find the change made and unseen, or seen. */
async function changed(page: Page, plan: string): Promise<void> {
  await page.goto(`/lesson-plan/chat/${plan}`)
  await star(page).waitFor()
  await page.getByRole('button', { name: 'Change “Learning intention”' }).last().click()
  await page.getByRole('menuitem', { name: 'Edit the words' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit “Learning intention”' })
  await dialog.getByRole('textbox').first().fill(`share fairly in ${page.viewportSize()?.width} ways`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await button(page, 'Undo this change').waitFor()
}

function accountStates(): ChatState[] {
  return [
    {
      name: 'account',
      open: async (page) => {
        await page.goto('/account')
        await heading(page, 'Where you are signed in')
      },
    },
    {
      name: 'class',
      open: async (page) => {
        await page.goto('/account#class')
        await heading(page, 'Your class')
        await page.getByText('All of this is optional').waitFor()
      },
    },
    {
      name: 'shelf of nobody',
      open: async (page) => {
        await page.goto('/my-lesson-plans?shelf=1')
        await page.getByText('You are not a member of a school.').waitFor()
      },
    },
  ]
}

/** What a teacher sees who has just signed up. */
export const firstRun: ChatState = {
  name: 'first run',
  open: async (page) => {
    await page.goto('/home')
    await heading(page, 'A finished plan to look at')
  },
}

/** States of work that the server holds: a changed section, the bin, folders, a share link, the palette, a worksheet. */
export async function savedStates(page: Page): Promise<ChatState[]> {
  const { plan, resource } = await makeWork(page)
  const saved = async (shown: Page) => {
    await shown.goto('/my-lesson-plans')
    await shown.getByText('3/50').waitFor()
  }
  return [
    { name: 'changed section', open: (shown) => changed(shown, plan) },
    {
      name: 'bin',
      open: async (shown) => {
        await shown.goto(`/lesson-plan/chat/${plan}`)
        await star(shown).waitFor()
        if ((shown.viewportSize()?.width ?? 0) < 768) await button(shown, 'Open chat history').click()
        await button(shown, 'Recently deleted').click()
        await shown.getByRole('dialog', { name: 'Recently deleted' }).waitFor()
      },
    },
    { name: 'folders', open: saved },
    {
      name: 'name and folder',
      open: async (shown) => {
        await saved(shown)
        await button(shown, /^Name and folder of/).click()
        await shown.getByRole('dialog', { name: 'Name and folder' }).waitFor()
      },
    },
    {
      name: 'share dialog',
      open: async (shown) => {
        await saved(shown)
        await button(shown, /^Share link/).click()
        await shown.getByRole('dialog', { name: 'Share link' }).waitFor()
      },
    },
    {
      name: 'palette',
      open: async (shown) => {
        await shown.goto('/home')
        await heading(shown, 'Recent work')
        await shown.keyboard.press('Control+k')
        await shown.getByRole('combobox', { name: 'Find an action' }).waitFor()
      },
    },
    {
      name: 'worksheet',
      open: async (shown) => {
        await shown.goto(`/resource/${resource}`)
        await shown.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
      },
    },
    {
      name: 'editor',
      open: async (shown) => {
        await shown.goto(`/resource-edit/${resource}`)
        await shown.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
      },
    },
    ...accountStates(),
  ]
}

/** States of a visitor who has not signed in. */
export function visitorStates(): ChatState[] {
  const at = (name: string, path: string, ready: string | RegExp): ChatState => ({
    name,
    open: async (page) => {
      await page.goto(path)
      await heading(page, ready)
    },
  })
  return [
    at('landing', '/', /./),
    at('pricing', '/pricing', /./),
    at('sign up', '/login?mode=signup', /./),
    at('not found', '/nowhere', 'Oops! Page not found'),
    at('shared broken', `/shared#${'a'.repeat(43)}`, 'This link does not work'),
    {
      name: 'wrong password',
      open: async (page) => {
        await page.goto('/login')
        await page.getByLabel('Email').fill('nobody@example.school.nz')
        await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1!')
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await page.getByText('Invalid email or password').first().waitFor()
      },
    },
  ]
}
