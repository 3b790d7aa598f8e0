import { useRef } from 'react'
import type { MessageEntry } from './message-types.ts'

type Facts = Record<string, unknown>

/** Documents and goals change only together with `rev`, so comparing the values that are not objects is enough. */
function sameFacts(one: Facts, other: Facts): boolean {
  return Object.keys(one).every((key) => {
    const value = one[key]
    return value === other[key] || (typeof value === 'object' && value !== null && other[key] !== null)
  })
}

function isSame(one: MessageEntry, other: MessageEntry): boolean {
  const facts = ({ message }: MessageEntry) => message as unknown as Facts
  return (
    sameFacts(facts(one), facts(other)) && JSON.stringify(one.delivery) === JSON.stringify(other.delivery)
  )
}

/**
 * Keeps the object of every message that has not changed, because every answer of the store brings new objects. Only
 * the changed messages are drawn again: in a chat of 200 messages a key press must not wait for the other 199.
 */
export function useSteadyEntries(entries: readonly MessageEntry[]): readonly MessageEntry[] {
  const known = useRef(new Map<string, MessageEntry>())
  const seen = useRef<readonly MessageEntry[]>(undefined)
  const steady = useRef<readonly MessageEntry[]>([])
  if (seen.current !== entries) {
    const before = known.current
    seen.current = entries
    steady.current = entries.map((entry) => {
      const old = before.get(entry.message.id)
      return old && isSame(old, entry) ? old : entry
    })
    known.current = new Map(steady.current.map((entry) => [entry.message.id, entry]))
  }
  return steady.current
}
