import { Fragment } from 'react'
import { foldText, type MarkedRun, markWords, queryWords, snippetOf } from '#domain/search-text.ts'
import type { FoundChat } from '#local-store/queries/search-history.ts'
import { shownTitle } from './chat-groups.ts'
import { ThreadRow } from './thread-row.tsx'
import { type ShownSearch, useHistorySearch } from './use-history-search.ts'
import { useThreadStates } from './use-thread-states.ts'

export interface FoundChatsProps {
  /** Empty while nothing is asked: then it only reads ahead. */
  words: string
  openId: string | undefined
  onChosen: () => void
}

/** The chats whose title or messages have every word, with the place marked. All on this device, online or not. */
export function FoundChats({ words, openId, onChosen }: FoundChatsProps) {
  const search = useHistorySearch(words)
  const stateOf = useThreadStates()
  if (words === '') return null
  const rows = search ? search.found.map((hit) => ({ hit, ...linesOf(hit, queryWords(search.words)) })) : []
  const now = new Date()
  return (
    <>
      <p className="px-3 pt-1 pb-2 text-sm wrap-anywhere text-muted" role="status">
        {statusOf(
          search,
          rows.flatMap(({ title, line }) => [...title, ...line]),
        )}
      </p>
      <ul className="space-y-1 wrap-anywhere">
        {rows.map(({ hit, title, line }) => (
          <ThreadRow
            key={hit.chat.id}
            entry={hit}
            now={now}
            open={hit.chat.id === openId}
            state={stateOf(hit.chat.id)}
            onChosen={onChosen}
            found={{ title: <Marked runs={title} />, line: line.length > 0 && <Marked runs={line} /> }}
          />
        ))}
      </ul>
      {search?.done && search.partial > 0 && (
        <p className="px-3 py-2 text-sm text-muted">{partialWords(search.partial)}</p>
      )}
    </>
  )
}

function linesOf({ chat, text }: FoundChat, words: readonly string[]) {
  return {
    title: markWords(shownTitle(chat.title), words),
    line: text === undefined ? [] : snippetOf(text, words),
  }
}

function Marked({ runs }: { runs: MarkedRun[] }) {
  return runs.map(({ text, marked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  )
}

/** Said once when all has been looked at, not for every chat that is found on the way. */
export function statusOf(search: ShownSearch | undefined, runs: readonly MarkedRun[]): string {
  if (!search?.done) return 'Searching your chats...'
  const { found, words, more, failed } = search
  if (failed) return 'Could not load your chat history. Please try again.'
  const asked = `“${words}”${otherForm(words, runs)}`
  if (found.length === 0) return `No chats with ${asked}`
  if (more) return `The first ${found.length} chats with ${asked}. More words find fewer.`
  return `${found.length} ${found.length === 1 ? 'chat' : 'chats'} with ${asked}`
}

/** ` or “māra”` for a teacher who typed "mara". */
function otherForm(words: string, runs: readonly MarkedRun[]): string {
  const asked = words.toLowerCase()
  const forms = runs.flatMap(({ text, marked }) => (marked ? [text.toLowerCase()] : []))
  const other = forms.find((form) => form !== asked && foldText(form) === foldText(asked))
  return other === undefined ? '' : ` or “${other}”`
}

function partialWords(count: number): string {
  return count === 1
    ? '1 chat is not wholly on this device: some of its words are not searched.'
    : `${count} chats are not wholly on this device: some of their words are not searched.`
}
