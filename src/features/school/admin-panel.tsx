import { useCallback, useState } from 'react'
import { readLicences, readMembers, readStatistics, type SchoolRow } from '#backend/school/school.ts'
import { Activity } from './activity.tsx'
import { BulkPart } from './bulk/bulk-part.tsx'
import { Dashboard } from './dashboard.tsx'
import { InvitePart } from './invite/invite-part.tsx'
import { Licences } from './licences.tsx'
import { AddMember } from './members/add-member.tsx'
import { Members } from './members/members.tsx'
import { SchoolPictures } from './pictures/school-pictures.tsx'
import { SchoolSetup } from './school-setup.tsx'
import { useAsked, useTick } from './use-asked.ts'
import { useCheckSeat } from './use-check-seat.ts'
import { usePurchase } from './use-purchase.ts'

interface AdminPanelProps {
  school: SchoolRow
  onSchool: (school: SchoolRow) => void
  purchase: string | undefined
}

/** The administrator's page: own usage, totals, members, licences and the school's name [SCHOOL-14]. */
export function AdminPanel({ school, onSchool, purchase }: AdminPanelProps) {
  const statistics = useAsked(readStatistics)
  const licences = useAsked(readLicences)
  const members = useAsked(readMembers)
  const [acts, setActs] = useState(0)
  const [askMembers, askLicences, askStatistics] = [members.again, licences.again, statistics.again]
  const checkSeat = useCheckSeat()
  const changed = useCallback(async () => {
    setActs((count) => count + 1)
    const [, answered] = await Promise.all([askMembers(), askLicences()])
    if (!answered) await checkSeat()
  }, [askMembers, askLicences, checkSeat])
  useTick(useCallback(async () => (await askStatistics()) || checkSeat(), [askStatistics, checkSeat]))
  usePurchase(purchase, changed)
  const name = school.school_name ?? ''
  const named = name.trim() !== ''
  const setup = <SchoolSetup school={school} onSchool={onSchool} />
  return (
    <div className="px-3 pt-4 pb-8">
      <div className="mx-auto max-w-[60rem] md:px-6 md:py-4">
        <h1 className="text-2xl max-md:sr-only">Admin Panel</h1>
        <Dashboard statistics={statistics.value} />
        {!named && <div className="mt-4 md:mt-5">{setup}</div>}
        <div className="mt-4 grid gap-4 md:mt-5 md:gap-5 xl:grid-cols-[1fr_20rem] xl:items-start">
          <section className="sheet min-w-0 p-4 md:p-6" aria-labelledby="members-heading">
            <Members members={members} licences={licences.value} schoolName={name} onChanged={changed} />
            <AddMember
              named={named}
              full={licences.value?.available_licenses === 0}
              schoolName={name}
              onChanged={changed}
            />
            <BulkPart named={named} schoolName={name} onChanged={changed} />
            <InvitePart named={named} onChanged={changed} />
          </section>
          <div className="min-w-0 space-y-4 md:space-y-5">
            <Licences licences={licences} />
            {named && setup}
            <SchoolPictures />
            <Activity acts={acts} schoolName={name} />
          </div>
        </div>
      </div>
    </div>
  )
}
