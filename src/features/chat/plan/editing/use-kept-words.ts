import { useEffect, useMemo, useState } from 'react'
import { keepEdit } from '#local-store/commands/facts.ts'
import { readKeptEdit } from '#local-store/queries/facts.ts'
import { onFlush } from '#platform/flush-drafts.ts'
import { DraftSaver } from '../../composer/draft/draft-saver.ts'

/**
 * The texts of an edit that is not saved yet. They are stored while they are typed, and come back after a reload.
 * Undefined until they have been read.
 */
export function useKeptWords(key: string, made: readonly string[]) {
  const [texts, setTexts] = useState<readonly string[]>()
  const saver = useMemo(() => new DraftSaver(keepEdit), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit starts once, from the words it was opened on
  useEffect(() => {
    let left = false
    readKeptEdit(key)
      .catch(() => undefined)
      .then((kept) => left || setTexts(kept?.length === made.length ? kept : made))
    const stop = onFlush(() => saver.now())
    return () => {
      left = true
      stop()
      void saver.now()
    }
  }, [key, saver])

  function write(at: number, text: string) {
    const next = (texts ?? made).with(at, text)
    setTexts(next)
    saver.later(key, JSON.stringify(next))
  }
  async function forget() {
    saver.drop()
    await keepEdit(key, null)
  }
  return { texts, write, forget }
}
