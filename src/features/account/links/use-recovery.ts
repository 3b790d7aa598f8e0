import { useCallback, useEffect, useRef, useState } from 'react'
import {
  isRecovering,
  isRecoveryLink,
  openRecovery,
  readArrivalLink,
  recoveryEmail,
} from '#backend/account.ts'
import { heldReturn, holdReturn } from '#session/url-return.ts'
import { linkErrorText, linkFailureText } from './reset-texts.ts'

export type Recovery =
  | { state: 'checking' }
  /** Nothing in the address, and no link was opened in this tab before. */
  | { state: 'none' }
  | { state: 'open'; email: string }
  | { state: 'failed'; text: string; retry?: () => void }

/** A mail's link is checked before any form shows [AUTH-122]; once open it stays so through a reload. */
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

/** A link for a new password may have come to another page first [AUTH-14]. */
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
  // The call failed, not the link: asking again may help.
  return answer.failure.kind === 'threw' ? { state: 'failed', text, retry } : { state: 'failed', text }
}
