import { type RefObject, useEffect } from 'react'
import { useBarHeight } from '#ui/use-bar-height.ts'

/** Tells the page how high the composer is, and keeps the page still while somebody types. */
export function useComposerPlace(): RefObject<HTMLFormElement | null> {
  const form = useBarHeight<HTMLFormElement>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const root = document.documentElement.style
    // The page keeps a margin so that this bar never covers the focus (theme/base.css). For a caret inside the bar
    // itself the browser would scroll the page by that margin at every key.
    const still = () => root.setProperty('scroll-padding-bottom', '0')
    const asBefore = () => root.removeProperty('scroll-padding-bottom')
    element.addEventListener('focusin', still)
    element.addEventListener('focusout', asBefore)
    return () => {
      asBefore()
      element.removeEventListener('focusin', still)
      element.removeEventListener('focusout', asBefore)
    }
  }, [form])
  return form
}
