import { useEffect, useRef, useState } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { toldBackIn } from '#content/understood.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { readReply } from '#session/replies.ts'
import type { MessageEntry } from '../message-types.ts'
import { effectiveState } from '../reply-state.ts'
import { endText, startText } from './announcements.ts'

interface Props {
  generatorType: GeneratorType
  writingId: string | undefined
  entries: readonly MessageEntry[]
}

/** Screen readers skip a region that is mounted with its text, and the first message of a chat mounts this region. */
const AFTER_MOUNT_MS = 100

/** A live region of its own, because the transcript is silent: it speaks when a reply begins and when it ends. */
export function ReplyAnnouncer({ generatorType, writingId, entries }: Props) {
  const [text, setText] = useState('')
  const before = useRef<string>(undefined)
  const latest = useRef(entries)
  latest.current = entries

  useEffect(() => {
    const ended = before.current
    before.current = writingId
    const reply = latest.current.find(({ message }) => message.id === ended)?.message
    const next = writingId ? startText(generatorType) : reply && textAtEnd(generatorType, reply)
    if (!next) return
    const timer = setTimeout(() => setText(next), AFTER_MOUNT_MS)
    return () => clearTimeout(timer)
  }, [writingId, generatorType])

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}

/** The stream runs ahead of the row: when the stream ends, the row may still say "running" and hold half the plan. */
function textAtEnd(generatorType: GeneratorType, { id, state, doc }: ChatMessage): string {
  const streamed = readReply(id)
  const sections = Math.max(countSections(doc), streamed?.format === 'plan' ? streamed.sections.length : 0)
  const end = endText(generatorType, effectiveState(state, streamed?.state), sections)
  const { notDone = [], changed = [] } = toldBackIn(doc) ?? toldBackIn(streamed?.told) ?? {}
  const told = changed.length === 0 ? end : `${end} What changed: ${changed.join(' ')}`
  return notDone.length === 0 ? told : `${told} Not as you asked: ${notDone.join(' ')}`
}

function countSections(doc: unknown): number {
  const sections = (doc as { sections?: unknown } | null)?.sections
  return Array.isArray(sections) ? sections.length : 0
}
