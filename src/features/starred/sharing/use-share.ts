import { useEffect, useState } from 'react'
import { endShare, readShareState, shareDocument } from '#backend/sharing/shares.ts'
import type { SavedItem } from '../starred-list.ts'
import { newShareToken, shareLink } from './new-link.ts'
import { prepareShare } from './prepare-share.ts'

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareShare>>>

interface Share {
  state: 'loading' | 'off' | 'on'
  endsAt?: string
  /** The link, while this dialog that made it is open: nobody can show it again later. */
  link?: string
  problem?: string
  busy?: boolean
}

const UNREACHED =
  'Sharing needs a connection, and the server could not be reached. Try again when you are online.'
const REFUSED: Partial<Record<string, string>> = {
  gone: 'The server does not have this document yet. Wait until it has been sent, then share it.',
  too_long: 'This document is too large to share by a link. Send the PDF instead.',
  limit: 'You share 50 documents already. Stop sharing one of them first.',
}

/** The sharing of one document. Every step asks the server: a link that may not exist must never be shown. */
export function useShare(item: SavedItem) {
  const [share, setShare] = useState<Share>({ state: 'loading' })
  const [prepared, setPrepared] = useState<Prepared>()
  const { messageId, labels } = item

  useEffect(() => {
    void Promise.all([readShareState(messageId), prepareShare(messageId, labels.name)]).then(
      ([answer, found]) => {
        setPrepared(found)
        if (!answer.ok) setShare({ state: 'off', problem: UNREACHED })
        else if (answer.value === null) setShare({ state: 'off' })
        else setShare({ state: 'on', endsAt: answer.value.ends_at })
      },
    )
  }, [messageId, labels.name])

  async function start(days: number): Promise<void> {
    if (!prepared) return
    setShare({ ...share, busy: true })
    const { title, html } = prepared
    const token = newShareToken()
    const answer = await shareDocument({ message: messageId, token, title, html, days })
    if (answer.ok && answer.value.status === 'done')
      return setShare({ state: 'on', endsAt: answer.value.ends_at, link: shareLink(token) })
    const reason = answer.ok && answer.value.status === 'refused' ? answer.value.reason : undefined
    setShare({ ...share, busy: false, problem: reason ? (REFUSED[reason] ?? FAILED) : UNREACHED })
  }

  async function stop(): Promise<void> {
    setShare({ ...share, busy: true })
    const answer = await endShare(messageId)
    if (answer.ok) setShare({ state: 'off' })
    else setShare({ ...share, busy: false, problem: STILL_ON })
  }
  return { share, prepared, start, stop }
}

const FAILED = 'The link could not be made. Please try again.'
const STILL_ON = 'The link still works: the server could not be reached. Try again when you are online.'
