// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { ChatMessage } from '#domain/rows.ts'
import type { MessageEntry } from '#features/chat/messages/message-types.ts'
import { useSteadyEntries } from '#features/chat/messages/steady-entries.ts'
import { render, settle } from '../support/render.tsx'

const entry = (id: string, more: Partial<ChatMessage> = {}): MessageEntry => ({
  message: { id, rev: 1, state: 'done', content: 'words', doc: { sections: [] }, ...more } as ChatMessage,
  delivery: { state: 'synced' },
})

async function steadied(...answers: MessageEntry[][]): Promise<(readonly MessageEntry[])[]> {
  const seen: (readonly MessageEntry[])[] = []
  let show: (entries: MessageEntry[]) => void = () => {}
  function Probe({ entries }: { entries: MessageEntry[] }) {
    seen.push(useSteadyEntries(entries))
    return null
  }
  const { default: React } = await import('react')
  function Host() {
    const [entries, setEntries] = React.useState(answers[0] ?? [])
    show = setEntries
    return <Probe entries={entries} />
  }
  const { unmount } = await render(<Host />)
  for (const answer of answers.slice(1)) await settle(() => show(answer))
  await unmount()
  return seen
}

it('keeps the object of a message that has not changed, and takes the new one of a message that has', async () => {
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
