import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'

const WAIT_FOR_HEADING_MS = 3000

/**
 * On every change of address: scrolls to the top [NAV-29], focuses the page's heading so that it is read out, and
 * makes the heading the tab's title. The heading of a lazy screen may appear a moment later.
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
      document.title = titleFor(heading)
      const { activeElement } = document
      // Do not steal the focus if the user has moved on with the keyboard while the screen was loading.
      const rests = activeElement === focused || activeElement === document.body
      if (moveFocus && rests && !holdsFocus()) focusQuietly(heading)
    })
  }, [path])
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

function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('h1')
  const present = look()
  if (present !== null) {
    found(present)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const heading = look()
    if (heading === null) return
    stop()
    found(heading)
  })
  const timer = setTimeout(() => observer.disconnect(), WAIT_FOR_HEADING_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
