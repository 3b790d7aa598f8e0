import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { likelyPupilNames } from '#content/checks/pupil-names.ts'
import type { BoxWords } from './box-words.ts'
import { PupilNameNotice } from './pupil-name-notice.tsx'

const STILL_MS = 600

export interface NameGuardProps {
  words: BoxWords
  box: RefObject<HTMLTextAreaElement | null>
  setText: (text: string) => void
}

/** Looks for names once the typing rests; those kept once are not asked about again while this chat is open. */
export function NameGuard({ words, box, setText }: NameGuardProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const open = useStanding(useNames(words), words).filter((name) => !kept.includes(name))
  if (open.length === 0) return null
  return (
    <PupilNameNotice
      names={open}
      text={words.read}
      onKeep={() => setKept([...kept, ...open])}
      onReplace={(text) => {
        if (!typeOver(box.current, text)) setText(text)
        box.current?.focus()
      }}
    />
  )
}

function useNames(words: BoxWords): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const waitForRest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setNames(likelyPupilNames(words.read())), STILL_MS)
    }
    waitForRest()
    const stop = words.subscribe(waitForRest)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [words])
  return names
}

/** Those of the names that still stand in the box. */
function useStanding(names: readonly string[], words: BoxWords): string[] {
  const standing = () => names.filter((name) => words.read().includes(name)).join()
  return useSyncExternalStore(words.subscribe, standing).split(',').filter(Boolean)
}

/** As if typed, so that the browser's own undo brings the name back. Deprecated, without a successor, and everywhere. */
function typeOver(box: HTMLTextAreaElement | null, words: string): boolean {
  if (!box || typeof document.execCommand !== 'function') return false
  box.focus()
  box.select()
  return document.execCommand('insertText', false, words)
}
