import type { ChatSession, ServerRow } from '#domain/rows.ts'
import type { Account } from './account.ts'
import { deliverShelf, type Shelf, shelfRows } from './shelf.ts'
import { ensureAccount, resetPeriod } from './usage.ts'

/* bootstrap, pull_changes, fetch_history, fetch_chat, fetch_messages. No page here is ever near 512 KB. */

const PAGE = 500
const pageSize = (wanted: unknown) => Math.min(Math.max(Number(wanted ?? PAGE), 1), PAGE)
const byRev = (one: ServerRow, other: ServerRow) => one.r.rev - other.r.rev
const newestDeletionFirst = (one: ChatSession, other: ChatSession) =>
  (one.deleted_at ?? '') < (other.deleted_at ?? '') ? 1 : -1
const asOf = ({ data }: Account, rows: ServerRow[]) => ({ epoch: data.epoch, as_of: data.rev, rows })

export function pullChanges(account: Account, shelf: Shelf, epoch: string, since: number, maxRows?: number) {
  deliverShelf(account, shelf)
  const { data } = account
  if (epoch !== data.epoch || since > data.rev) return { resync: true as const }
  const most = pageSize(maxRows)
  const newer = [...account.allRows(), ...shelfRows(account, shelf)].filter(({ r }) => r.rev > since)
  const rows = newer.sort(byRev).slice(0, most)
  const cursor = rows.length === most ? (rows.at(-1)?.r.rev ?? since) : data.rev
  return { epoch, head: data.rev, cursor, rows, server_time: account.iso() }
}

export function bootstrap(account: Account, shelf: Shelf) {
  ensureAccount(account)
  resetPeriod(account)
  deliverShelf(account, shelf)
  const chats = [...account.data.rows.chat_sessions.values()]
    .filter(({ is_deleted }) => !is_deleted)
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
  const newest = chats[0]?.id
  const listed = new Set(chats.slice(0, 200).map(({ id }) => id))
  const deleted = [...account.data.rows.chat_sessions.values()].filter(({ is_deleted }) => is_deleted)
  const bin = new Set(
    deleted
      .sort(newestDeletionFirst)
      .slice(0, 50)
      .map(({ id }) => id),
  )
  const starred = new Set([...account.data.rows.starred_items.values()].map((item) => item.chat_session_id))
  const wanted = ({ t, r }: ServerRow) => {
    if (t === 'chat_sessions') return listed.has(r.id) || bin.has(r.id) || starred.has(r.id)
    if (t === 'chat_messages') return r.session_id === newest
    return t !== 'sync_tombstones'
  }
  const older = [...account.data.rows.chat_messages.values()].some((m) => m.session_id !== newest)
  return {
    ...asOf(
      account,
      [...account.allRows().filter(wanted), ...shelfRows(account, shelf)].sort(byRev).reverse(),
    ),
    server_time: account.iso(),
    complete_chats: newest ? [newest] : [],
    history_before: older || chats.length > 200 ? account.data.rev + 1 : null,
  }
}

export function fetchHistory(account: Account, _shelf: Shelf, before: number, maxRows?: number) {
  const most = pageSize(maxRows)
  const stars = [...account.data.rows.starred_items.values()]
  const kept = ({ t, r }: ServerRow) => {
    if (r.rev >= before) return false
    if (t === 'chat_sessions') return !r.is_deleted || stars.some((star) => star.chat_session_id === r.id)
    return t === 'chat_messages' && (r.is_visable || stars.some((star) => star.message_id === r.id))
  }
  const rows = account.allRows().filter(kept).sort(byRev).reverse().slice(0, most)
  const next_before = rows.length === most ? (rows.at(-1)?.r.rev ?? null) : null
  return { ...asOf(account, rows), server_time: account.iso(), next_before }
}

export function fetchChat(account: Account, _shelf: Shelf, session: string) {
  const ofChat = ({ t, r }: ServerRow) =>
    (t === 'chat_sessions' && r.id === session) || (t === 'chat_messages' && r.session_id === session)
  return asOf(account, account.allRows().filter(ofChat))
}

export function fetchMessages(account: Account, shelf: Shelf, ids: string[]) {
  const wanted = new Set(ids.slice(0, 200))
  const messages = account.allRows().filter(({ t, r }) => t === 'chat_messages' && wanted.has(r.id))
  const chats = new Set(messages.map(({ r }) => (r as { session_id: string }).session_id))
  const sessions = account.allRows().filter(({ t, r }) => t === 'chat_sessions' && chats.has(r.id))
  return asOf(account, [...sessions, ...messages, ...shelfRows(account, shelf, [...wanted])])
}
