import { type RefObject, useEffect, useState } from 'react'
import { likelyPupilNames } from '#content/checks/pupil-names.ts'
import { PupilNameNotice } from './pupil-name-notice.tsx'

const STILL_MS = 600

export interface NameGuardProps {
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  setText: (text: string) => void
}

/** Looks for names once the typing rests; those kept once are not asked about again while this chat is open. */
export function NameGuard({ text, box, setText }: NameGuardProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setNames(likelyPupilNames(text)), STILL_MS)
    return () => clearTimeout(timer)
  }, [text])
  const open = names.filter((name) => !kept.includes(name) && text.includes(name))
  if (open.length === 0) return null
  return (
    <PupilNameNotice
      text={text}
      names={open}
      onKeep={() => setKept([...kept, ...open])}
      onReplace={(words) => {
        if (!typeOver(box.current, words)) setText(words)
        box.current?.focus()
      }}
    />
  )
}

/** As if typed, so that the browser's own undo brings the name back. Deprecated, without a successor, and everywhere. */
function typeOver(box: HTMLTextAreaElement | null, words: string): boolean {
  if (!box || typeof document.execCommand !== 'function') return false
  box.focus()
  box.select()
  return document.execCommand('insertText', false, words)
}
