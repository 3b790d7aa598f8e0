import { callAsUser } from '../call.ts'
import { backendConfig } from '../config.ts'
import { type Answer, bad } from '../failure.ts'
import { request } from '../request.ts'

type DeletionAnswer = { status: 'done'; due_at: string } | { status: 'refused'; reason: 'live_subscription' }

/** Asks for the deletion of the teacher's own account. It is refused while a plan would be charged again. */
export const requestDeletion = (): Promise<Answer<DeletionAnswer>> =>
  callAsUser<DeletionAnswer>('/rest/v1/rpc/request_account_deletion', {})

/** Takes the deletion back, as often as the teacher likes, until the account is gone. */
export const keepAccount = (): Promise<Answer<{ status: 'done' }>> =>
  callAsUser<{ status: 'done' }>('/rest/v1/rpc/keep_account', {})

/** Says whether an account is gone for good, so that nobody is asked to sign in to it. Nobody is signed in here. */
export async function wasAccountDeleted(userId: string): Promise<Answer<boolean>> {
  const config = backendConfig()
  if (!config) return bad({ kind: 'offline', message: 'The server has not been reached yet' })
  return request<boolean>('/rest/v1/rpc/was_account_deleted', { account: userId }, config.anonKey)
}
