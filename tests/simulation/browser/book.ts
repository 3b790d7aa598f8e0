import type { DeviceState } from './read-device.ts'

export type ChatType = 'lessonPlan' | 'resourceGenerator'

/** The place where a text is typed: a chat, or the page on which one begins. */
export interface Place {
  type: ChatType
  sessionId?: string
}

/** The action during which the browser died, or whose end the screen did not show. */
export type Open =
  | { kind: 'send'; words: string; place: Place; typedAt: number }
  | { kind: 'rename'; sessionId: string; title: string }
  | { kind: 'star'; sessionId: string }
  | { kind: 'edit'; messageId: string; marker: string }
  | { kind: 'delete'; sessionId: string }

/** Everything the app has confirmed to the teacher. The server must end up with exactly this. */
export class Book {
  /** Messages whose bubble was seen, or that were found in the outbox after a kill. */
  readonly taken = new Set<string>()
  readonly titles = new Map<string, string>()
  readonly stars = new Map<string, boolean>()
  /** The texts typed into each resource and saved, in order. */
  readonly edits = new Map<string, string[]>()
  readonly deleted = new Set<string>()
  readonly drafts = { kept: 0, shortened: 0, lostYoung: 0, oldestLostMs: 0, cameBack: 0 }
  /** Descriptions of findings that are not about the end state. */
  readonly losses: string[] = []
  open: Open | undefined
  tapped = 0

  settle(open: Open): void {
    if (open.kind === 'send') this.taken.add(open.words)
    if (open.kind === 'rename') this.titles.set(open.sessionId, open.title)
    if (open.kind === 'delete') this.deleted.add(open.sessionId)
    if (open.kind === 'edit')
      this.edits.set(open.messageId, [...(this.edits.get(open.messageId) ?? []), open.marker])
    this.open = undefined
  }
}

/** Answers whether the device has it: shown, waiting, or refused and listed. */
export function isOnDevice(open: Open, device: DeviceState): boolean {
  const { outbox, messages, chats } = device
  switch (open.kind) {
    case 'send':
      return (
        outbox.some(({ op, content }) => op === 'message.send' && content === open.words) ||
        messages.some(({ content }) => content === open.words)
      )
    case 'rename':
      return (
        outbox.some(({ op, title }) => op === 'chat.rename' && title === open.title) ||
        chats.some(({ id, title }) => id === open.sessionId && title === open.title)
      )
    case 'delete':
      return (
        outbox.some(({ op, sessionId }) => op === 'chat.delete' && sessionId === open.sessionId) ||
        !chats.some(({ id, deleted }) => id === open.sessionId && !deleted)
      )
    case 'edit':
      return (
        outbox.some(({ html }) => html?.includes(open.marker)) ||
        messages.some(({ id, edited }) => id === open.messageId && edited?.includes(open.marker))
      )
    case 'star':
      return false // seen by comparing all stars
  }
}

/** The stars as last tapped on this device, also those the server has refused so far. */
export function tappedStars({ stars, outbox }: DeviceState): Set<string> {
  const tapped = new Set(stars)
  for (const { op, messageId, starred } of outbox) {
    if (op !== 'star.set' || !messageId) continue
    if (starred) tapped.add(messageId)
    else tapped.delete(messageId)
  }
  return tapped
}

/** Takes over the one star that was just tapped. Any other difference is a star that changed by itself. */
export function noteStars(book: Book, device: DeviceState, inChat?: string): void {
  const now = tappedStars(device)
  const known = new Set([...book.stars.keys(), ...now])
  for (const id of known) {
    if (now.has(id) === (book.stars.get(id) ?? false)) continue
    const own = device.messages.find((message) => message.id === id)?.sessionId === inChat
    if (!own || inChat === undefined) book.losses.push(`the star of ${id} changed by itself`)
    book.stars.set(id, now.has(id))
  }
}
