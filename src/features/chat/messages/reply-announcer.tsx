import { useEffect, useRef, useState } from 'react'
import type { GeneratorType } from '#domain/rows.ts'
import { endWords, startWords } from './announcements.ts'
import type { MessageEntry } from './message-types.ts'

interface Props {
  generatorType: GeneratorType
  writingId: string | undefined
  entries: readonly MessageEntry[]
}

/** A live region of its own: the transcript is silent while it is written, this speaks at the start and at the end. */
export function ReplyAnnouncer({ generatorType, writingId, entries }: Props) {
  const [words, setWords] = useState('')
  const before = useRef<string>(undefined)
  const latest = useRef(entries)
  latest.current = entries

  useEffect(() => {
    const ended = before.current
    before.current = writingId
    if (writingId) return setWords(startWords(generatorType))
    const reply = latest.current.find(({ message }) => message.id === ended)?.message
    if (reply) setWords(endWords(generatorType, reply.state, countSections(reply.doc)))
  }, [writingId, generatorType])

  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  )
}

function countSections(doc: unknown): number {
  const sections = (doc as { sections?: unknown } | null)?.sections
  return Array.isArray(sections) ? sections.length : 0
}
