import { useCallback, useEffect, useRef, useState } from 'react'
import { isRecoveryLink, readArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import { isRecovering, openRecovery, recoveryEmail } from '#backend/auth/recovery.ts'
import { heldReturn, holdReturn } from '#session/url-return.ts'
import { linkErrorText, linkFailureText } from './reset-texts.ts'

type Recovery =
  | { state: 'checking' }
  /** The URL has no link, and no link was opened in this tab before. */
  | { state: 'none' }
  | { state: 'open'; email: string }
  | { state: 'failed'; text: string; retry?: () => void }

/** Checks an emailed link before any form is shown [AUTH-122]. Once opened it survives a reload. */
export function useRecovery(path: '/reset-password' | '/password-setup'): Recovery {
  const [href] = useState(() => hrefFor(path))
  const [recovery, setRecovery] = useState<Recovery>(() => (href ? { state: 'checking' } : whatIsOpen()))
  const asking = useRef(false)

  const ask = useCallback(async (from: string) => {
    if (asking.current) return
    asking.current = true
    setRecovery({ state: 'checking' })
    setRecovery(await outcomeOf(from, () => void ask(from)))
    asking.current = false
  }, [])

  useEffect(() => {
    if (!href) return
    holdReturn(null)
    void ask(href)
  }, [href, ask])
  return recovery
}

/** Returns the held URL if it is for this page. A reset link may have arrived on another page first [AUTH-14]. */
function hrefFor(path: string): string | undefined {
  const held = heldReturn()
  return held && (held.path === path || isRecoveryLink(held.href)) ? held.href : undefined
}

function whatIsOpen(): Recovery {
  return isRecovering() ? { state: 'open', email: recoveryEmail() } : { state: 'none' }
}

async function outcomeOf(href: string, retry: () => void): Promise<Recovery> {
  const link = readArrivalLink(href)
  if (!link) return whatIsOpen()
  if (link.kind === 'error') return { state: 'failed', text: linkErrorText(link) }
  const answer = await openRecovery(link)
  if (answer.ok) return { state: 'open', email: answer.email }
  const text = linkFailureText(answer.failure)
  // The call failed, not the link, so a retry may help.
  return answer.failure.kind === 'threw' ? { state: 'failed', text, retry } : { state: 'failed', text }
}
