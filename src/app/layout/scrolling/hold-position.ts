import { isFollowing } from '#session/following.ts'

/** Content that arrives late may still push the position away. */
const SETTLED_MS = 700
/** A slow machine, or a chat that has to be fetched, takes its time; any act of the reader ends the wait. */
const GIVE_UP_MS = 20_000
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export const scroller = () => document.scrollingElement ?? document.documentElement

/**
 * Holds this position while the page's content arrives. It calls `done` once the page rests there or the reader does
 * something; calling the answer stops it.
 */
export function holdPosition(top: number, done: () => void): () => void {
  const began = performance.now()
  let stillSince = began
  let frame = 0
  let observer: ResizeObserver | undefined
  const stop = () => {
    cancelAnimationFrame(frame)
    observer?.disconnect()
    for (const act of ACTS) window.removeEventListener(act, finish)
  }
  const finish = () => {
    stop()
    done()
  }
  const hold = () => {
    const now = performance.now()
    if (!isAt(top)) stillSince = now
    const isOver = now - stillSince > SETTLED_MS || now - began > GIVE_UP_MS
    // A reply that is being written is followed, not held back.
    if (isOver || isFollowing()) finish()
    else moveTo(top)
  }
  // The observer is made again each frame, so that it runs after the message list's observer, which scrolls a chat to
  // its end.
  const eachFrame = () => {
    observer?.disconnect()
    observer = new ResizeObserver(hold)
    observer.observe(document.body)
    frame = requestAnimationFrame(eachFrame)
  }
  for (const act of ACTS) window.addEventListener(act, finish, { passive: true })
  eachFrame()
  return stop
}

const isAt = (top: number) => Math.abs(scroller().scrollTop - top) < 1

/** Arrives from just below, as a reader does who scrolls up: the message list then knows not to follow its end. */
function moveTo(top: number): void {
  const { scrollTop } = scroller()
  if (isAt(top)) return
  const isNear = scrollTop > top && scrollTop < top + 3
  window.scrollTo({ top: isNear ? top : top + 2, behavior: 'instant' })
}
