import type { Page } from 'playwright-core'
import type { ChatState } from '../../support/screens/chat-states.ts'

/** States worth a picture that are tested elsewhere: home, the top of a plan, the waiting list. */
export function moreStates(chat: readonly ChatState[]): ChatState[] {
  const finished = chat.find(({ name }) => name === 'finished')
  return [
    { name: 'home', open: home },
    {
      name: 'top of plan',
      open: async (page) => {
        await finished?.open(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        await page.waitForTimeout(300)
      },
    },
    {
      name: 'waiting panel',
      open: async (page) => {
        await home(page)
        await page.getByRole('button', { name: /not sent|to send/ }).click()
        await page.getByRole('dialog', { name: 'Waiting to send' }).waitFor()
      },
    },
  ]
}

async function home(page: Page): Promise<void> {
  await page.goto('/home')
  await page.getByRole('heading', { name: 'Recent work' }).waitFor()
}
