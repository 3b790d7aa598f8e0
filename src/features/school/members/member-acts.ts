import { handOverSchool, removeMember, resendInvitation } from '#backend/school/school.ts'
import type { SchoolMember } from '#content/contract.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { dropErrors, showToast } from '#session/toasts.ts'
import { type Failure, serverWords } from '../school-texts.ts'
import { memberName } from './member-status.ts'

/** After a refusal the page may be showing what is no longer so: another tab or the next administrator was first. */
type End = 'done' | 'refused' | 'offline'

function fail(title: string, about: string, failure: Failure | 'offline'): End {
  const away = failure === 'offline' || failure.kind === 'offline'
  const text = away ? NETWORK_ERROR : (serverWords(failure) ?? 'Nothing was changed. Please try again.')
  showToast({ title, text, kind: 'error', about })
  return away ? 'offline' : 'refused'
}

/** [SCHOOL-70] [SCHOOL-71] [SCHOOL-72] */
export async function removeNow(member: SchoolMember): Promise<End> {
  const [title, about] = ['Failed to remove school member', `remove ${member.id}`]
  dropErrors(about)
  if (!seemsOnline()) return fail(title, about, 'offline')
  const failed = await removeMember(member.member_id)
  if (failed) return fail(title, about, failed)
  showToast({
    title: `${memberName(member)} was removed`,
    text: 'They keep everything they made, with a free account. The licence is free again.',
    kind: 'success',
  })
  return 'done'
}

/** Sends the mail with the link once more. */
export async function sendAgain(member: SchoolMember): Promise<End> {
  const [title, about] = ['The email was not sent', `send ${member.id}`]
  dropErrors(about)
  if (!seemsOnline()) return fail(title, about, 'offline')
  const failed = await resendInvitation(member.member_id)
  if (failed) return fail(title, about, failed)
  showToast({
    title: 'Email sent',
    text: `It went to ${member.email}. An older link no longer works.`,
    kind: 'success',
  })
  return 'done'
}

export async function handOverTo(member: SchoolMember): Promise<End> {
  const [title, about] = ['The seat was not handed over', `hand over ${member.id}`]
  dropErrors(about)
  if (!seemsOnline()) return fail(title, about, 'offline')
  const failed = await handOverSchool(member.member_id)
  if (failed) return fail(title, about, failed)
  showToast({
    title: `${memberName(member)} is the administrator now`,
    text: 'You are a member of the school. We have emailed you both.',
    kind: 'success',
  })
  return 'done'
}
