import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { SHARE_DAYS } from '#domain/promises.ts'
import { copyText } from '#session/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { dayMonth } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { SavedItem } from '../starred-list.ts'
import { NamesCheck } from './names-check.tsx'
import { useShare } from './use-share.ts'

interface Props {
  item: SavedItem
  onClose: () => void
}

/** Shares one document by a link, or stops sharing it. */
export function ShareDialog({ item, onClose }: Props) {
  const sharing = useShare(item)
  const { share } = sharing
  const problem = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share link"
      note={<span className="wrap-anywhere">{item.title}</span>}
    >
      <div className="grid gap-4 pb-5">
        {share.state === 'loading' && <Spinner label="Asking whether it is shared" />}
        {share.problem && <FormAlert id={problem} text={share.problem} />}
        {share.state === 'on' && <Running {...sharing} />}
        {share.state !== 'loading' && share.link === undefined && <Start {...sharing} />}
      </div>
    </Dialog>
  )
}

type Sharing = ReturnType<typeof useShare>

/** The link that works now. It can be copied only while it is new, because nobody keeps it. */
function Running({ share, stop }: Sharing) {
  return (
    <div className="grid gap-3">
      <p role="status">
        Anybody with the link can read and print this document until{' '}
        <b>{share.endsAt && dayMonth(share.endsAt)}</b>.
      </p>
      {share.link && (
        <div className="flex gap-2">
          <input
            className="input min-w-0 grow"
            readOnly
            aria-label="Link"
            value={share.link}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="primary" onClick={() => void copyText(share.link ?? '')}>
            <Copy className="size-5" aria-hidden="true" />
            Copy
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">
        {share.link
          ? 'Copy the link now: it is shown only once. Changes you make later are not in it.'
          : 'The link was shown when it was made. A new one replaces it and has your latest changes.'}
      </p>
      <div>
        <Button busy={share.busy === true} onClick={() => void stop()}>
          Stop sharing
        </Button>
      </div>
    </div>
  )
}

function Start({ share, prepared, start }: Sharing) {
  const [days, setDays] = useState(14)
  const [checked, setChecked] = useState(false)
  const names = prepared?.names ?? []
  if (!prepared) return <p>This document is not on this device yet. Open it once, then share it.</p>
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void start(days)
      }}
    >
      <p>
        A reliever or colleague reads and prints it without an account. Only this document is shared, as it is
        now.
      </p>
      <label className="flex items-center gap-3">
        The link works for
        <select
          className="select w-36"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {SHARE_DAYS.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? '1 day' : `${one} days`}
            </option>
          ))}
        </select>
      </label>
      <NamesCheck {...{ names, checked }} onCheck={setChecked} />
      <div>
        <Button
          type="submit"
          variant={share.state === 'on' ? 'outline' : 'primary'}
          busy={share.busy === true}
          disabled={names.length > 0 && !checked}
        >
          {share.state === 'on' ? 'Make a new link' : 'Make a link'}
        </Button>
      </div>
    </form>
  )
}
