import type { SchoolMember } from '#content/contract.ts'
import { saveText } from '#documents/files/save-file.ts'
import { csvOf } from '../csv.ts'
import { memberName, memberStatus } from './member-status.ts'

const HEADINGS = ['Name', 'Email', 'Status', 'Licence', 'Added (UTC)']

/** Saves the list as a table, with what the page shows of each member and nothing more. */
export function exportMembers(members: SchoolMember[]): void {
  const rows = members.map((member) => [
    memberName(member),
    member.email ?? '',
    memberStatus(member),
    member.subscription_status === 'active' ? 'yes' : 'no',
    member.created_at,
  ])
  saveText(csvOf([HEADINGS, ...rows]), 'Members.csv', 'csv')
}
