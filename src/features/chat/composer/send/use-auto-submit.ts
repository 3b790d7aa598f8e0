import { useEffect, useRef } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { replaceText } from '#session/composer-text.ts'
import { AUTO_SUBMIT_MS, takeResourcePrompt } from '../../actions/resource-prompt.ts'
import { draftKey } from '../draft/draft-key.ts'

interface AutoSubmit {
  generatorType: GeneratorType
  sessionId: string | undefined
  ready: boolean
  submit: (text: string) => Promise<void>
}

/** Puts a prompt that came from a lesson plan into a new resource chat, and sends it once [CHAT-106] to [CHAT-109]. */
export function useAutoSubmit({ generatorType, sessionId, ready, submit }: AutoSubmit): void {
  const latestSubmit = useRef(submit)
  latestSubmit.current = submit
  const taken = useRef<string>(undefined)

  useEffect(() => {
    if (sessionId || generatorType !== 'resourceGenerator') taken.current = undefined
    else if (ready) taken.current ??= takeResourcePrompt()
    const prompt = taken.current
    if (!prompt) return
    const key = draftKey(generatorType, undefined)
    const kept = readDraft(key).catch(() => undefined)
    replaceText(prompt)
    // If the screen unmounts first, nothing is sent unseen: the prompt is in the draft.
    const timer = setTimeout(async () => {
      taken.current = undefined
      const before = await kept
      await latestSubmit.current(prompt)
      // The draft that was in the field before comes back to it.
      if (before && before !== prompt) await saveDraft(key, before)
    }, AUTO_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [ready, sessionId, generatorType])
}
