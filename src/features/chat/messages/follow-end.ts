/** The list counts as scrolled to the bottom within this distance [CHAT-144]. */
const BOTTOM_PX = 10

export function isAtBottom(scroller: {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}): boolean {
  return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= BOTTOM_PX
}

export interface Reader {
  following: boolean
  /** The reply that has just been finished was followed to its end. */
  followed: boolean
  /** Until the first messages of a chat are drawn, it is the router that scrolls, not the reader. */
  opening: boolean
  lastTop: number
  /** A reply was being written when the list last grew. */
  wasWriting: boolean
  /** The number of messages when the reader last saw the end. */
  seen: number
}

export const newReader = (): Reader => ({
  following: true,
  followed: false,
  opening: true,
  lastTop: 0,
  wasWriting: false,
  seen: 0,
})

let latest: Reader | undefined

/** The reader of the chat on the screen. */
export function setReader(reader: Reader): void {
  latest = reader
}

/** The end of the chat on the screen is followed, or was until its reply was finished: nobody reads further up. */
export const isFollowed = (): boolean =>
  latest !== undefined && !latest.opening && (latest.following || latest.followed)

/** A message was sent: the page goes to the end, and the reply is followed. */
export function followEnd(): void {
  if (latest) latest.following = true
  requestAnimationFrame(() => window.scrollTo({ top: document.body.scrollHeight }))
}

/** The page goes to another place than the end, and stays there. No message that is there by now is a new one. */
export function endFollowing(): void {
  if (!latest) return
  latest.following = latest.followed = latest.opening = false
  latest.seen = countMessages(document)
}

const ABOVE_COMPOSER_PX = 260

/** The place of the reply that is being written. */
const findPen = (list: Element) => list.querySelector('[data-follow]')

/** The position that shows what is being written, never further up than the reader already is. */
function followTarget(scroller: Element, pen: Element | null): number {
  const bottom = scroller.scrollHeight - scroller.clientHeight
  if (!pen) return bottom
  const end = pen.getBoundingClientRect().bottom + scroller.scrollTop
  return Math.min(bottom, Math.max(scroller.scrollTop, end - scroller.clientHeight + ABOVE_COMPOSER_PX))
}

export const countMessages = (list: ParentNode): number => list.querySelectorAll('article').length

/** The list has grown. The answer says whether there is a new message that the reader has not seen. */
export function onGrown(list: Element, scroller: Element, reader: Reader): boolean {
  const pen = findPen(list)
  const messages = countMessages(list)
  // A finished reply stays where it is being read: the reader was not waiting for its end.
  const justFinished = reader.wasWriting && !pen && !reader.opening
  reader.opening = false
  reader.wasWriting = pen !== null
  if (justFinished) {
    reader.followed = reader.following
    reader.following = isAtBottom(scroller)
  } else if (reader.following) scroller.scrollTo({ top: followTarget(scroller, pen) })
  if (reader.following || isAtBottom(scroller)) reader.seen = messages
  return !justFinished && messages > reader.seen
}

/** A banner above, or more lines in the composer, have pushed the end of the list out of sight. */
export function onPushed(list: Element, scroller: Element, { following, opening }: Reader): void {
  if (following && !opening) scroller.scrollTo({ top: followTarget(scroller, findPen(list)) })
}

export function onScrolled(scroller: Element, reader: Reader): void {
  if (isAtBottom(scroller)) reader.following = true
  else if (!reader.opening && scroller.scrollTop < reader.lastTop) reader.following = reader.followed = false
  reader.lastTop = scroller.scrollTop
}
