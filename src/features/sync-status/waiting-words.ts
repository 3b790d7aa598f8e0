import { type Connection, type Delivery, deliveryWords } from '#domain/delivery-words.ts'
import { oneLine } from '#domain/op-name.ts'
import type { Op } from '#domain/ops.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'

/** The state of one entry, in the words used in the bubble, the sidebar and on saved rows. */
export function stateWords(entry: WaitingEntry, connection: Connection): string {
  const { text, tone } = deliveryWords(deliveryOf(entry), entry.needsUpdate ? 'update' : connection, entry.op)
  // It is in the outbox, so it is on the disk: only then may it be called saved.
  return entry.op.op === 'resource.save' && tone !== 'refused' ? `Saved here. ${text}` : text
}

function deliveryOf({ opId, state, attempts, reason }: WaitingEntry): Delivery {
  if (state === 'refused') return { state, opId, reason: reason ?? 'unknown' }
  return state === 'sending' ? { state, opId } : { state, opId, attempts }
}

/** What the teacher wrote, if this entry holds any words: a document as it reads, not as it is stored. */
export function wordsOf(op: Op): string | undefined {
  if (op.op === 'message.send') return op.content
  if (op.op === 'resource.save') return readableText(op.html)
  if (op.op === 'chat.rename') return op.title
  return undefined
}

const BLOCKS = 'p,div,li,tr,h1,h2,h3,h4,h5,h6,table,ul,ol,section,header,footer,blockquote,pre'

/** A document's words, a line for each block. Nothing of it is loaded or run: the page is never shown. */
export function readableText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of page.querySelectorAll('style,script,title,template,noscript')) unseen.remove()
  for (const cell of page.querySelectorAll('td,th')) cell.append('  ')
  for (const br of page.querySelectorAll('br')) br.replaceWith('\n')
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n')
  return (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Edit and Delete only while the server cannot have it: afterwards nobody could say what became of it. */
export function mayChange(entry: WaitingEntry): boolean {
  return entry.state === 'refused' || (entry.state === 'queued' && entry.attempts === 0)
}

/** Short enough to stand in the name of a button. */
export const shortName = (name: string) => oneLine(name, 40)
