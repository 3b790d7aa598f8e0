import { EllipsisVertical, Printer, UserCog } from 'lucide-react'
import { useState } from 'react'
import type { SchoolMember } from '#content/contract.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { printWelcome } from '../welcome/print-welcome.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { memberName, memberStatus } from './member-status.ts'

interface MemberMenuProps {
  member: SchoolMember
  schoolName: string
  onChanged: () => Promise<void>
}

/** What is done to a member more rarely than removing them. */
export function MemberMenu({ member, schoolName, onChanged }: MemberMenuProps) {
  const [handing, setHanding] = useState(false)
  const status = memberStatus(member)
  const sheet = {
    name: memberName(member),
    email: status === 'Limited Info' ? '' : (member.email ?? ''),
    existing: status === 'Active' || !member.was_invited,
  }
  return (
    <>
      <Menu
        label={`More for ${memberName(member)}`}
        trigger={<EllipsisVertical className="size-5" aria-hidden="true" />}
      >
        <MenuItem
          icon={<Printer className="size-5" aria-hidden="true" />}
          onSelect={() => void printWelcome([sheet], schoolName)}
        >
          Print welcome sheet
        </MenuItem>
        <MenuItem
          icon={<UserCog className="size-5" aria-hidden="true" />}
          disabled={status !== 'Active'}
          onSelect={() => setHanding(true)}
        >
          <span>
            Make administrator…
            {status !== 'Active' && <span className="block text-sm">once they have begun</span>}
          </span>
        </MenuItem>
      </Menu>
      {handing && <HandOverDialog member={member} onClose={() => setHanding(false)} onChanged={onChanged} />}
    </>
  )
}
