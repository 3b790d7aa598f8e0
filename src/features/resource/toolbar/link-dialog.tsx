import { Link } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { EditorCommand } from '../lossless/document-editor.ts'
import { linkAddress } from './link-address.ts'

interface Props {
  /** Address of the link the caret stands in */
  link: string | null
  run: (command: EditorCommand) => void
}

export function LinkDialog({ link, run }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const address = linkAddress(typed)
  const finish = (value: string) => {
    // Closed first: it gives the focus back to its button, and then the document takes it.
    flushSync(() => setOpen(false))
    run({ name: 'link', address: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address) finish(address)
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label="Link"
        title="Link"
        aria-pressed={link !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setTyped(link ?? '')
          setOpen(true)
        }}
      >
        <Link className="size-5" aria-hidden="true" />
      </button>
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

/** Not React's `autoFocus`, which comes before the dialog is there to be focused. */
const takesFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
