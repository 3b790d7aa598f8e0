import { type RefObject, useEffect, useRef } from 'react'

const HEIGHT = '--bottom-bar-h'

/** Tells the page how high the bar at its bottom is, so that toasts stand above it and never on what can be pressed there. */
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
