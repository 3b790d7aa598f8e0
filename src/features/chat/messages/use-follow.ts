import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isAtBottom, newReader, onGrown, onPushed, onScrolled, type Reader, setReader } from './follow-end.ts'

/**
 * Keeps the end of the list in sight while the reader is at the bottom, and never fights them: one scroll up ends it,
 * and being at the bottom starts it again. `newBelow` is true when a message has arrived below what the reader sees.
 */
export function useFollow(list: RefObject<HTMLElement | null>, chatKey: string) {
  const reader = useRef(newReader())
  const [newBelow, setNewBelow] = useState(false)

  const toBottom = useCallback(() => {
    reader.current.following = true
    setNewBelow(false)
    document.scrollingElement?.scrollTo({ top: document.scrollingElement.scrollHeight })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat begins at its own end
  useEffect(() => {
    reader.current = newReader()
    setReader(reader.current)
    setNewBelow(false)
  }, [chatKey])

  useScrolled(reader, setNewBelow)
  useGrown(list, reader, setNewBelow)
  return { newBelow, toBottom }
}

type SetNewBelow = (isBelow: boolean) => void

function useScrolled(reader: RefObject<Reader>, setNewBelow: SetNewBelow): void {
  useEffect(() => {
    const scrolled = () => {
      const scroller = document.scrollingElement
      if (!scroller) return
      onScrolled(scroller, reader.current)
      if (isAtBottom(scroller)) setNewBelow(false)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [reader, setNewBelow])
}

function useGrown(
  list: RefObject<HTMLElement | null>,
  reader: RefObject<Reader>,
  setNewBelow: SetNewBelow,
): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let height = 0 // the messages that are there at first count as new: a chat opens at its end
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight > height
      height = element.offsetHeight
      const scroller = document.scrollingElement
      if (!scroller) return
      if (!grown) onPushed(element, scroller, reader.current)
      else if (onGrown(element, scroller, reader.current)) setNewBelow(true)
    })
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, reader, setNewBelow])
}
