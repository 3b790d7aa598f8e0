import { changeName } from '#domain/op-name.ts'
import type { Op } from '#domain/ops.ts'

/** A change that the server does not have. */
interface UnsentChange {
  op: Op
  state: 'queued' | 'sending' | 'refused'
  needsUpdate?: true
}

/** What was typed and neither sent nor saved. */
interface UnsentText {
  kind: 'message' | 'edit'
  text: string
}

const RULE = '\n\n----\n\n'

/** Returns everything that waits as text the teacher can keep. An edited document comes as readable text, then as HTML. */
export function waitingAsText(entries: readonly UnsentChange[], drafts: readonly UnsentText[] = []): string {
  return [...entries.map(entryAsText), ...drafts.map(draftAsText)].join(RULE)
}

function entryAsText(entry: UnsentChange): string {
  const state = entry.state === 'refused' ? 'not sent' : 'waiting to send'
  const { op } = entry
  const named = changeName(entry, undefined)
  const name = op.op === 'message.send' ? 'Message' : named
  const stored = op.op === 'resource.save' ? `As it is stored:\n${op.html}` : ''
  return [`${name} (${state})`, textOf(op) ?? '', stored].filter(Boolean).join('\n\n')
}

function draftAsText({ kind, text }: UnsentText): string {
  if (kind === 'message') return `Draft of a message\n\n${text}`
  return `Draft of an edit\n\n${readableText(text)}\n\nAs it is stored:\n${text}`
}

/** Returns the text the teacher wrote, if the op holds any. A document is returned as readable text, not as HTML. */
export function textOf(op: Op): string | undefined {
  if (op.op === 'message.send') return op.content
  if (op.op === 'resource.save') return readableText(op.html)
  if (op.op === 'plan.save' && !op.restores) return op.content
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
