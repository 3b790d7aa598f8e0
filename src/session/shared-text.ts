import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import { onIdentityChange } from './identity.ts'

/** The storage key of the shared text. It is removed at sign-out (app/start/sign-out.ts). */
export const SHARED_TEXT_KEY = 'mahere-shared-text'
/** Long enough for a sign-in with a mail in between, and short enough that the next teacher at this device does not get the text. */
const KEEP_MS = 3_600_000

/** The parts that another app shares. Each may be missing. */
interface Shared {
  title?: string
  text?: string
  url?: string
}

/** The text when the browser's storage is blocked. */
let inMemory: string | undefined
onIdentityChange((identity) => {
  if (identity === null) inMemory = undefined
})

/** Joins the parts into one text without repeats, because some apps put the address or the title into the text as well. */
export function joinShared({ title, text, url }: Shared): string {
  const parts = [title, text, url].map((part) => part?.trim() ?? '').filter(Boolean)
  const telling = parts.filter(
    (part, at) => !parts.some((other, n) => n !== at && holds(other, part, n < at)),
  )
  return telling.join('\n')
}

const holds = (other: string, part: string, isBefore: boolean) =>
  other === part ? isBefore : other.includes(part)

/** Stores a text until the chat takes it, even across a sign-in that leaves the page. */
export function holdSharedText(text: string, now = Date.now()): void {
  if (!text) return
  inMemory = writeSmall(SHARED_TEXT_KEY, JSON.stringify({ text, at: now })) ? undefined : text
}

export function readSharedText(now = Date.now()): string | undefined {
  try {
    const { text, at } = JSON.parse(readSmall(SHARED_TEXT_KEY) ?? 'null') ?? {}
    if (typeof text === 'string' && typeof at === 'number' && Math.abs(now - at) < KEEP_MS) return text
  } catch {
    // An invalid record counts as none.
  }
  return inMemory
}

export function dropSharedText(): void {
  inMemory = undefined
  removeSmall(SHARED_TEXT_KEY)
}
