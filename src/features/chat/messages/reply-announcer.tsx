import { useEffect, useRef, useState } from 'react'
import type { ChatMessage, GeneratorType } from '#domain/rows.ts'
import { readReply } from '#session/replies.ts'
import { endWords, startWords } from './announcements.ts'
import type { MessageEntry } from './message-types.ts'
import { effectiveState } from './writing.ts'

interface Props {
  generatorType: GeneratorType
  writingId: string | undefined
  entries: readonly MessageEntry[]
}

/** A region that comes with its words in it is not read aloud: the first message of a chat brings the region. */
const AFTER_MOUNT_MS = 100

/** A live region of its own: the transcript is silent while it is written, this speaks at the start and at the end. */
export function ReplyAnnouncer({ generatorType, writingId, entries }: Props) {
  const [words, setWords] = useState('')
  const before = useRef<string>(undefined)
  const latest = useRef(entries)
  latest.current = entries

  useEffect(() => {
    const ended = before.current
    before.current = writingId
    const reply = latest.current.find(({ message }) => message.id === ended)?.message
    const next = writingId ? startWords(generatorType) : reply && wordsAtEnd(generatorType, reply)
    if (!next) return
    const timer = setTimeout(() => setWords(next), AFTER_MOUNT_MS)
    return () => clearTimeout(timer)
  }, [writingId, generatorType])

  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  )
}

/** The stream is ahead of the row: at the end of the stream the row may still say "running" and hold half the plan. */
function wordsAtEnd(generatorType: GeneratorType, { id, state, doc }: ChatMessage): string {
  const streamed = readReply(id)
  const sections = Math.max(countSections(doc), streamed?.format === 'plan' ? streamed.sections.length : 0)
  return endWords(generatorType, effectiveState(state, streamed?.state), sections)
}

function countSections(doc: unknown): number {
  const sections = (doc as { sections?: unknown } | null)?.sections
  return Array.isArray(sections) ? sections.length : 0
}
