// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMobileFrame } from '#app/layout/use-mobile-frame.ts'
import { answerMedia } from '../../support/screens/media.ts'
import { render, settle } from '../../support/screens/render.tsx'

class View extends EventTarget {
  height = 800
  scale = 1
}
let view: View
let shown: Awaited<ReturnType<typeof render>>
const root = document.documentElement
const height = () => root.style.getPropertyValue('--app-height')

function Frame() {
  useMobileFrame()
  return <input aria-label="Message" />
}

async function open({ mobile = true, standalone = false } = {}) {
  view = new View()
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
  window.innerHeight = 800
  answerMedia((query) => (query.includes('standalone') ? standalone : mobile))
  shown = await render(<Frame />)
}

/** The keyboard leaves this height free. */
const leave = (free: number) =>
  settle(() => {
    view.height = free
    view.dispatchEvent(new Event('resize'))
  })
const inField = () => settle(() => shown.page.querySelector('input')?.focus())

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">'
})
afterEach(async () => {
  await shown.unmount()
  vi.restoreAllMocks()
})

describe('the frame on a phone', () => {
  it('[NAV-71] sets the free height, and resets it', async () => {
    await open()
    expect(height()).toBe('100dvh')
    await shown.unmount()
    expect(height()).toBe('')
    await open({ standalone: true })
    expect(height()).toBe('100vh')
    await shown.unmount()
    await open({ mobile: false })
    expect(height()).toBe('')
  })

  it('[NAV-71] resets the height even when the focus has just left a field', async () => {
    await open()
    await inField()
    shown.page.querySelector('input')?.blur()
    await shown.unmount()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect([root.dataset.keyboard, height()]).toEqual([undefined, ''])
  })

  it('[NAV-74] counts the keyboard as open once it takes 150 px', async () => {
    await open()
    await inField()
    await leave(651)
    expect([root.dataset.keyboard, height()]).toEqual(['closed', '100dvh'])
    await leave(650)
    expect([root.dataset.keyboard, height()]).toEqual(['open', '650px'])
    await leave(800)
    expect(root.dataset.keyboard).toBe('closed')
  })

  it('counts no keyboard while no field has the focus, or when the page is zoomed', async () => {
    await open()
    await leave(500)
    expect(root.dataset.keyboard).toBe('closed')
    await inField()
    expect(root.dataset.keyboard).toBe('open')
    await settle(() => shown.page.querySelector('input')?.blur())
    await vi.waitFor(() => expect(root.dataset.keyboard).toBe('closed'))
    await inField()
    view.scale = 2
    await leave(400)
    expect(root.dataset.keyboard).toBe('closed')
  })

  it('[NAV-73] makes the browser’s bar white, and resets it', async () => {
    const bar = () => document.querySelector('meta')?.content
    await open()
    expect(bar()).toBe('#ffffff')
    await shown.unmount()
    expect(bar()).toBe('#fbfaf6')
    await open({ mobile: false })
    expect(bar()).toBe('#fbfaf6')
  })
})
