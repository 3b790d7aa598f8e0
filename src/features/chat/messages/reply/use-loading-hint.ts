import { useEffect, useRef, useState } from 'react'
import { hintAt, nextHintIn } from './loading-hints.ts'

/** The hint that is due now, counted from when this screen first saw the wait. */
export function useLoadingHint(hints: readonly string[]): string | undefined {
  const startedAt = useRef<number>(undefined)
  const [hint, setHint] = useState<string>()

  useEffect(() => {
    startedAt.current ??= Date.now()
    const started = startedAt.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const waited = Date.now() - started
      setHint(hintAt(hints, waited))
      const wait = nextHintIn(hints, waited)
      if (wait !== undefined) timer = setTimeout(step, wait)
    }
    step()
    return () => clearTimeout(timer)
  }, [hints])

  return hint
}
