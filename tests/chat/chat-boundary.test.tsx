// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatBoundary } from '#features/chat/chat-boundary.tsx'
import { render, settle } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
let failures = 0
/** A chat that fails to draw as many times as a test says. */
function Fragile() {
  if (failures > 0) throw new Error('a reply that cannot be drawn')
  return <p>the chat</p>
}
const words = () => shown.page.textContent ?? ''
const pass = (ms: number) => settle(() => vi.advanceTimersByTime(ms))
const button = (name: string) =>
  [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)

beforeEach(() => {
  vi.useFakeTimers()
  // React logs every error that a boundary catches, and these tests cause such errors.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await shown.unmount()
  vi.useRealTimers()
})
const open = async (times: number) => {
  failures = times
  shown = await render(
    <ChatBoundary>
      <Fragile />
    </ChatBoundary>,
  )
}

describe('a chat that cannot be drawn', () => {
  it('[CHAT-11] [OP-36] says that it recovers, tries once by itself, and is back', async () => {
    await open(1)
    expect(words()).toContain('Recovering chat interface...')
    failures = 0
    await pass(400)
    expect(words()).toBe('the chat')
  })

  it('[CHAT-12] [CHAT-13] [CHAT-14] [CHAT-15] [OP-36] has a screen of its own after that, with what is safe and two ways on', async () => {
    await open(1)
    await pass(400)
    expect(shown.page.querySelector('h1')?.textContent).toBe('Chat Temporarily Unavailable')
    const alert = shown.page.querySelector('[role="alert"]')?.textContent
    expect(alert).toContain('Chat System Error')
    expect(alert).toContain('Something went wrong with the chat interface. This is likely a temporary issue.')
    expect(words()).toContain('Your work is safe')
    expect(button('Try Again')).toBeDefined()
    expect(button('Refresh Page')).toBeDefined()
  })

  it('[CHAT-13] draws the chat again with Try Again, and recovers by itself once more if that fails', async () => {
    await open(1)
    await pass(400)
    await settle(() => button('Try Again')?.click())
    expect(words()).toContain('Recovering chat interface...')
    failures = 0
    await pass(400)
    expect(words()).toBe('the chat')
  })

  it('[CHAT-14] reloads the page with Refresh Page', async () => {
    const reload = vi.fn()
    vi.spyOn(window, 'location', 'get').mockReturnValue({ reload } as never)
    await open(1)
    await pass(400)
    await settle(() => button('Refresh Page')?.click())
    expect(reload).toHaveBeenCalledOnce()
  })
})
