import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** The list counts as scrolled to the bottom within this distance [CHAT-144]. */
export const BOTTOM_PX = 10

export function isAtBottom(scroller: {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}): boolean {
  return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= BOTTOM_PX
}

interface Reader {
  following: boolean
  /** Until a chat's first words stand, scrolling is the router's doing, not the reader's. */
  opening: boolean
  lastTop: number
  /** A reply was being written when the list last grew. */
  wasWriting: boolean
  /** Messages there were when the reader last saw the end. */
  seen: number
}

const atStart = (): Reader => ({ following: true, opening: true, lastTop: 0, wasWriting: false, seen: 0 })

const ABOVE_COMPOSER_PX = 260

/** Where to scroll for what is being written, never further up than the reader already is. */
function followTarget(scroller: Element, pen: Element | null): number {
  const bottom = scroller.scrollHeight - scroller.clientHeight
  if (!pen) return bottom
  const end = pen.getBoundingClientRect().bottom + scroller.scrollTop
  return Math.min(bottom, Math.max(scroller.scrollTop, end - scroller.clientHeight + ABOVE_COMPOSER_PX))
}

/** The list has grown. Answers whether there is a new message the reader has not seen. */
function onGrown(list: Element, scroller: Element, reader: Reader): boolean {
  const pen = list.querySelector('[data-follow]')
  const messages = list.querySelectorAll('article').length
  // A finished reply stays where it was read: its end is not what the reader was waiting for.
  const justFinished = reader.wasWriting && !pen && !reader.opening
  reader.opening = false
  reader.wasWriting = pen !== null
  if (justFinished) reader.following = isAtBottom(scroller)
  else if (reader.following) scroller.scrollTo({ top: followTarget(scroller, pen) })
  if (reader.following || isAtBottom(scroller)) reader.seen = messages
  return !justFinished && messages > reader.seen
}

/** A banner above, or more lines in the box, have pushed the newest words out of sight. */
function onPushed(list: Element, scroller: Element, { following, opening }: Reader): void {
  if (following && !opening)
    scroller.scrollTo({ top: followTarget(scroller, list.querySelector('[data-follow]')) })
}

function onScrolled(scroller: Element, reader: Reader): void {
  if (isAtBottom(scroller)) reader.following = true
  else if (!reader.opening && scroller.scrollTop < reader.lastTop) reader.following = false
  reader.lastTop = scroller.scrollTop
}

/**
 * Keeps the newest words in sight while the reader is at the bottom, and never fights them: one scroll up ends it, being
 * at the bottom begins it again. `newBelow` says that a message has come below what the reader sees.
 */
export function useFollow(list: RefObject<HTMLElement | null>, chatKey: string) {
  const reader = useRef<Reader>(atStart())
  const [newBelow, setNewBelow] = useState(false)

  const toBottom = useCallback(() => {
    reader.current.following = true
    setNewBelow(false)
    document.scrollingElement?.scrollTo({ top: document.scrollingElement.scrollHeight })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat begins at its own end
  useEffect(() => {
    reader.current = atStart()
    setNewBelow(false)
  }, [chatKey])

  useEffect(() => {
    const scrolled = () => {
      const scroller = document.scrollingElement
      if (!scroller) return
      onScrolled(scroller, reader.current)
      if (isAtBottom(scroller)) setNewBelow(false)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])

  useEffect(() => {
    const element = list.current
    if (!element) return
    let height = 0 // what is there at first counts as new: a chat opens at its end
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
  }, [list])

  return { newBelow, toBottom }
}
