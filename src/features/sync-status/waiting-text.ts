import { type Connection, type Delivery, deliveryText } from '#domain/delivery-text.ts'
import { oneLine } from '#domain/op-name.ts'
import type { Op } from '#domain/ops.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'

/** Returns the state of an entry, in the same text as the message bubble, the sidebar and saved rows. */
export function stateText(entry: WaitingEntry, connection: Connection): string {
  const { text, tone } = deliveryText(deliveryOf(entry), entry.needsUpdate ? 'update' : connection, entry.op)
  // It may be called saved because it is in the outbox, and so on the disk.
  return entry.op.op === 'resource.save' && tone !== 'refused' ? `Saved here. ${text}` : text
}

function deliveryOf({ opId, state, attempts, reason }: WaitingEntry): Delivery {
  if (state === 'refused') return { state, opId, reason: reason ?? 'unknown' }
  return state === 'sending' ? { state, opId } : { state, opId, attempts }
}

/** Returns the text the teacher wrote, if the op holds any. A document is returned as readable text, not as HTML. */
export function textOf(op: Op): string | undefined {
  if (op.op === 'message.send') return op.content
  if (op.op === 'resource.save') return readableText(op.html)
  if (op.op === 'chat.rename') return op.title
  return undefined
}

const BLOCKS = 'p,div,li,tr,h1,h2,h3,h4,h5,h6,table,ul,ol,section,header,footer,blockquote,pre'

/** Returns a document's text, a line for each block. Nothing in it is loaded or run, because the page is never shown. */
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

/** Edit and Delete are offered only while the server cannot have the change. Later nobody could tell what became of it. */
export function mayChange(entry: WaitingEntry): boolean {
  return entry.state === 'refused' || (entry.state === 'queued' && entry.attempts === 0)
}

/** Shortens a name for use in the accessible name of a button. */
export const shortName = (name: string) => oneLine(name, 40)
