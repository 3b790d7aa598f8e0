import { useCallback, useEffect, useRef, useState } from 'react'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { DraftSaver } from './draft-saver.ts'

/** Where the words of this composer are kept: per chat, and per kind of new chat. */
export function draftKey(generatorType: string, sessionId: string | undefined): string {
  return sessionId ? `chat:${sessionId}` : `new:${generatorType}`
}

/** The composer's text, restored from its draft: copied at each key press, in the store within 300 ms. */
export function useDraft(key: string) {
  const [text, setShown] = useState('')
  const [kept, setKept] = useState('')
  const saver = useRef<DraftSaver>(undefined)
  saver.current ??= new DraftSaver(saveDraft, setKept)
  const shown = useRef('')
  shown.current = text
  const typed = useRef(false)
  const moving = useRef(false)

  useEffect(() => {
    // The first send gives the chat its own key: what was typed meanwhile comes along.
    const carried = moving.current ? shown.current : ''
    moving.current = false
    typed.current = carried !== ''
    if (carried) saver.current?.later(key, carried)
    let left = false
    readDraft(key)
      .then((draft) => {
        if (left || typed.current) return
        setShown(draft ?? '')
        setKept(draft ?? '')
      })
      .catch(() => undefined)
    return () => {
      left = true
      void saver.current?.now()
    }
  }, [key])

  useEffect(() => {
    const flush = () => void saver.current?.now()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [])

  const setText = useCallback(
    (next: string) => {
      typed.current = true
      setShown(next)
      jotDraft(key, next)
      saver.current?.later(key, next)
    },
    [key],
  )

  /** The words have been sent, and their draft went with them; what was typed since stays. `moves`: the key will change. */
  const sent = useCallback(
    (words: string, moves: boolean) => {
      typed.current = true
      moving.current = moves
      if (shown.current !== words) {
        // Typed while the send was under way: it may have been stored before the send took the draft away.
        if (!moves) saver.current?.later(key, shown.current)
        return
      }
      saver.current?.drop()
      shown.current = ''
      setShown('')
    },
    [key],
  )

  /** Stores what has been typed, at once. */
  const keep = useCallback(async () => saver.current?.now(), [])

  /** Words that are in the store already, from elsewhere. */
  const show = useCallback((stored: string) => {
    saver.current?.drop()
    typed.current = true
    setShown(stored)
    setKept(stored)
  }, [])

  /** The words on the screen are the words in the store. */
  const isKept = text.trim() !== '' && kept === text
  return { text, setText, sent, keep, show, isKept }
}
