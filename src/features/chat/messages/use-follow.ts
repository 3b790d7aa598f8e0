import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { takeWanted } from '#session/open-at.ts'
import { goTo } from '../go-to.ts'
import {
  countMessages,
  isAtBottom,
  newReader,
  onGrown,
  onPushed,
  onScrolled,
  type Reader,
  setReader,
} from './follow-end.ts'

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
  useGrown(list, reader, setNewBelow, chatKey)
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
  chatKey: string,
): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const head = holdHead(element, chatKey)
    let height = 0 // the messages that are there at first count as new
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight > height
      height = element.offsetHeight
      const scroller = document.scrollingElement
      if (!scroller) return
      if ((grown && reader.current.opening && head.open()) || head.hold()) {
        reader.current.seen = countMessages(element)
        return
      }
      if (!grown) onPushed(element, scroller, reader.current)
      else if (onGrown(element, scroller, reader.current)) setNewBelow(true)
    })
    observer.observe(element)
    observer.observe(document.body)
    return () => {
      head.end()
      observer.disconnect()
    }
  }, [list, reader, setNewBelow, chatKey])
}

/** Content above the head may still arrive: the rest of the chat, what was understood. */
const HELD_MS = 1_500
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A chat opens at the message that was asked for, else at the head of its newest plan, which is where a plan is read
 * from. The place is held while content arrives, until the reader does something. `open` answers false where the chat
 * has no such place, and opens at its end.
 */
function holdHead(list: Element, chatKey: string) {
  let held: string | undefined
  let until = 0
  const letGo = () => {
    held = undefined
  }
  const place = (id: string | undefined) => id && list.querySelector(`[data-message="${CSS.escape(id)}"]`)
  for (const act of ACTS) window.addEventListener(act, letGo, { passive: true })
  return {
    open(): boolean {
      const last = list.lastElementChild?.getAttribute('data-message') ?? undefined
      held = [takeWanted(chatKey), last].find(place)
      until = performance.now() + HELD_MS
      return this.hold()
    },
    hold(): boolean {
      const head = performance.now() < until && place(held)
      if (head) goTo(head)
      return Boolean(head)
    },
    end() {
      for (const act of ACTS) window.removeEventListener(act, letGo)
    },
  }
}
