import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { KEPT_PLACES } from './kept-places.ts'

const MOST = 60
/** Content that comes late may still push the place away. */
const SETTLED_MS = 700
/** A slow machine, or a chat that has to be fetched, takes its time; the reader ends the waiting by any act. */
const GIVE_UP_MS = 20_000
/** A chat left within this distance of its end opens at its end, with what has come since. */
const AT_END_PX = 10
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Places = Record<string, number>

/** A chat is known by its address, whichever way one comes back to it; any other page by its entry in the history. */
export function placeKey({ pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>): string {
  return pathname.includes('/chat/') ? pathname : `${state.__TSR_key ?? pathname}`
}

/**
 * Every page opens where it was left: after a reload, on Back and Forward, and a chat also when it is chosen again.
 * Other new pages begin at the top (use-arrival.ts), a chat never seen at its end (use-follow.ts).
 */
export function keepPlaces(router: AnyRouter): () => void {
  const places = new Map(Object.entries(readPlaces()))
  let here = placeKey(router.state.resolvedLocation ?? router.latestLocation)
  let arrived = false
  let stop = () => {}
  let frame = 0

  const note = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (!arrived) return
    places.delete(here)
    const { scrollTop, scrollHeight, clientHeight } = scroller()
    const atEnd = here.includes('/chat/') && scrollHeight - clientHeight - scrollTop <= AT_END_PX
    if (scrollTop > 0 && !atEnd) places.set(here, Math.round(scrollTop))
  }
  // Where a page stands is asked once a frame, however often it says that it moved: asking makes it lay itself out.
  const scrolled = () => {
    if (frame === 0) frame = requestAnimationFrame(note)
  }
  const arrive = () => {
    stop()
    arrived = false
    stop = goBackTo(places.get(here), () => {
      arrived = true
    })
  }
  const leave = () => {
    note()
    stop()
    arrived = false // what scrolls from here on is the change of page
  }
  const enter = ({ toLocation }: { toLocation: ParsedLocation }) => {
    here = placeKey(toLocation)
    // The next teacher on this device starts anew.
    if (toLocation.pathname === '/login') places.clear()
    arrive()
  }
  const write = () => {
    note()
    writePlaces(Object.fromEntries([...places].slice(-MOST)))
  }

  const unlisten = [router.subscribe('onBeforeNavigate', leave), router.subscribe('onRendered', enter)]
  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('pagehide', write)
  if (router.state.status === 'idle') arrive()
  return () => {
    stop()
    cancelAnimationFrame(frame)
    for (const end of unlisten) end()
    window.removeEventListener('scroll', scrolled)
    window.removeEventListener('pagehide', write)
  }
}

const scroller = () => document.scrollingElement ?? document.documentElement

/** Holds the place while the page's content arrives, until it stands still there or the reader does something. */
function goBackTo(place: number | undefined, done: () => void): () => void {
  if (place === undefined) {
    done()
    return () => {}
  }
  const began = performance.now()
  let stillSince = began
  let frame = 0
  let observer: ResizeObserver | undefined
  const end = () => {
    cancelAnimationFrame(frame)
    observer?.disconnect()
    for (const act of ACTS) window.removeEventListener(act, finish)
  }
  const finish = () => {
    end()
    done()
  }
  const hold = () => {
    const now = performance.now()
    if (!isThere(place)) stillSince = now
    // A reply being written is followed, not held back.
    const over = now - stillSince > SETTLED_MS || now - began > GIVE_UP_MS
    if (over || document.querySelector('[data-follow]')) finish()
    else moveTo(place)
  }
  // Made anew for every frame, so that it has the last word on the frame: after the list that opens at its end.
  const eachFrame = () => {
    observer?.disconnect()
    observer = new ResizeObserver(hold)
    observer.observe(document.body)
    frame = requestAnimationFrame(eachFrame)
  }
  for (const act of ACTS) window.addEventListener(act, finish, { passive: true })
  eachFrame()
  return end
}

const isThere = (place: number) => Math.abs(scroller().scrollTop - place) < 1

/** From just below, as a reader comes who has scrolled up: the list then knows that it is not to follow its end. */
function moveTo(place: number): void {
  const { scrollTop } = scroller()
  if (isThere(place)) return
  const near = scrollTop > place && scrollTop < place + 3
  window.scrollTo({ top: near ? place : place + 2, behavior: 'instant' })
}

function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(KEPT_PLACES) ?? '{}')
    const entries = Object.entries(places ?? {}).filter(([, top]) => Number.isFinite(top))
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function writePlaces(places: Places): void {
  try {
    sessionStorage.setItem(KEPT_PLACES, JSON.stringify(places))
  } catch {
    // a full storage must not keep anybody from leaving
  }
}
