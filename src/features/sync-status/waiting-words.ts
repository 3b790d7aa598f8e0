import { type Connection, type Delivery, deliveryWords } from '#domain/delivery-words.ts'
import type { Op } from '#domain/ops.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'

/** The state of one entry, in the words used in the bubble, the sidebar and on saved rows. */
export function stateWords(entry: WaitingEntry, connection: Connection): string {
  const { text, tone } = deliveryWords(deliveryOf(entry), connection, entry.op)
  // It is in the outbox, so it is on the disk: only then may it be called saved.
  return entry.op.op === 'resource.save' && tone !== 'refused' ? `Saved here. ${text}` : text
}

function deliveryOf({ opId, state, attempts, reason }: WaitingEntry): Delivery {
  if (state === 'refused') return { state, opId, reason: reason ?? 'unknown' }
  return state === 'sending' ? { state, opId } : { state, opId, attempts }
}

/** What the teacher did, by the name of its chat. The words of a message speak for themselves. */
export function entryName({ op, label }: WaitingEntry, chatTitle: string | undefined): string {
  const title = chatTitle ? `“${chatTitle}”` : undefined
  switch (op.op) {
    case 'message.send':
      return op.content
    case 'reply.stop':
      return `Stopped the reply in ${title ?? 'a chat'}`
    case 'reply.retry':
      return `Asked for the reply again in ${title ?? 'a chat'}`
    case 'chat.rename':
      return `Chat renamed to “${op.title}”`
    case 'chat.delete':
      return `Deleted the chat ${title ?? ''}`.trim()
    case 'star.set': {
      const thing = op.item_type === 'resource' ? 'a resource' : 'a lesson plan'
      return op.starred ? `Starred ${title ?? thing}` : `Removed ${title ?? thing} from the saved ones`
    }
    case 'resource.save':
      return `Edits to ${title ?? 'a resource'}`
    default:
      return label
  }
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
export function shortName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  return line.length <= 40 ? line : `${[...line].slice(0, 39).join('')}…`
}
