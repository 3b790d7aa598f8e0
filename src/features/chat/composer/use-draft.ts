import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { BoxWords } from './box-words.ts'
import { DraftSaver } from './draft-saver.ts'

/** How long the typing rests before the screen says that the draft is safe: said at each save it would flicker. */
const REST_MS = 400

/** Where the words of this composer are kept: per chat, and per kind of new chat. */
export function draftKey(generatorType: string, sessionId: string | undefined): string {
  return sessionId ? `chat:${sessionId}` : `new:${generatorType}`
}

function newDraft() {
  const words = new BoxWords()
  let resting: ReturnType<typeof setTimeout> | undefined
  const onKept = (text: string) => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      if (words.read() === text) words.markStored(text) // else somebody types on, or this was of the chat before
    }, REST_MS)
  }
  return { words, saver: new DraftSaver(saveDraft, onKept), stop: () => clearTimeout(resting) }
}

/** `typed`: beside the stored words. `instead`: in their place, or they have been sent. */
type Since = 'untouched' | 'typed' | 'instead'

/** What stands in the box once its stored words have been read; before they were, somebody may have begun to type. */
function joined(text: string, stored: string, since: Since): string {
  if (since === 'untouched') return stored
  if (since === 'instead' || !stored.trim() || text.startsWith(stored)) return text
  return text.trim() ? `${text}\n\n${stored}` : stored
}

/** The composer's words, restored from their draft: copied at each key press, in the store within 300 ms. */
export function useDraft(key: string) {
  const [{ words, saver, stop }] = useState(newDraft)
  const since = useRef<Since>('untouched')
  const moving = useRef(false)

  // Before anything can be typed or sent there: words of the chat that was left must not stand in this one's box.
  useLayoutEffect(() => {
    // The first send gives the chat its own key: what was typed meanwhile comes along.
    const carried = moving.current ? words.read() : ''
    moving.current = false
    since.current = carried ? 'typed' : 'untouched'
    if (carried) saver.later(key, carried)
    else words.set('')
    let left = false
    readDraft(key)
      .then((stored = '') => {
        if (left) return
        const text = joined(words.read(), stored, since.current)
        if (text === stored) words.markStored(stored)
        else if (text !== words.read()) saver.later(key, text)
        words.set(text)
      })
      .catch(() => undefined)
    return () => {
      left = true
      stop()
      void saver.now()
    }
  }, [key, words, saver, stop])

  useEffect(() => {
    const flush = () => void saver.now()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [saver])

  const setText = useCallback(
    (next: string) => {
      if (since.current === 'untouched') since.current = 'typed'
      words.set(next)
      jotDraft(key, next)
      saver.later(key, next)
    },
    [key, words, saver],
  )

  /** Words of the app's own, which are not to be mixed with what stands there. */
  const replace = useCallback(
    (next: string) => {
      since.current = 'instead'
      setText(next)
    },
    [setText],
  )

  /** The words have been sent, and their draft went with them; what was typed since stays. `moves`: the key will change. */
  const sent = useCallback(
    (sentWords: string, moves: boolean) => {
      since.current = 'instead'
      moving.current = moves
      if (words.read() !== sentWords) {
        // Typed while the send was under way: it may have been stored before the send took the draft away.
        if (!moves) saver.later(key, words.read())
        return
      }
      saver.drop()
      words.set('')
    },
    [key, words, saver],
  )

  /** Stores what has been typed, at once. */
  const keep = useCallback(() => saver.now(), [saver])

  /** Words that are in the store already, from elsewhere. */
  const show = useCallback(
    (stored: string) => {
      saver.drop()
      since.current = 'instead'
      words.set(stored)
      words.markStored(stored)
    },
    [words, saver],
  )

  return { words, setText, replace, sent, keep, show }
}
