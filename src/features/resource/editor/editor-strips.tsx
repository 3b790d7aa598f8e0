import { Archive, CircleDot, Smartphone } from 'lucide-react'
import { type Delivery, DRAFT_TEXT } from '#domain/delivery-text.ts'
import { Strip } from '../strip.tsx'
import { DeliveryStrip } from './delivery-strip.tsx'
import type { ResourceEdit } from './use-resource-edit.ts'

interface Props {
  archived: boolean
  edit: Pick<ResourceEdit, 'dirty' | 'draftKept'>
  editedElsewhere: boolean
  delivery: Delivery
}

/** The notices above the document [RES-55] [RES-57]. */
export function EditorStrips({ archived, editedElsewhere, edit, delivery }: Props) {
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
      {edit.dirty && (
        <Strip
          icon={<CircleDot className="size-5 shrink-0 text-warning" aria-hidden="true" />}
          actions={
            <p
              className={`draft-note text-sm text-muted max-md:pb-2 max-md:pl-10 ${edit.draftKept ? '' : 'invisible'}`}
            >
              {DRAFT_TEXT}
            </p>
          }
        >
          You have unsaved changes. Use the Save button above.
        </Strip>
      )}
      <DeliveryStrip delivery={delivery} />
    </>
  )
}
