// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { SkipLinks } from '#app/layout/skip-links.tsx'
import { render, settle } from '../../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.unmount())

async function open(chat: boolean) {
  shown = await render(
    <>
      <SkipLinks chat={chat} />
      <button type="button">One of many chats</button>
      <main tabIndex={-1}>
        <textarea aria-label="Message" />
      </main>
    </>,
  )
  return [...shown.page.querySelectorAll<HTMLButtonElement>('button')]
}

describe('the first stops of the Tab key', () => {
  it('lead to the message box and to the page, and show while they have the focus', async () => {
    const [box, page, chats] = await open(true)
    expect(chats?.textContent).toBe('One of many chats')
    expect(box?.className).toBe('sr-only')
    await settle(() => box?.focus())
    expect(box?.className).not.toContain('sr-only')
    await settle(() => box?.click())
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Message')
    expect(box?.className).toBe('sr-only')
    await settle(() => page?.click())
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('offer the message box only where there is one', async () => {
    expect((await open(false)).map((button) => button.textContent)).toEqual([
      'Skip to the page',
      'One of many chats',
    ])
  })
})
