import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isFollowing } from '#session/following.ts'
import { onOpenAt } from '#session/open-at.ts'
import { holdPosition, scroller } from './hold-position.ts'
import { STORED_POSITIONS } from './stored-positions.ts'

const MAX_STORED = 60
/** A reply that was followed within this distance of the chat's end is read from its head later. */
const AT_END_PX = 10

/** A chat is known by its address, whichever way the reader comes back to it; any other page by its entry in the history. */
function positionKey({ pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>): string {
  return pathname.includes('/chat/') ? pathname : `${state.__TSR_key ?? pathname}`
}

/**
 * Every page opens where it was left: after a reload, on Back and Forward, and a chat also when it is chosen again.
 * Other new pages begin at the top (around/use-arrival.ts), and a chat that was never seen at its newest plan (use-follow.ts).
 */
export function keepScrollPositions(router: AnyRouter): () => void {
  const positions = new ScrollPositions(router)
  const unsubscribe = [
    router.subscribe('onBeforeNavigate', () => positions.leave()),
    router.subscribe('onRendered', ({ toLocation }) => positions.enter(toLocation)),
    onOpenAt((sessionId) => positions.forget(sessionId)),
  ]
  const scrolled = () => positions.noteSoon()
  const write = () => positions.write()
  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('pagehide', write)
  if (router.state.status === 'idle') positions.arrive()
  return () => {
    positions.stop()
    for (const end of unsubscribe) end()
    window.removeEventListener('scroll', scrolled)
    window.removeEventListener('pagehide', write)
  }
}

class ScrollPositions {
  private readonly known = new Map(readPositions())
  private here: string
  private arrived = false
  private stopHolding = () => {}
  private frame = 0

  constructor({ state, latestLocation }: AnyRouter) {
    this.here = positionKey(state.resolvedLocation ?? latestLocation)
  }

  arrive(): void {
    const top = this.known.get(this.here)
    const done = () => {
      this.arrived = true
    }
    this.stopHolding()
    this.arrived = false
    this.stopHolding = () => {}
    if (top === undefined) done()
    else this.stopHolding = holdPosition(top, done)
  }

  enter(location: ParsedLocation): void {
    this.here = positionKey(location)
    // The next teacher on this device begins without positions.
    if (location.pathname === '/login') this.known.clear()
    this.arrive()
  }

  /** The chat is to open somewhere else than where it was left. */
  forget(sessionId: string): void {
    for (const key of this.known.keys()) if (key.endsWith(`/chat/${sessionId}`)) this.known.delete(key)
  }

  leave(): void {
    this.note()
    this.stopHolding()
    this.arrived = false // from here on the page scrolls because it changes
  }

  /** Reads the position once a frame, however often the page scrolls: reading it makes the browser lay the page out. */
  noteSoon(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.note())
  }

  write(): void {
    this.note()
    try {
      const newest = [...this.known].slice(-MAX_STORED)
      sessionStorage.setItem(STORED_POSITIONS, JSON.stringify(Object.fromEntries(newest)))
    } catch {
      // a full storage must not keep anybody from leaving
    }
  }

  stop(): void {
    this.stopHolding()
    cancelAnimationFrame(this.frame)
  }

  private note(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    if (!this.arrived) return
    this.known.delete(this.here)
    const { scrollTop, scrollHeight, clientHeight } = scroller()
    const follows = isFollowing() && scrollHeight - clientHeight - scrollTop <= AT_END_PX
    if (scrollTop > 0 && !follows) this.known.set(this.here, Math.round(scrollTop))
  }
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_POSITIONS) ?? '{}')
    return Object.entries(stored ?? {}).filter(([, top]) => Number.isFinite(top))
  } catch {
    return []
  }
}
