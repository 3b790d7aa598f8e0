import { useState } from 'react'
import type { LicenceInfo, MemberList } from '#backend/school/school.ts'
import type { SchoolMember } from '#content/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Asked } from '../use-asked.ts'
import { exportMembers } from './export-members.ts'
import { MemberRow } from './member-row.tsx'
import { arrangeMembers, type MemberSort } from './member-status.ts'
import { MemberTools } from './member-tools.tsx'

/** With fewer members than this, all are seen without scrolling, and search and order are not needed. */
const TOOLS_FROM = 6

interface MembersProps {
  members: Asked<MemberList>
  licences: LicenceInfo | undefined
  schoolName: string
  onChanged: () => Promise<void>
}

/** The list of members [SCHOOL-15] [SCHOOL-60] [SCHOOL-61]. */
export function Members({ members, licences, schoolName, onChanged }: MembersProps) {
  const { value, failed, again } = members
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="members-heading" className="text-lg" tabIndex={-1}>
          Members
        </h2>
        {licences && (
          <p className="text-sm text-muted tabular-nums">
            {licences.used_licenses} of {licences.total_licenses} licences used
          </p>
        )}
      </div>
      {value?.limited && !failed && (
        <p className="mt-2 rounded-box bg-wash px-3.5 py-2.5" role="status">
          Using fallback method to fetch members. Some email information may be limited.
        </p>
      )}
      {failed && (
        <div className="mt-2 space-y-2">
          <FormAlert id="members-problem" text="Failed to fetch school members. Please try again later." />
          <Button onClick={() => void again()}>Try again</Button>
        </div>
      )}
      {!value && !failed && <Spinner className="mt-3" label="Loading the members" />}
      {value && <List members={value.members} schoolName={schoolName} onChanged={onChanged} />}
    </>
  )
}

interface ListProps {
  members: SchoolMember[]
  schoolName: string
  onChanged: () => Promise<void>
}

function List({ members, schoolName, onChanged }: ListProps) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<MemberSort>('newest')
  if (members.length === 0)
    return <p className="mt-3 text-muted">Nobody yet. Add the first teacher of your school below.</p>
  const hasTools = members.length >= TOOLS_FROM
  const shown = arrangeMembers(members, hasTools ? search : '', sort)
  return (
    <>
      {hasTools && <MemberTools search={search} onSearch={setSearch} sort={sort} onSort={setSort} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
      <ul className="mt-2 max-h-96 overflow-y-auto" tabIndex={0} aria-label="Members">
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} schoolName={schoolName} onChanged={onChanged} />
        ))}
      </ul>
      <Button variant="ghost" className="-ml-3 text-sm" onClick={() => exportMembers(shown)}>
        Save the list as a table (CSV)
      </Button>
      {hasTools && (
        <p role="status" className={shown.length === 0 ? 'pt-3 text-muted' : 'sr-only'}>
          {shown.length === 0 ? `Nobody matches “${search.trim()}”.` : `${shown.length} shown`}
        </p>
      )}
    </>
  )
}
