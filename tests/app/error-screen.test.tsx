// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { router as appRouter, routeTree } from '#app/router.ts'
import { PartMissing } from '#platform/load-part.ts'
import { setIdentity } from '#session/identity.ts'
import { answerMedia } from '../support/screens/media.ts'
import { render } from '../support/screens/render.tsx'

// Every part is missing, as on a device that is offline and never had it.
vi.mock('#platform/load-part.ts', async (original) => ({
  ...(await original<typeof import('#platform/load-part.ts')>()),
  loadPart: () => Promise.reject(new PartMissing('Needs a connection')),
}))

let shown: Awaited<ReturnType<typeof render>>

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const { defaultErrorComponent = () => null } = appRouter.options
  const router = createRouter({ routeTree, history, notFoundMode: 'root', defaultErrorComponent })
  await router.load()
  shown = await render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(shown.page.querySelector('main h1')?.textContent).toBe('Needs a connection'))
}

beforeEach(() => {
  answerMedia((query) => query.includes('width <'))
  // React, the router and the error log each tell of an error that a boundary catches.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  setIdentity({ userId: 'u1', email: 'a@b.nz', displayName: 'Aroha', state: 'signed-in' })
})

afterEach(async () => {
  await shown.unmount()
  vi.restoreAllMocks()
})

describe('a screen that is not on this device', () => {
  it.each(['/admin', '/upgrade-success', '/upgrade-cancelled'])(
    '%s says that it works online only',
    async (address) => {
      await open(address)
      expect(shown.page.textContent).toContain('This page works online only.')
      expect(shown.page.textContent).not.toContain('opens offline')
    },
  )

  it('is promised offline from the next connection, where a device keeps it', async () => {
    await open('/account')
    expect(shown.page.textContent).toContain('Connect once and it opens offline from then on.')
  })

  it.each(['/admin', '/account'])(
    '%s keeps the frame around it, with one header and one main part',
    async (address) => {
      await open(address)
      expect(shown.page.querySelectorAll('header')).toHaveLength(1)
      expect(shown.page.querySelectorAll('main')).toHaveLength(1)
    },
  )
})

it('[ERR-01] [OP-110] a screen that breaks says so, with the cleaned text of the error', async () => {
  const root = createRootRoute({
    component: () => {
      throw new Error('rows of aroha@school.nz are missing')
    },
  })
  const { defaultErrorComponent = () => null } = appRouter.options
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root, history, defaultErrorComponent })
  await router.load()
  shown = await render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(shown.page.textContent).toContain('Unexpected Application Error!'))
  expect(shown.page.textContent).toContain('rows of [email] are missing')
  expect(shown.page.textContent).not.toContain('aroha@')
})

it('[ERR-11] the error can be reported: all of the report is shown, nothing is sent here, and typed words stay', async () => {
  sessionStorage.setItem('mahere-contact', JSON.stringify({ name: 'Aroha', message: 'Kia ora' }))
  const went = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const sent = vi.spyOn(window, 'fetch')
  const { ErrorScreen } = await import('#app/screens/error-screen.tsx')
  shown = await render(<ErrorScreen error={new Error('rows of aroha@school.nz are missing')} />)
  const report = shown.page.querySelector('details pre')?.textContent ?? ''
  expect(report).toContain('Error: Error: rows of [email] are missing')
  expect(report).not.toContain('aroha@')
  const go = [...shown.page.querySelectorAll('button')].find(
    (one) => one.textContent === 'Continue with this report',
  )
  go?.click()
  expect(went).toHaveBeenCalledWith('/contact-us')
  const draft = JSON.parse(sessionStorage.getItem('mahere-contact') ?? '{}')
  expect(draft).toMatchObject({ name: 'Aroha', subject: 'Error report' })
  expect(draft.message.startsWith('Kia ora\n\n')).toBe(true)
  expect(draft.message).toContain('Browser: ')
  expect(sent).not.toHaveBeenCalled()
  sessionStorage.clear()
})
