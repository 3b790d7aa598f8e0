import { Fragment } from 'react'
import { foldText, type MarkedRun, markWords, queryWords, snippetOf } from '#domain/search-text.ts'
import type { FoundChat } from '#local-store/queries/search-history.ts'
import { shownTitle } from './chat-groups.ts'
import { ThreadRow } from './thread-row.tsx'
import { type ShownSearch, useHistorySearch } from './use-history-search.ts'
import { useThreadStates } from './use-thread-states.ts'

export interface FoundChatsProps {
  /** Empty until something is typed: then the search only reads ahead. */
  query: string
  openId: string | undefined
  onChosen: () => void
}

/** The chats whose title or messages hold every word of the query, which is marked. The search runs on this device only. */
export function FoundChats({ query, openId, onChosen }: FoundChatsProps) {
  const search = useHistorySearch(query)
  const stateOf = useThreadStates()
  if (query === '') return null
  const rows = search ? search.found.map((hit) => ({ hit, ...linesOf(hit, queryWords(search.query)) })) : []
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
        <p className="px-3 py-2 text-sm text-muted">{partialText(search.partial)}</p>
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

/** Announced once, when every chat has been searched, not for each chat that is found on the way. */
export function statusOf(search: ShownSearch | undefined, runs: readonly MarkedRun[]): string {
  if (!search?.done) return 'Searching your chats...'
  const { found, query, more, failed } = search
  if (failed) return 'Could not load your chat history. Please try again.'
  const asked = `“${query}”${otherForm(query, runs)}`
  if (found.length === 0) return `No chats with ${asked}`
  if (more) return `The first ${found.length} chats with ${asked}. More words find fewer.`
  return `${found.length} ${found.length === 1 ? 'chat' : 'chats'} with ${asked}`
}

/** Returns ` or “māra”` for a teacher who typed "mara". */
function otherForm(query: string, runs: readonly MarkedRun[]): string {
  const asked = query.toLowerCase()
  const forms = runs.flatMap(({ text, marked }) => (marked ? [text.toLowerCase()] : []))
  const other = forms.find((form) => form !== asked && foldText(form) === foldText(asked))
  return other === undefined ? '' : ` or “${other}”`
}

function partialText(count: number): string {
  return count === 1
    ? '1 chat is only partly on this device: some of its text is not searched.'
    : `${count} chats are only partly on this device: some of their text is not searched.`
}
