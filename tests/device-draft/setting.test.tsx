// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BrowserModel } from '#device-draft/browser-model.ts'
import { DraftSetting } from '#features/chat/device-draft/draft-setting.asked.tsx'
import { chooseDrafting, isDraftingOn } from '#platform/device-drafting.ts'
import { installBrowserModel, type ModelScript } from '../support/browser-model.ts'
import { render } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('')))
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A page asks for the model once it has stayed for three seconds. */
const STAYS_MS = 3000

async function show(script: Partial<ModelScript> | null) {
  if (script) installBrowserModel({ answers: {}, ...script })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shown = await render(<DraftSetting />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await vi.advanceTimersByTimeAsync(STAYS_MS)
  vi.useRealTimers()
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))
async function press(words: string) {
  await vi.waitFor(() => expect(button(words)).toBeDefined())
  button(words)?.click()
}
const text = () => document.body.textContent ?? ''

it.each<[string, Partial<ModelScript> | null]>([
  ['has no such model', null],
  ['has one that cannot run here', { availability: 'unavailable' }],
])('a browser that %s is offered nothing', async (_, script) => {
  await show(script)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(text()).toBe('')
})

it('asks nothing of the browser on a page that is left at once', async () => {
  installBrowserModel({ answers: {}, availability: 'available' })
  const asks = vi.spyOn(
    (globalThis as unknown as { LanguageModel: BrowserModel }).LanguageModel,
    'availability',
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shown = await render(<DraftSetting />)
  await vi.advanceTimersByTimeAsync(STAYS_MS - 100)
  await shown.unmount()
  await vi.advanceTimersByTimeAsync(STAYS_MS)
  expect(asks).not.toHaveBeenCalled()
})

it('can be turned off where the browser has thrown its model away', async () => {
  chooseDrafting(true)
  await show({ availability: 'unavailable' })
  await press('Offline drafts')
  await press('Turn off for this device')
  expect(isDraftingOn()).toBe(false)
})

it.each(['downloadable', 'downloading'] as const)(
  'a model that is %s is waited for, with a word about its size',
  async (availability) => {
    await show({ availability })
    await press('Offline drafts')
    await vi.waitFor(() => expect(text()).toContain('some gigabytes: use wifi'))
    await press('Turn on for this device')
    await vi.waitFor(() => expect(isDraftingOn()).toBe(true))
  },
)

it.each([
  ['NetworkError', 'It could not be turned on. Try again with a good connection.'],
  ['NotAllowedError', 'It could not be turned on. Try again with a good connection.'],
  ['QuotaExceededError', 'There is not enough room on this device for the browser’s model.'],
])(
  'a fetch of the model that ends half way with %s says so, leaves it off and can be tried again',
  async (fetchFails, words) => {
    await show({ availability: 'downloadable', fetchFails })
    await press('Offline drafts')
    await press('Turn on for this device')
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(words))
    expect(isDraftingOn()).toBe(false)
    installBrowserModel({ answers: {}, availability: 'downloadable' })
    await press('Turn on for this device')
    await vi.waitFor(() => expect(isDraftingOn()).toBe(true))
  },
)
