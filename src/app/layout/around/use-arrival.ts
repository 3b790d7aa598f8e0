import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'

const WAIT_FOR_HEADING_MS = 3000

/**
 * On every change of address: scrolls to the top [NAV-29], focuses the page's heading so that it is read out, and
 * makes the heading the tab's title. The heading of a lazy screen may appear a moment later, and `data-title`, which names
 * a tab by more than its heading, may change: a chat gets its name after its first message.
 */
export function useArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const first = useRef(true)

  useEffect(() => {
    if (path === undefined) return
    const moveFocus = !first.current
    first.current = false
    if (moveFocus) window.scrollTo(0, 0)
    const focused = document.activeElement
    return whenHeading((heading) => {
      const { activeElement } = document
      // Do not steal the focus if the user has moved on with the keyboard while the screen was loading.
      const rests = activeElement === focused || activeElement === document.body
      if (moveFocus && rests && !holdsFocus()) focusQuietly(heading)
      return keepTitle(heading)
    })
  }, [path])
}

/** Names the tab by the heading, now and whenever the heading's own title changes. Returns how to stop. */
function keepTitle(heading: HTMLElement): () => void {
  const name = () => {
    document.title = titleFor(heading)
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(heading, { attributes: true, attributeFilter: ['data-title'] })
  return () => observer.disconnect()
}

function titleFor(heading: HTMLElement): string {
  const title = (heading.dataset.title ?? heading.textContent ?? '').trim()
  return title === '' || title === PRODUCT_NAME ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
}

/** Says whether the new screen has put the focus where it is wanted, such as in the composer. */
function holdsFocus(): boolean {
  return (
    document.activeElement?.matches('input, textarea, select, [contenteditable="true"], dialog *') ?? false
  )
}

function focusQuietly(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

/** Hands the page's heading to `found` as soon as it is there. Returns what ends the wait, and what `found` began. */
function whenHeading(found: (heading: HTMLElement) => () => void): () => void {
  const look = () => document.querySelector<HTMLElement>('h1')
  const present = look()
  if (present !== null) return found(present)
  let end = () => {}
  const observer = new MutationObserver(() => {
    const heading = look()
    if (heading === null) return
    stop()
    end = found(heading)
  })
  const timer = setTimeout(() => observer.disconnect(), WAIT_FOR_HEADING_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    stop()
    end()
  }
}
