import type { Op } from '#domain/ops.ts'
import type { RevisionRow, ServerRow } from '#domain/rows.ts'
import { callAsUser } from './call.ts'
import type { Answer } from './failure.ts'
import { noteServerTime } from './server-clock.ts'

export interface OpReceipt {
  op_id: string
  status: 'done' | 'refused' | 'waiting'
  rev?: number
  reason?: string
  /** The version that conflicts with the saved one, because the save was not based on it. */
  also_edited?: string | null
}

export type PullAnswer =
  | { epoch: string; head: number; cursor: number; rows: ServerRow[]; server_time: string }
  | { resync: true }

/** Rows as they were at `as_of`. A device that is already past that position drops them and asks again. */
export interface RowsAnswer {
  epoch: string
  as_of: number
  rows: ServerRow[]
}

export interface BootstrapAnswer extends RowsAnswer {
  server_time: string
  complete_chats: string[]
  history_before: number | null
}

export interface HistoryAnswer extends RowsAnswer {
  server_time: string
  next_before: number | null
}

const rpc = async <T>(name: string, args: Record<string, unknown>): Promise<Answer<T>> => {
  const answer = await callAsUser<T>(`/rest/v1/rpc/${name}`, args)
  if (answer.ok) noteTimeOf(answer.value)
  return answer
}

/** Notes the server's time from the body, because the `Date` header cannot be read across origins. */
function noteTimeOf(value: unknown): void {
  if (typeof value !== 'object' || value === null || !('server_time' in value)) return
  noteServerTime(Date.parse(String(value.server_time)))
}

/** `asUser` is the owner of the outbox. The server refuses the ops under another teacher's token. */
export const applyOps = (asUser: string, ops: Op[]) => rpc<OpReceipt[]>('apply_ops', { as_user: asUser, ops })

export const pullChanges = (epoch: string, since: number, maxRows = 500) =>
  rpc<PullAnswer>('pull_changes', { epoch, since, max_rows: maxRows })

export const bootstrap = () => rpc<BootstrapAnswer>('bootstrap', {})

export const fetchHistory = (before: number, maxRows = 500) =>
  rpc<HistoryAnswer>('fetch_history', { before, max_rows: maxRows })

export const fetchChat = (session: string) => rpc<RowsAnswer>('fetch_chat', { session })

export const fetchMessages = (ids: string[]) => rpc<RowsAnswer>('fetch_messages', { ids })

/** The revisions of a message, newest first, without their text. */
export const listRevisions = (message: string) => rpc<RevisionRow[]>('list_revisions', { message })

export const fetchRevision = (revision: string) => rpc<RevisionRow | null>('fetch_revision', { revision })
