// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppToaster } from '#app/layout/around/app-toaster.tsx'
import { RootLayout } from '#app/layout/root-layout.tsx'
import { dismissToast, dropErrors, readDismissedToast, readToast, showToast } from '#session/toasts.ts'
import { render, settle } from '../../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
const words = () => shown.page.textContent ?? ''
const region = () => shown.page.querySelector('section')

beforeEach(async () => {
  vi.useFakeTimers()
  shown = await render(<AppToaster />)
})

afterEach(async () => {
  await shown.unmount()
  while (readToast()) dismissToast()
  vi.useRealTimers()
})

function swipe(from: number, to: number) {
  region()?.dispatchEvent(new PointerEvent('pointerdown', { clientX: from, bubbles: true }))
  region()?.dispatchEvent(new PointerEvent('pointerup', { clientX: to, bubbles: true }))
}

describe('toasts', () => {
  it('[NAV-81] shows one at a time: a new one takes the place of the one shown', async () => {
    await settle(() => showToast({ title: 'First' }))
    await settle(() => showToast({ title: 'Second', text: 'with words' }))
    expect(words()).toContain('Secondwith words')
    expect(words()).not.toContain('First')
  })

  it('[NAV-82] goes by itself after 5000 ms', async () => {
    await settle(() => showToast({ title: 'Saved' }))
    await settle(() => vi.advanceTimersByTime(4999))
    expect(words()).toContain('Saved')
    await settle(() => vi.advanceTimersByTime(1))
    expect(words()).not.toContain('Saved')
  })

  it('keeps an error until it is dismissed', async () => {
    await settle(() => showToast({ title: 'Save failed', kind: 'error' }))
    await settle(() => vi.advanceTimersByTime(600_000))
    expect(shown.page.querySelector('[role="alert"]')?.textContent).toContain('Save failed')
    await settle(() => shown.page.querySelector<HTMLButtonElement>('[aria-label="Dismiss"]')?.click())
    expect(words()).not.toContain('Save failed')
  })

  it('takes an error away when the same thing is tried again or has worked, and leaves the others', async () => {
    await settle(() => showToast({ title: 'Save failed', kind: 'error', about: 'save' }))
    await settle(() => showToast({ title: 'No PDF', kind: 'error', about: 'pdf' }))
    await settle(() => showToast({ title: 'Changes saved', kind: 'success', about: 'save' }))
    await settle(() => dismissToast())
    expect(words()).toContain('No PDF')
    await settle(() => dropErrors('pdf'))
    expect(readToast()).toBeUndefined()
  })

  it('never covers the control that was just used', async () => {
    const box = (top: number) => ({ top, bottom: top + 60, left: 0, right: 400, width: 400 }) as DOMRect
    const button = document.createElement('button')
    document.body.append(button)
    const inTheWay = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(box(700))
    vi.spyOn(region() as Element, 'getBoundingClientRect').mockReturnValue(box(690))
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await settle(() => showToast({ title: 'Starred' }))
    expect(region()?.style.bottom).toBe('auto')
    inTheWay.mockReturnValue(box(100))
    await settle(() => showToast({ title: 'Starred' }))
    expect(region()?.style.bottom).toBe('')
    button.remove()
  })

  it('never covers a control that is needed next, such as the bin after a chat was deleted', async () => {
    const box = { top: 700, bottom: 760, left: 0, right: 400, width: 400 } as DOMRect
    const bin = document.createElement('button')
    bin.dataset.keepClear = ''
    document.body.append(bin)
    vi.spyOn(bin, 'getBoundingClientRect').mockReturnValue(box)
    vi.spyOn(region() as Element, 'getBoundingClientRect').mockReturnValue(box)
    await settle(() => showToast({ title: 'Chat Deleted' }))
    expect(region()?.style.bottom).toBe('auto')
    bin.remove()
    await settle(() => showToast({ title: 'Chat Deleted' }))
    expect(region()?.style.bottom).toBe('')
  })

  it('[NAV-83] [OP-12] leaves a record when dismissed, for 1,000,000 ms or until the next one', async () => {
    await settle(() => showToast({ title: 'Saved' }))
    await settle(() => dismissToast())
    expect(words()).not.toContain('Saved')
    await settle(() => vi.advanceTimersByTime(999_999))
    expect(readDismissedToast()?.title).toBe('Saved')
    await settle(() => vi.advanceTimersByTime(1))
    expect(readDismissedToast()).toBeUndefined()
    await settle(() => showToast({ title: 'Saved' }))
    await settle(() => dismissToast())
    await settle(() => showToast({ title: 'Starred' }))
    expect(readDismissedToast()).toBeUndefined()
  })

  it('[NAV-84] is dismissed by a swipe of 50 px to the right, not by less and not to the left', async () => {
    await settle(() => showToast({ title: 'Copied' }))
    await settle(() => swipe(100, 149))
    await settle(() => swipe(200, 100))
    expect(words()).toContain('Copied')
    await settle(() => swipe(100, 150))
    expect(words()).not.toContain('Copied')
  })

  it('[NAV-85] takes the focus on F8', async () => {
    await settle(() => showToast({ title: 'Copied' }))
    await settle(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })))
    expect(document.activeElement).toBe(region())
  })

  it('[NAV-86] is at most 420 px wide on medium and larger screens', () => {
    expect(region()?.className).toContain('md:max-w-[420px]')
  })
})

describe('an error of a page', () => {
  it('leaves with the page, and one of the next page stays', async () => {
    vi.useRealTimers()
    const root = createRootRoute({ component: RootLayout })
    const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => path })
    const router = createRouter({
      routeTree: root.addChildren([page('/login'), page('/home')]),
      history: createMemoryHistory({ initialEntries: ['/login'] }),
    })
    await shown.unmount()
    await router.load()
    shown = await render(<RouterProvider router={router} />)
    await settle(() => import('#app/layout/around/around-screens.tsx'))
    await settle(() => showToast({ title: 'Authentication Error', kind: 'error' }))
    expect(words()).toContain('Authentication Error')
    await settle(() => router.navigate({ to: '/home' }))
    expect(words()).not.toContain('Authentication Error')
    await settle(() => showToast({ title: 'Load failed', kind: 'error' }))
    expect(words()).toContain('Load failed')
  })
})
