import { callAsUser } from '../call.ts'
import type { Answer } from '../failure.ts'

/** A device on which the teacher is signed in. */
export interface SignedInDevice {
  id: string
  since: string
  used_at: string
  /** The browser's own description of itself; '' when it gave none. */
  browser: string
  /** True for the device that asks. */
  here: boolean
}

export const listDevices = (): Promise<Answer<SignedInDevice[]>> =>
  callAsUser<SignedInDevice[]>('/rest/v1/rpc/list_sessions', {})

/** Signs the teacher out there. What that device has not sent stays on it. */
export const signOutThere = (session: string): Promise<Answer<boolean>> =>
  callAsUser<boolean>('/rest/v1/rpc/end_session', { session })
