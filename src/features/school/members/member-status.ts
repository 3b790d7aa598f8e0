import type { SchoolMember } from '#content/contract.ts'

export type MemberStatus = 'Limited Info' | 'Pending Setup' | 'Password Reset Needed' | 'Active'

const CUT = '...'

/** The first that fits, in this order [SCHOOL-62] [SCHOOL-63] [SCHOOL-64] [SCHOOL-65] [SCHOOL-66]. */
export function memberStatus(member: SchoolMember): MemberStatus {
  if (!member.email || member.email.endsWith(CUT)) return 'Limited Info'
  if (member.was_invited && !member.email_confirmed) return 'Pending Setup'
  if (member.password_reset_required && !member.password_reset_completed) return 'Password Reset Needed'
  return 'Active'
}

export const memberName = ({ name, admin_provided_name, email }: SchoolMember): string =>
  name || admin_provided_name || email || 'Member without a name'

export type MemberSort = 'newest' | 'name' | 'status'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name or address has the words, with or without macrons, in this order. */
export function arrangeMembers(members: SchoolMember[], search: string, sort: MemberSort): SchoolMember[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = members.filter((member) => {
    const text = plain(`${memberName(member)} ${member.email ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  if (sort === 'newest') return found // as the server sorts
  const byName = (a: SchoolMember, b: SchoolMember) => memberName(a).localeCompare(memberName(b), 'en-NZ')
  if (sort === 'name') return found.sort(byName)
  return found.sort((a, b) => memberStatus(a).localeCompare(memberStatus(b)) || byName(a, b))
}
