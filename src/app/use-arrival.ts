import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'

const WAIT_FOR_HEADING_MS = 3000

/**
 * On every change of address: to the top [NAV-29], the focus on the page's heading so that it is read out, and the
 * heading as the tab's title. A lazy screen may take a moment to bring its heading.
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
      // Who has gone on to something with the keyboard, while the screen was on its way, is not taken away from it.
      const rests = activeElement === focused || activeElement === document.body
      if (moveFocus && rests && !holdsFocus()) focusQuietly(heading)
    })
  }, [path])
}

export function titleFor(heading: HTMLElement): string {
  const words = (heading.dataset.title ?? heading.textContent ?? '').trim()
  return words === '' || words === PRODUCT_NAME ? PRODUCT_NAME : `${words} · ${PRODUCT_NAME}`
}

/** A screen that has put the focus where it is wanted, such as in the composer, keeps it. */
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
