import { callAsUser } from '../call.ts'
import type { Answer } from '../failure.ts'
import { mine } from './school.ts'

export interface InviteLink {
  token: string
  ends_at: string
}
export type Made = (InviteLink & { status: 'done' }) | { status: 'refused'; reason: string }
/** What a link leads the caller to. Only a link that has ended names no school. */
export type Invite =
  | { status: 'ready'; school_name: string }
  | { status: 'refused'; reason: string; school_name?: string }
export type Joined = { status: 'done' } | { status: 'refused'; reason: string }

/** Stripe may be asked as well. */
const JOIN_MS = 40_000

const rpc = <T>(name: string, body: object): Promise<Answer<T>> => callAsUser<T>(`/rest/v1/rpc/${name}`, body)

/** The link that works now, or null. */
export const readInviteLink = () => rpc<InviteLink | null>('get_invite_link', mine())

/** Makes a new link; the one before ends. */
export const makeInviteLink = () => rpc<Made>('make_invite_link', mine())

export const endInviteLink = () => rpc<unknown>('end_invite_link', mine())

export const readInvite = (invite: string) => rpc<Invite>('read_invite', { invite })

/** The function calls `join_school` with the caller's rights, and closes a payment page that they had open. */
export const joinSchool = (invite: string): Promise<Answer<Joined>> =>
  callAsUser<Joined>('/functions/v1/join-school', { invite }, { timeoutMs: JOIN_MS })
