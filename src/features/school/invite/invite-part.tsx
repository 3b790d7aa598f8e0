import { Link2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  endInviteLink,
  type InviteLink,
  makeInviteLink,
  readInviteLink,
} from '#backend/school/invite-link.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { copyText } from '#session/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { NAME_NEEDED } from '../school-texts.ts'
import { useAsked } from '../use-asked.ts'

interface InvitePartProps {
  /** The school has a name. */
  named: boolean
  onChanged: () => Promise<void>
}

const FAILED = 'Nothing was changed. Please try again.'

/** The new link, null when there is none any more, or why nothing was done. */
type Acted = { link: InviteLink | null } | { problem: string }

async function make(): Promise<Acted> {
  const answer = await makeInviteLink()
  if (!answer.ok) return { problem: answer.failure.kind === 'offline' ? NETWORK_ERROR : FAILED }
  const { value } = answer
  if (value.status === 'done') return { link: value }
  return { problem: value.reason === 'no_school' ? NAME_NEEDED : FAILED }
}

async function end(): Promise<Acted> {
  const answer = await endInviteLink()
  if (answer.ok) return { link: null }
  return { problem: answer.failure.kind === 'offline' ? NETWORK_ERROR : FAILED }
}

function useLink(onChanged: () => Promise<void>) {
  const asked = useAsked(readInviteLink)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** What was done last on this page. */
  const [done, setDone] = useState<'made' | 'ended'>()
  const act = async (work: () => Promise<Acted>) => {
    setBusy(true)
    setProblem(undefined)
    const acted = seemsOnline() ? await work() : { problem: NETWORK_ERROR }
    setBusy(false)
    if ('problem' in acted) return setProblem(acted.problem)
    asked.put(acted.link)
    setDone(acted.link ? 'made' : 'ended')
    await onChanged()
  }
  return { ...asked, busy, problem, done, make: () => void act(make), end: () => void act(end) }
}

/** The one link by which teachers join by themselves: made, copied, shown with its end, ended. */
export function InvitePart({ named, onChanged }: InvitePartProps) {
  const link = useLink(onChanged)
  const makeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (link.done === 'ended') makeButton.current?.focus() // the button that was pressed is gone
  }, [link.done])
  return (
    <section className="mt-5 border-t border-base-300 pt-5" aria-labelledby="invite-heading">
      <h3 id="invite-heading">Invite link</h3>
      <p className="mt-1 text-sm text-muted">
        Who opens it joins with an account of their own, as long as there are licences. It works for 14 days.
      </p>
      {link.failed ? (
        <>
          <p className="mt-3">The invite link could not be loaded.</p>
          <Button className="mt-2" onClick={() => void link.again()}>
            Try again
          </Button>
        </>
      ) : link.value ? (
        <Live link={link.value} isNew={link.done === 'made'} busy={link.busy} onEnd={link.end} />
      ) : (
        link.value === null && (
          <Button ref={makeButton} className="mt-3" disabled={!named} busy={link.busy} onClick={link.make}>
            {!link.busy && <Link2 className="size-5" aria-hidden="true" />}
            Make an invite link
          </Button>
        )
      )}
      <p role="status" className={link.done === 'ended' ? 'mt-2' : 'sr-only'}>
        {link.done === 'ended' && 'The link has ended. Nobody can join by it any more.'}
      </p>
      {link.problem && (
        <div className="mt-3">
          <FormAlert id="invite-problem" text={link.problem} />
        </div>
      )}
    </section>
  )
}

interface LiveProps {
  link: InviteLink
  /** Made just now, by the button that had the focus. */
  isNew: boolean
  busy: boolean
  onEnd: () => void
}

function Live({ link, isNew, busy, onEnd }: LiveProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const address = `${window.location.origin}/join#${link.token}`
  return (
    <>
      <div className="mt-3 flex gap-2">
        <input
          ref={field}
          className="input min-w-0 grow"
          readOnly
          value={address}
          aria-label="Invite link"
          aria-describedby={id}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copyText(address)}>Copy</Button>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <p id={id} className="text-sm text-muted">
          Works until {dayTime(link.ends_at)}.
        </p>
        <Button variant="ghost" className="text-sm" busy={busy} onClick={onEnd}>
          End the link now
        </Button>
      </div>
    </>
  )
}
