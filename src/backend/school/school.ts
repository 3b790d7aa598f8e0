import type { AddMemberAnswer, AddMemberBody, MembersAnswer, SchoolMember } from '#content/contract.ts'
import { readSession } from '../auth/stored-session.ts'
import { callAsUser } from '../call.ts'
import { type Answer, bad, type CallFailure, failureIn, good } from '../failure.ts'
import { askForPage, readPaymentDetails } from '../payments/payments.ts'

/** The columns of an administrator's own row that tell of the school. */
export interface SchoolRow {
  is_admin: boolean
  school_id: string | null
  school_name: string | null
}
export interface LicenceInfo {
  total_licenses: number
  used_licenses: number
  available_licenses: number
}
export interface SchoolStatistics {
  total_lesson_plans: number
  total_resources: number
}
/** Totals of the school: messages by week, from its Monday, and lesson plans by learning area. */
export interface SchoolActivity {
  weeks: { week: string; messages: number }[]
  areas: { area: string; plans: number }[]
}
/** `limited` when only the fallback answered, whose addresses are cut [SCHOOL-58]. */
export interface MemberList {
  members: SchoolMember[]
  limited: boolean
}
export interface LogLine {
  id: number
  at: string
  who: string
  act: string
  subject: string
}

/** Making an account and sending the mail take longer than a read. */
const ADD_MS = 40_000

const me = () => readSession()?.user.id ?? ''
/** Names the caller as the administrator who asks. */
export const mine = () => ({ admin_user_id: me() })

const read = <T>(path: string) => callAsUser<T>(path, undefined, { method: 'GET' })

/** The first of the rows, or a failure where there has to be one. */
function first<T>(answer: Answer<T[]>): Answer<T> {
  if (!answer.ok) return answer
  const [row] = Array.isArray(answer.value) ? answer.value : []
  return row === undefined ? bad({ kind: 'refused', message: 'No row in the answer' }) : good(row)
}

const ownRow = () => `/rest/v1/subscriptions?select=is_admin,school_id,school_name&user_id=eq.${me()}`

/** Nobody without a row is an administrator [SCHOOL-02]. */
export async function readSchool(): Promise<Answer<SchoolRow>> {
  const answer = await read<SchoolRow[]>(ownRow())
  if (!answer.ok) return answer
  return good(answer.value[0] ?? { is_admin: false, school_id: null, school_name: null })
}

/** [SCHOOL-20] Row security answers a change that is not allowed with no row. */
export async function saveSchool(school_name: string, school_id: string): Promise<Answer<SchoolRow>> {
  return first(await callAsUser<SchoolRow[]>(ownRow(), { school_name, school_id }, { method: 'PATCH' }))
}

/** [SCHOOL-31] */
export async function readLicences(): Promise<Answer<LicenceInfo>> {
  return first(await callAsUser<LicenceInfo[]>('/rest/v1/rpc/get_admin_license_info', mine()))
}

/** [SCHOOL-13] */
export async function readStatistics(): Promise<Answer<SchoolStatistics>> {
  return first(await callAsUser<SchoolStatistics[]>('/rest/v1/rpc/get_admin_statistics', mine()))
}

export const readActivity = (): Promise<Answer<SchoolActivity>> =>
  callAsUser<SchoolActivity>('/rest/v1/rpc/get_school_activity', mine())

/** [SCHOOL-57] [SCHOOL-58] */
export async function readMembers(): Promise<Answer<MemberList>> {
  const whole = await read<MembersAnswer>('/functions/v1/manage-school-members')
  if (whole.ok && Array.isArray(whole.value?.members))
    return good({ members: whole.value.members, limited: false })
  const cut = await read<SchoolMember[]>(
    `/rest/v1/school_memberships?select=*&admin_id=eq.${me()}&order=created_at.desc`,
  )
  return cut.ok ? good({ members: cut.value, limited: true }) : cut
}

/** [SCHOOL-43] It is never queued: a password is sent now or not at all (OP-80). */
export const addMember = (body: AddMemberBody): Promise<Answer<AddMemberAnswer>> =>
  callAsUser<AddMemberAnswer>('/functions/v1/add-school-member', body, { timeoutMs: ADD_MS })

/** Returns the reason why an address cannot be added, or null, for each of them in their order. */
export const checkNewMembers = (emails: string[]): Promise<Answer<(string | null)[]>> =>
  callAsUser<(string | null)[]>('/rest/v1/rpc/check_new_members', { ...mine(), emails })

/** [SCHOOL-71] The function calls `remove_school_member` with the caller's rights, and tells the teacher. */
export async function removeMember(memberId: string): Promise<CallFailure | undefined> {
  return failureIn(await callAsUser<unknown>('/functions/v1/remove-school-member', { memberId }))
}

/** The function calls `hand_over_school` with the caller's rights, and tells both teachers. */
export async function handOverSchool(memberId: string): Promise<CallFailure | undefined> {
  const answer = await callAsUser<unknown>(
    '/functions/v1/hand-over-school',
    { memberId },
    { timeoutMs: ADD_MS },
  )
  return answer.ok ? undefined : answer.failure
}

export async function resendInvitation(memberId: string): Promise<CallFailure | undefined> {
  return failureIn(await callAsUser<unknown>('/functions/v1/resend-member-invitation', { memberId }))
}

/** [SCHOOL-27] The page on which licences are bought. */
export function createLicenceCheckout(licenseCount: number): Promise<Answer<string>> {
  const admin = `${window.location.origin}/admin?license_purchase`
  const body = { licenseCount, successUrl: `${admin}=success`, cancelUrl: `${admin}=cancelled` }
  return askForPage('create-license-checkout', body)
}

/** Reads the log of the school, the newest line first, from before the line with this id. */
export const readLog = (before: number | null, max_rows: number): Promise<Answer<LogLine[]>> =>
  callAsUser<LogLine[]>('/rest/v1/rpc/get_school_log', { ...mine(), before, max_rows })

/** Has the server read Stripe now, so that a payment counts although no notice of it came. */
export const askForPayments = () => readPaymentDetails()
