import { useLayoutEffect } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { onFlush } from '#platform/flush-drafts.ts'
import { markStored, openComposer, showDraft } from '#session/composer-text.ts'
import { draftKey } from './draft-key.ts'
import { DraftSaver } from './draft-saver.ts'

/** The screen says that the draft is saved once the typing rests this long: said at each save, it would flicker. */
const REST_MS = 400

/** Restores the composer's text from its draft, and stores it: a copy at each key press, the draft within 300 ms. */
export function useDraft(generatorType: GeneratorType, sessionId: string | undefined): void {
  const key = draftKey(generatorType, sessionId)
  // A layout effect runs before anything can be typed or sent: the text of the last chat never stands in this one's field.
  useLayoutEffect(() => {
    let left = false
    let resting: ReturnType<typeof setTimeout> | undefined
    const saver = new DraftSaver(saveDraft, (text) => {
      clearTimeout(resting)
      if (!left) resting = setTimeout(() => markStored(key, text), REST_MS)
    })
    const later = (text: string) => {
      jotDraft(key, text)
      saver.later(key, text)
    }
    openComposer(key, { later, drop: () => saver.drop() })
    readDraft(key)
      .then((stored = '') => !left && showDraft(stored))
      .catch(() => undefined)
    const stopFlushing = onFlush(() => saver.now())
    return () => {
      left = true
      stopFlushing()
      clearTimeout(resting)
      void saver.now()
    }
  }, [key])
}
