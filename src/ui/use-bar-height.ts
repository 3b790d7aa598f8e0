import { type RefObject, useEffect, useRef } from 'react'

const HEIGHT = '--bottom-bar-h'

/** Publishes the height of the bottom bar as a CSS variable, so that toasts appear above it and never cover its buttons. */
export function useBarHeight<T extends HTMLElement>(): RefObject<T | null> {
  const bar = useRef<T>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(HEIGHT, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(HEIGHT)
    }
  }, [])
  return bar
}
