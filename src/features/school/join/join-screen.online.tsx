import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { joinSchool, readInvite } from '#backend/school/invite-link.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { dropInvite } from '#session/arriving/waiting-invite.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useAsked } from '../use-asked.ts'
import { refusalText } from './refusals.ts'

/** Asks a teacher who opened an invite link whether they join. Nothing happens by opening it. */
export function JoinScreen({ invite }: { invite: string }) {
  const { value, failed, again } = useAsked(useCallback(() => readInvite(invite), [invite]))
  const [refused, setRefused] = useState<string>()
  const reason = refused ?? (value?.status === 'refused' ? value.reason : undefined)
  const school = value?.school_name ?? 'your school'
  useEffect(() => {
    if (reason !== undefined) dropInvite() // it is answered: nobody is asked again
  }, [reason])
  return (
    <div className="px-3 pt-4 pb-8">
      <div className="mx-auto max-w-page md:px-6 md:py-4">
        {reason !== undefined ? (
          <Refused reason={reason} school={school} />
        ) : value ? (
          <Question invite={invite} school={school} onRefused={setRefused} />
        ) : failed ? (
          <div className="mt-4 space-y-4">
            <FormAlert id="join-check" text={`The invite link could not be read. ${NETWORK_ERROR}`} />
            <Button variant="primary" onClick={() => void again()}>
              Try again
            </Button>
          </div>
        ) : (
          <Spinner className="mt-4" label="Reading the invite link" />
        )}
      </div>
    </div>
  )
}

function Refused({ reason, school }: { reason: string; school: string }) {
  const [title, text] = refusalText(reason, school)
  const home = (
    <Link to="/home" className="btn btn-primary">
      Home
    </Link>
  )
  return <EmptyPage heading="h1" title={title} text={text} action={home} />
}

interface QuestionProps {
  invite: string
  school: string
  onRefused: (reason: string) => void
}

function useJoin({ invite, school, onRefused }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const leave = () => {
    dropInvite()
    return navigate({ to: '/home', replace: true })
  }
  const join = async () => {
    if (!seemsOnline()) return setProblem(NETWORK_ERROR)
    setBusy(true)
    setProblem(undefined)
    const answer = await joinSchool(invite)
    setBusy(false)
    if (!answer.ok)
      return setProblem(
        answer.failure.kind === 'offline'
          ? NETWORK_ERROR
          : 'No answer came. Please try again: you join only once.',
      )
    if (answer.value.status === 'refused') return onRefused(answer.value.reason)
    showToast({
      title: `You are a member of ${school} now`,
      text: 'Your school pays for your plan, with 500 messages a month.',
      kind: 'success',
    })
    requestSync()
    await leave()
  }
  return { busy, problem, join, leave }
}

function Question(props: QuestionProps) {
  const { busy, problem, join, leave } = useJoin(props)
  return (
    <>
      {problem && (
        <div className="mb-4">
          <FormAlert id="join-problem" text={problem} />
        </div>
      )}
      <EmptyPage
        heading="h1"
        title={`Join ${props.school}?`}
        text={
          <>
            Your school then pays for your plan, with 500 messages a month. Your chats and everything you made
            stay yours, and nobody at the school reads them.
            <br />
            The administrator sees your name and email address, and can take you off again. A plan that you
            pay for yourself goes on until you cancel it.
          </>
        }
        action={
          <>
            <Button variant="primary" busy={busy} onClick={() => void join()}>
              Join
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => void leave()}>
              Not now
            </Button>
          </>
        }
      />
    </>
  )
}
