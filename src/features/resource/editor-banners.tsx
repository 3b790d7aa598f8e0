import { Archive, CircleDot, Smartphone } from 'lucide-react'
import { DRAFT_WORDS } from '#domain/delivery-words.ts'
import { Strip } from './strip.tsx'

interface Props {
  archived: boolean
  dirty: boolean
  /** The unsaved words are in the store. */
  draftKept: boolean
  editedElsewhere: boolean
}

/** [RES-55] [RES-57] */
export function EditorBanners({ archived, dirty, draftKept, editedElsewhere }: Props) {
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
        <Strip
          icon={<CircleDot className="size-5 shrink-0 text-warning" aria-hidden="true" />}
          actions={
            <p
              className={`draft-words text-sm text-muted max-md:pb-2 max-md:pl-10 ${draftKept ? '' : 'invisible'}`}
            >
              {DRAFT_WORDS}
            </p>
          }
        >
          You have unsaved changes. Use the Save button above.
        </Strip>
      )}
    </>
  )
}
