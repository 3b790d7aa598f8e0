import { type RefObject, useEffect, useRef } from 'react'

/** Tells the page how high the composer is (`--composer-h`), so that toasts stand above it and never on Send; and to stay where it is while somebody types. */
export function useComposerHeight(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--composer-h', `${element.offsetHeight}px`))
    observer.observe(element)
    // The page keeps a margin so that this bar covers no focus (theme.css); for a caret inside the bar itself the browser
    // would scroll the page by that margin at every key.
    const still = () => root.setProperty('scroll-padding-bottom', '0')
    const asBefore = () => root.removeProperty('scroll-padding-bottom')
    element.addEventListener('focusin', still)
    element.addEventListener('focusout', asBefore)
    return () => {
      observer.disconnect()
      root.removeProperty('--composer-h')
      asBefore()
      element.removeEventListener('focusin', still)
      element.removeEventListener('focusout', asBefore)
    }
  }, [])
  return form
}
