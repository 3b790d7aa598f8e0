// @vitest-environment happy-dom

import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '#app/router.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { setIdentity } from '#session/identity.ts'
import { answerMedia } from '../support/screens/media.ts'
import { render, settle, settleUntil } from '../support/screens/render.tsx'

// Renders only the frame: parts that read from the store stay unloaded.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => new Promise(() => {}) }))

let shown: Awaited<ReturnType<typeof render>>
let isMobile = false

async function open(address: string) {
  answerMedia((query) => query.includes('width <') && isMobile)
  window.scrollTo = vi.fn()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, notFoundMode: 'root' })
  await router.load()
  shown = await render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  isMobile = false
  // biome-ignore lint/suspicious/noDocumentCookie: a clean start
  document.cookie = 'sidebar:state=; path=/; max-age=0'
  setIdentity({ userId: 'u1', email: 'a@b.nz', displayName: 'Aroha', state: 'signed-in' })
})

afterEach(async () => {
  await shown.unmount()
  vi.unstubAllGlobals()
})

describe('/home', () => {
  it('[NAV-15] [NAV-33] [NAV-34] [NAV-35] greets the teacher by name', async () => {
    await open('/home')
    expect(shown.page.querySelector('h1')?.textContent).toBe('AI Learning Assistant')
    expect(shown.page.textContent).toContain('Kia Ora, Aroha!')
    expect(shown.page.textContent).toContain('What would you like to create today?')
  })

  it('[NAV-36] [NAV-37] [NAV-38] [NAV-39] [NAV-40] offers two cards', async () => {
    await open('/home')
    const cards = [...shown.page.querySelectorAll('main a.sheet')]
    expect(
      cards.map((card) => [
        card.getAttribute('href'),
        card.querySelector('h2')?.textContent,
        card.querySelector('p')?.textContent,
      ]),
    ).toEqual([
      [
        '/lesson-plan',
        'Lesson Plan Generator',
        'Create curriculum-aligned lesson plans tailored to NZ schools',
      ],
      ['/resource', 'Resource Generator', 'Generate high-quality teaching resources for your classroom'],
    ])
  })
})

describe('the frame', () => {
  it('[NAV-41] [NAV-47] [NAV-48] [NAV-60] has the mark, Sign Out, a menu and the history button', async () => {
    await open('/home')
    const header = shown.page.querySelector('header')
    expect(header?.querySelector('svg')).not.toBeNull()
    expect(header?.textContent).toContain('Sign Out')
    const menu = [...(header?.querySelectorAll('[role="menuitem"]') ?? [])].map((item) => item.textContent)
    expect(menu).toEqual(['My Lesson Plans', 'My Resources', 'My account', 'Get in Touch', 'Sign Out'])
    expect(header?.querySelector('[aria-label="Open chat history"]')).not.toBeNull()
  })

  it('[CHAT-61] [CHAT-62] Home leaves the current chat and goes to /home', async () => {
    for (const name of ['Home', 'Mahere, home']) {
      const router = await open('/my-resources')
      setCurrentChat('s1')
      const home = [...shown.page.querySelectorAll<HTMLAnchorElement>('header a')].find(
        (link) => (link.getAttribute('aria-label') ?? link.textContent) === name,
      )
      await settle(() => home?.click())
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'))
      expect(readCurrentChat()).toBeNull()
      if (name === 'Home') await shown.unmount()
    }
  })

  it('[NAV-30] has a place for toasts, also when nobody is signed in', async () => {
    await open('/nope')
    const toasts = () => shown.page.querySelector('[aria-label="Notifications (F8)"]')
    await settleUntil(() => toasts() !== null)
    expect(toasts()).not.toBeNull()
  })

  it('[NAV-54] [NAV-67] shows Chat History open on a wide screen', async () => {
    await open('/home')
    expect(shown.page.querySelector('aside h2')?.textContent).toBe('Chat History')
  })

  it('[NAV-68] keeps it closed on a phone', async () => {
    isMobile = true
    await open('/home')
    expect(shown.page.querySelector('aside')).toBeNull()
    expect(shown.page.querySelector('dialog[aria-label="Chat History"]')?.hasAttribute('open')).toBe(false)
  })

  it('[NAV-63] [NAV-65] [OP-08] collapses by Ctrl+B and remembers it for the next load', async () => {
    await open('/home')
    await settle(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true })))
    expect(shown.page.querySelector('aside h2')).toBeNull()
    expect(document.cookie).toContain('sidebar:state=false')
    await shown.unmount()
    await open('/home')
    expect(shown.page.querySelector('aside h2')).toBeNull()
  })
})

describe('not found', () => {
  it('[NAV-27] [NAV-28] says so and leads to the start', async () => {
    await open('/nope/at/all')
    expect(shown.page.querySelector('h1')?.textContent).toBe('Oops! Page not found')
    const way = [...shown.page.querySelectorAll('a')].find((link) => link.textContent === 'Return to Home')
    expect(way?.getAttribute('href')).toBe('/')
    expect(shown.page.textContent).toContain('The address may have a typo')
  })

  it('[NAV-27] without a network blames the network, as the page may well exist', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open('/samples/tuatara')
    expect(shown.page.querySelector('h1')?.textContent).toBe('Oops! Page not found')
    expect(shown.page.textContent).toContain('You are offline, and this page is not on this device.')
    expect(shown.page.textContent).not.toContain('typo')
    online.mockRestore()
  })
})

describe('changing the address', () => {
  it('[NAV-29] goes to the top, gives the heading the focus and names the tab', async () => {
    const router = await open('/nope')
    await settle(() => void router.navigate({ to: '/home' }))
    await vi.waitFor(() => expect(document.title).toBe('AI Learning Assistant · Mahere'))
    await settleUntil(() => vi.mocked(window.scrollTo).mock.calls.some(([x]) => (x as unknown) === 0))
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(document.activeElement?.tagName).toBe('H1')
  })
})
