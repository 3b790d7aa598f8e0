import { type RefObject, useEffect, useState } from 'react'
import { likelyPupilNames } from '#content/checks/pupil-names.ts'
import { onTextChange, readText, setText, useComposerText } from '#session/composer-text.ts'
import { PupilNameNotice } from './pupil-name-notice.tsx'

const STILL_MS = 600

export interface NameGuardProps {
  box: RefObject<HTMLTextAreaElement | null>
}

/** Looks for names once the typing rests; names that the teacher keeps are not asked about again while this chat is open. */
export function NameGuard({ box }: NameGuardProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const open = useNamesInText(useNames()).filter((name) => !kept.includes(name))
  if (open.length === 0) return null
  return (
    <PupilNameNotice
      names={open}
      text={readText}
      onKeep={() => setKept([...kept, ...open])}
      onReplace={(text) => {
        if (!typeOver(box.current, text)) setText(text)
        box.current?.focus()
      }}
    />
  )
}

function useNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const waitForRest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setNames(likelyPupilNames(readText())), STILL_MS)
    }
    waitForRest()
    const stop = onTextChange(waitForRest)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return names
}

/** The names that have not been erased since they were found. */
function useNamesInText(names: readonly string[]): string[] {
  const found = useComposerText(({ text }) => names.filter((name) => text.includes(name)).join())
  return found.split(',').filter(Boolean)
}

/**
 * Replaces the text as if it were typed, so that the browser's own undo brings the name back. The command is deprecated,
 * has no successor, and works everywhere.
 */
function typeOver(box: HTMLTextAreaElement | null, text: string): boolean {
  if (!box || typeof document.execCommand !== 'function') return false
  box.focus()
  box.select()
  return document.execCommand('insertText', false, text)
}
