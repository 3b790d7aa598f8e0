import { callAsUser } from '../call.ts'
import { backendConfig } from '../config.ts'
import { type Answer, bad } from '../failure.ts'
import { request } from '../request.ts'

export interface ShareState {
  shared_at: string
  ends_at: string
}
type Made = (ShareState & { status: 'done' }) | { status: 'refused'; reason: string }
export type SharedDocument =
  | (ShareState & { status: 'done'; title: string; html: string })
  | { status: 'refused'; reason: 'unknown' | 'ended' | 'busy' }

const rpc = <T>(name: string, body: object): Promise<Answer<T>> => callAsUser<T>(`/rest/v1/rpc/${name}`, body)

export const shareDocument = (share: {
  message: string
  token: string
  title: string
  html: string
  days: number
}) => rpc<Made>('share_document', share)

/** Null while the document is not shared. */
export const readShareState = (message: string) => rpc<ShareState | null>('read_share_state', { message })

export const endShare = (message: string) => rpc<unknown>('end_share', { message })

/** What a link shows. It is asked without an account, also by a teacher who is signed in. */
export async function readShare(token: string): Promise<Answer<SharedDocument>> {
  const config = backendConfig()
  if (!config) return bad({ kind: 'offline', message: 'The server has not been reached yet' })
  return request<SharedDocument>('/rest/v1/rpc/read_share', { token }, config.anonKey)
}
