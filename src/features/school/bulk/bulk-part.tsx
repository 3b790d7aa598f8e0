import { useRef, useState } from 'react'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { optionalPart } from '#ui/optional-part.tsx'
import { Spinner } from '#ui/spinner.tsx'

const BulkAdd = optionalPart(
  async () => (await import('./bulk-add.online.tsx')).BulkAdd,
  () => <FormAlert id="bulk-missing" text="This part could not be loaded. Please reload the page." />,
  <Spinner className="mt-3" label="Opening the list" />,
)

interface BulkPartProps {
  /** The school has a name. */
  named: boolean
  schoolName: string
  onChanged: () => Promise<void>
}

/** The way to add many teachers at once; its code loads when it is opened. */
export function BulkPart({ named, schoolName, onChanged }: BulkPartProps) {
  const [open, setOpen] = useState(false)
  const [offline, setOffline] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    setOffline(!seemsOnline())
    setOpen(seemsOnline())
  }
  const close = () => {
    setOpen(false)
    setTimeout(() => button.current?.focus()) // the button is back after this render
  }
  if (open) return <BulkAdd schoolName={schoolName} onChanged={onChanged} onClose={close} />
  return (
    <div className="mt-4 space-y-3 border-t border-base-300 pt-4">
      <Button ref={button} disabled={!named} onClick={press}>
        Add many from a list
      </Button>
      {offline && <FormAlert id="bulk-offline" text={NETWORK_ERROR} />}
    </div>
  )
}
