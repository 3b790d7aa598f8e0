import { Link } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorCommand } from '#documents/editor/document-editor.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkAddress } from './link-address.ts'
import { ToolButton } from './tool-button.tsx'

interface Props {
  /** The address of the link at the caret */
  link: string | null
  run: (command: EditorCommand) => void
}

export function LinkDialog({ link, run }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const address = linkAddress(typed)
  const finish = (value: string) => {
    // The dialog closes first: it gives the focus back to its button, and then the document takes it.
    flushSync(() => setOpen(false))
    run({ name: 'link', address: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address) finish(address)
  }
  return (
    <>
      <ToolButton
        name="Link"
        pressed={link !== null}
        onClick={() => {
          setTyped(link ?? '')
          setOpen(true)
        }}
      >
        <Link className="size-5" aria-hidden="true" />
      </ToolButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Link"
        footer={
          <>
            {link !== null && (
              <Button variant="ghost" className="text-error" onClick={() => finish('')}>
                Remove link
              </Button>
            )}
            <Button variant="primary" type="submit" form={`${id}-form`} disabled={!address}>
              Add link
            </Button>
          </>
        }
      >
        <form id={`${id}-form`} onSubmit={submit} className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            Address
          </label>
          <input
            ref={takesFocus}
            id={id}
            className="input w-full"
            inputMode="url"
            placeholder="https://"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}

/** React's `autoFocus` acts before the dialog is open, when its field cannot be focused. */
const takesFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
