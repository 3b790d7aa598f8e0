import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import { onIdentityChange } from './identity.ts'

/** Of whoever shared it: goes at sign-out (app/sign-out.ts). */
export const SHARED_TEXT_KEY = 'mahere-shared-text'
/** A sign-in in between may take a mail and a password; what nobody came for is not for the next teacher at this device. */
const KEEP_MS = 3_600_000

/** What another app hands over; each part may be missing. */
export interface Shared {
  title?: string
  text?: string
  url?: string
}

/** Only when the browser keeps nothing for us. */
let inMemory: string | undefined
onIdentityChange((identity) => {
  if (identity === null) inMemory = undefined
})

/** One text of the parts. Some apps put the address into the text, or the title before it. */
export function joinShared({ title, text, url }: Shared): string {
  const parts = [title, text, url].map((part) => part?.trim() ?? '').filter(Boolean)
  const telling = parts.filter(
    (part, at) => !parts.some((other, n) => n !== at && holds(other, part, n < at)),
  )
  return telling.join('\n')
}

const holds = (other: string, part: string, isBefore: boolean) =>
  other === part ? isBefore : other.includes(part)

/** Holds a text until the chat takes it: also over a sign-in that leaves the page. */
export function holdSharedText(text: string, now = Date.now()): void {
  if (!text) return
  inMemory = writeSmall(SHARED_TEXT_KEY, JSON.stringify({ text, at: now })) ? undefined : text
}

export function readSharedText(now = Date.now()): string | undefined {
  try {
    const { text, at } = JSON.parse(readSmall(SHARED_TEXT_KEY) ?? 'null') ?? {}
    if (typeof text === 'string' && typeof at === 'number' && Math.abs(now - at) < KEEP_MS) return text
  } catch {
    // not ours
  }
  return inMemory
}

export function dropSharedText(): void {
  inMemory = undefined
  removeSmall(SHARED_TEXT_KEY)
}
