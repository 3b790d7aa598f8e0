import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/** Puts an element into happy-dom's page. Only for test files with `// @vitest-environment happy-dom`. */
export async function render(
  element: ReactNode,
): Promise<{ page: HTMLElement; show: (element: ReactNode) => Promise<void>; unmount: () => Promise<void> }> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () => root.render(element))
  return {
    page,
    /** The same screen with other props. */
    show: async (other) => act(async () => root.render(other)),
    unmount: async () => {
      await act(async () => root.unmount())
      page.remove()
      // Loads that are still running may end after the test without a warning from React.
      globalThis.IS_REACT_ACT_ENVIRONMENT = false
    },
  }
}

/** Lets React finish what an event has started. */
export async function settle(change: () => unknown): Promise<void> {
  await act(async () => change())
}

/** Lets React work until what loads late is there, for a second at most. */
export async function settleUntil(isThere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isThere(); tries += 1)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
}
