import { type RefObject, useEffect, useRef } from 'react'

/** Tells the page how high the composer is (`--composer-h`), so that toasts stand above it and never on Send. */
export function useComposerHeight(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--composer-h', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--composer-h')
    }
  }, [])
  return form
}
