import { useEffect, useRef } from 'react'
import type { GeneratorType } from '#domain/rows.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { AUTO_SUBMIT_MS, takeResourcePrompt } from '../actions/resource-prompt.ts'
import { draftKey } from './use-draft.ts'

interface AutoSubmit {
  generatorType: GeneratorType
  sessionId: string | undefined
  ready: boolean
  show: (text: string) => void
  submit: (text: string) => Promise<void>
}

/** A prompt that came from a lesson plan is loaded into a new resource chat and sent once [CHAT-106] to [CHAT-109]. */
export function useAutoSubmit(auto: AutoSubmit): void {
  const latest = useRef(auto)
  latest.current = auto
  const taken = useRef<string>(undefined)
  const { generatorType, sessionId, ready } = auto

  useEffect(() => {
    if (sessionId || generatorType !== 'resourceGenerator') taken.current = undefined
    else if (ready) taken.current ??= takeResourcePrompt()
    const prompt = taken.current
    if (!prompt) return
    const key = draftKey(generatorType, undefined)
    const kept = readDraft(key).catch(() => undefined)
    latest.current.show(prompt)
    // When the screen goes first, nothing is sent unseen: the words are in the draft.
    const timer = setTimeout(async () => {
      taken.current = undefined
      const before = await kept
      await latest.current.submit(prompt)
      // Words that were in the box for later come back to it.
      if (before && before !== prompt) await saveDraft(key, before)
    }, AUTO_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [ready, sessionId, generatorType])
}
