import { useCallback, useEffect, useRef, useState } from 'react'
import { isVisible, onReturn, seemsOnline } from '#platform/online.ts'

export interface Asked<T> {
  /** The last answer; a later failure does not take it away. */
  value: T | undefined
  failed: boolean
  /** Answers whether the server answered. */
  again: () => Promise<boolean>
}

/** Asks the server once when the screen opens, and `again` when told to. Only the latest answer counts. */
export function useAsked<T>(
  ask: () => Promise<{ ok: true; value: T } | { ok: false }>,
): Asked<T> & { put: (value: T) => void } {
  const [state, setState] = useState<{ value: T | undefined; failed: boolean }>({
    value: undefined,
    failed: false,
  })
  const latest = useRef(0)
  const again = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    const answer = await ask()
    if (mine !== latest.current) return answer.ok
    setState((old) => (answer.ok ? { value: answer.value, failed: false } : { ...old, failed: true }))
    return answer.ok
  }, [ask])
  const put = useCallback((value: T) => {
    latest.current += 1
    setState({ value, failed: false })
  }, [])
  useEffect(() => {
    void again()
    return () => {
      latest.current += 1
    }
  }, [again])
  return { ...state, again, put }
}

const EVERY_MS = 30_000

/** Runs each 30 s while the tab is visible and online, and once on return [SCHOOL-13] [SYS-27]. */
export function useTick(run: () => unknown): void {
  useEffect(() => {
    const runIfSeen = () => isVisible() && seemsOnline() && run()
    const timer = setInterval(runIfSeen, EVERY_MS)
    const stopListening = onReturn(runIfSeen)
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [run])
}
