// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { ChatMessage } from '#domain/rows.ts'
import type { MessageEntry } from '#features/chat/messages/message-types.ts'
import { useSteadyEntries } from '#features/chat/messages/steady-entries.ts'
import { render, settle } from '../support/screens/render.tsx'

const entry = (id: string, more: Partial<ChatMessage> = {}): MessageEntry => ({
  message: { id, rev: 1, state: 'done', content: 'words', doc: { sections: [] }, ...more } as ChatMessage,
  delivery: { state: 'synced' },
})

function Probe({ entries, seen }: { entries: MessageEntry[]; seen: (readonly MessageEntry[])[] }) {
  seen.push(useSteadyEntries(entries))
  return null
}

let show: (entries: MessageEntry[]) => void = () => {}

function Host({ first, seen }: { first: MessageEntry[]; seen: (readonly MessageEntry[])[] }) {
  const [entries, setEntries] = useState(first)
  show = setEntries
  return <Probe entries={entries} seen={seen} />
}

async function steadied(first: MessageEntry[], second: MessageEntry[]) {
  const seen: (readonly MessageEntry[])[] = []
  const { unmount } = await render(<Host first={first} seen={seen} />)
  await settle(() => show(second))
  await unmount()
  return seen
}

it('keeps the object of an unchanged message, and replaces that of a changed one', async () => {
  const waiting: MessageEntry = { ...entry('d'), delivery: { state: 'queued', opId: 'o', attempts: 0 } }
  const [before, after] = await steadied(
    [entry('a'), entry('b', { doc: null }), entry('c'), waiting],
    [
      entry('a'),
      entry('b', { doc: { sections: [1] } }),
      entry('c', { state: 'stopped' }),
      entry('d'),
      entry('e'),
    ],
  )
  expect(after?.[0]).toBe(before?.[0])
  expect(after?.map(({ message }) => message.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(after?.[1]?.message.doc).toEqual({ sections: [1] })
  expect(after?.[2]?.message.state).toBe('stopped')
  expect(after?.[3]?.delivery).toEqual({ state: 'synced' })
})
