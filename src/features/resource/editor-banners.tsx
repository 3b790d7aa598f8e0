import { Archive, CircleDot, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  archived: boolean
  dirty: boolean
  editedElsewhere: boolean
}

/** [RES-55] [RES-57] */
export function EditorBanners({ archived, dirty, editedElsewhere }: Props) {
  return (
    <>
      {archived && (
        <Strip icon={<Archive className="size-5 shrink-0 text-warning" aria-hidden="true" />}>
          This resource belongs to an archived chat. You can still edit and save content, but changing
          ownership or moving it to another session is restricted.
        </Strip>
      )}
      {editedElsewhere && (
        <Strip icon={<Smartphone className="size-5 shrink-0 text-warning" aria-hidden="true" />}>
          This resource was also edited on another device. Save keeps both versions; yours becomes the current
          one.
        </Strip>
      )}
      {dirty && (
        <Strip icon={<CircleDot className="size-5 shrink-0 text-warning" aria-hidden="true" />}>
          You have unsaved changes. Use the Save button above.
        </Strip>
      )}
    </>
  )
}

function Strip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className="flex items-center gap-2.5 bg-wash px-4 py-2.5 max-md:border-b max-md:border-base-300 md:mb-4 md:rounded-field"
      role="status"
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
