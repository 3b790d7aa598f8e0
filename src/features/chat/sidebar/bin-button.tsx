import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { optionalPart } from '#ui/optional-part.tsx'

/** Loads when it is first opened. */
const DeletedChats = optionalPart(async () => (await import('./deleted-chats.soon.tsx')).DeletedChats)

export function BinButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="mt-auto self-start font-normal text-muted"
        data-keep-clear="" // the toast about a deleted chat names this button
        onClick={() => setOpen(true)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        Recently deleted
      </Button>
      {open && <DeletedChats onClose={() => setOpen(false)} />}
    </>
  )
}
