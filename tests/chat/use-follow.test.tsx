// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFollow } from '#features/chat/messages/use-follow.ts'
import { openAt, takeWanted } from '#session/open-at.ts'
import { render, settle } from '../support/screens/render.tsx'

const SCREEN = 800
let shown: Awaited<ReturnType<typeof render>>
let grown = () => {}
const page = { height: 600, top: 0, list: 500 }
const moves: number[] = []

function Chat(props: { messages: number; writing?: boolean; plans?: string[] }) {
  const { messages, writing = false, plans = [] } = props
  const list = useRef<HTMLDivElement>(null)
  const { newBelow, toBottom } = useFollow(list, 'chat')
  return (
    <>
      <div ref={list}>
        {Array.from({ length: messages }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages of a test have no other
          <article key={at}>{at}</article>
        ))}
        {plans.map((id) => (
          <article key={id} data-message={id} />
        ))}
        {writing && <p data-follow="">pen</p>}
      </div>
      {newBelow && (
        <button type="button" onClick={toBottom}>
          New reply
        </button>
      )}
    </>
  )
}

const scrollTo = (top: number) => {
  page.top = Math.max(0, Math.min(top, page.height - SCREEN))
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  Object.assign(page, { height: 600, top: 0, list: 500 })
  moves.length = 0
  const scroller = {
    get scrollTop() {
      return page.top
    },
    get scrollHeight() {
      return page.height
    },
    clientHeight: SCREEN,
    scrollTo: ({ top }: { top: number }) => {
      moves.push(top)
      scrollTo(top)
    },
  }
  vi.spyOn(document, 'scrollingElement', 'get').mockReturnValue(scroller as never)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => page.list)
  // The pen writes at the end of the list.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ bottom: page.list - page.top }) as DOMRect,
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  await shown.unmount()
  vi.unstubAllGlobals()
})

/** The reply has become longer. */
const growTo = (height: number) =>
  settle(() => {
    page.list = height
    page.height = height + 100
    grown()
  })
const button = () => shown.page.querySelector('button')

async function open(messages: number, height: number) {
  shown = await render(<Chat messages={messages} />)
  await growTo(height)
}

describe('opening a chat', () => {
  const tops: Record<string, number> = { older: 1_000, newest: 3_000 }

  async function openWithPlans() {
    const scrolls = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { top: tops[this.dataset.message ?? ''] ?? 0 } as DOMRect
    })
    shown = await render(<Chat messages={2} plans={['older', 'newest']} />)
    await growTo(6_000)
    return () => scrolls.mock.calls.map(([place]) => Math.round((place as ScrollToOptions).top ?? 0))
  }

  it('begins at the head of its newest plan, stays there while content arrives, and offers no new reply', async () => {
    const places = await openWithPlans()
    tops.newest = 3_400
    await growTo(6_400)
    expect(places()).toEqual([3_000 - 12, 3_400 - 12])
    expect(button()).toBeNull()
    expect(moves).toEqual([])
  })

  it('lets go as soon as the reader does something', async () => {
    const places = await openWithPlans()
    await settle(() => window.dispatchEvent(new Event('wheel')))
    await growTo(6_400)
    expect(places()).toHaveLength(1)
  })

  it('begins at the message that was asked for, once', async () => {
    openAt({ sessionId: 'chat', messageId: 'older' })
    expect((await openWithPlans())()).toEqual([1_000 - 12])
    expect(takeWanted('chat')).toBeUndefined()
  })
})

describe('following a reply', () => {
  it('keeps the end in sight while the reader is at the end', async () => {
    await open(2, 2_000)
    expect(page.top).toBe(2_100 - SCREEN)
    await growTo(2_400)
    expect(page.top).toBe(2_500 - SCREEN)
  })

  it('never moves a reader who has scrolled up, whatever arrives', async () => {
    await open(2, 2_000)
    await settle(() => scrollTo(900))
    moves.length = 0
    for (const height of [2_200, 2_600, 3_400]) await growTo(height)
    expect(moves).toEqual([])
    expect(page.top).toBe(900)
  })

  it('begins again when the reader comes back to the end', async () => {
    await open(2, 2_000)
    await settle(() => scrollTo(900))
    await growTo(2_400)
    await settle(() => scrollTo(2_500 - SCREEN - 8))
    await growTo(2_800)
    expect(page.top).toBe(2_900 - SCREEN)
  })

  it('says that a reply has arrived below, and scrolls there when pressed', async () => {
    await open(2, 2_000)
    await settle(() => scrollTo(900))
    await growTo(2_300)
    expect(button()).toBeNull() // longer, but no new message
    shown.page.querySelector('div')?.append(document.createElement('article'))
    await growTo(2_600)
    expect(button()?.textContent).toBe('New reply')
    await settle(() => button()?.click())
    expect(button()).toBeNull()
  })

  it('follows the pen only downwards, and leaves a finished reply where it was read', async () => {
    shown = await render(<Chat messages={2} writing />)
    await growTo(2_000)
    const followed = page.top
    await growTo(2_300)
    expect(page.top).toBeGreaterThan(followed)
    const read = page.top
    shown.page.querySelector('[data-follow]')?.remove()
    await growTo(3_500)
    expect(page.top).toBe(read)
  })
})
