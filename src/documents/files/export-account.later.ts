import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { titleOf } from '../html/shown-document.ts'
import { yieldToMain, yieldWhenDue } from '../render/yield-to-main.ts'
import { chatMarkdown } from './chat-markdown.ts'
import { type Export, exportFile } from './export-file.ts'
import { addItem, listPage, namedKind, numberedName, type SavedRow, savedDocument } from './saved-items.ts'
import { ZipFile } from './zip.ts'

export interface WholeChat {
  chat: ChatSession
  messages: readonly ChatMessage[]
}

export interface AccountInput {
  fileName: string
  heading: string
  /** Each reads one chat when its turn comes. Undefined for one that has gone meanwhile. */
  chats: readonly (() => Promise<WholeChat | undefined>)[]
  /** Everything else that is the teacher's, for the JSON. */
  rest: Record<string, unknown>
  /** The words that were not sent; '' for none. */
  unsent: string
  /** What is in the account and not on this device; '' for nothing. */
  missing: string
}

/**
 * Everything of a teacher that is on this device as one zip, without a network: plans and resources as pages and Word
 * files, chats as Markdown, and all rows as JSON. It goes chat by chat, so that a phone never holds all of it at once.
 */
export const exportAccount: Export<AccountInput> = (input, onProgress = () => {}, signal) =>
  exportFile(input.fileName, async () => {
    const zip = new ZipFile(yieldWhenDue(signal))
    const rows: SavedRow[] = []
    const json: BlobPart[] = [`{"chats":[`]
    for (const [i, read] of input.chats.entries()) {
      await yieldToMain(signal)
      const whole = await read()
      if (whole) {
        await zip.add(`chats/${numberedName(i + 1, titleOf(whole.chat))}.md`, new Blob([chatMarkdown(whole)]))
        await addDocuments(zip, whole, rows, signal)
        json.push(json.length > 1 ? ',' : '', new Blob([JSON.stringify(whole)]))
      }
      onProgress(i + 1, input.chats.length)
    }
    json.push('],', JSON.stringify(input.rest).slice(1))
    await zip.add('everything.json', new Blob(json))
    if (input.unsent !== '') await zip.add('not-sent.txt', new Blob([input.unsent]))
    await zip.add('index.html', new Blob([listPage(input.heading, rows, input.missing)]))
    return { blob: zip.finish() }
  })

async function addDocuments(
  zip: ZipFile,
  { chat, messages }: WholeChat,
  rows: SavedRow[],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const message of messages.filter(isDocument)) {
    await yieldToMain(signal)
    const document = savedDocument({ message, chat })
    if (!document) continue
    const folder = message.html_content === null ? 'plans' : 'resources'
    rows.push(
      await addItem(zip, `${folder}/${numberedName(rows.length + 1, namedKind(document))}`, document, signal),
    )
  }
}

/** A reply that only talks is in its chat's Markdown. */
const isDocument = ({ role, state, doc, html_content, edited_html_content }: ChatMessage) =>
  role === 'assistant' && state === 'done' && Boolean(doc ?? html_content ?? edited_html_content)
