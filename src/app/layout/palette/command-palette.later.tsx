import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { setCurrentChat } from '#session/current-chat.ts'
import { openAt } from '#session/open-at.ts'
import { usePanels } from '#session/panels.ts'
import { showVersion } from '#session/plan-changes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { type Entry, findEntries, readEntries, type Target } from './palette-entries.ts'
import { optionId, PaletteList } from './palette-list.tsx'

export interface CommandPaletteProps {
  onClose: () => void
}

/** Goes anywhere by a few letters: an action, a saved plan or resource, a chat. It reads this device only. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const list = useId()
  const [entries, setEntries] = useState<Entry[]>([])
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const go = useGo()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current?.focus() // an opening dialog gives the focus to its Close button
    void readEntries().then(setEntries, () => setEntries([]))
  }, [])
  const found = findEntries(entries, query)
  const active = Math.min(at, found.length - 1)
  const current = found[active]

  const choose = (entry: Entry) => {
    onClose()
    go(entry.target)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && current) choose(current)
    const next = nextPlace(event.key, active, found.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  return (
    <Dialog open onClose={onClose} title="Go to" padding="flush" className="md:max-w-[40rem]">
      <div className="sticky top-0 bg-base-100 px-5 pt-2 pb-1">
        <input
          type="text"
          role="combobox"
          className="input w-full"
          aria-label="Find an action, saved work or a chat"
          placeholder="Find an action, saved work or a chat"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(list, current)}
          autoComplete="off"
          spellCheck={false}
          ref={box}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={keyDown}
        />
        <p role="status" className={found.length === 0 ? 'py-3 text-muted' : 'sr-only'}>
          {found.length === 0 ? `Nothing matches “${query.trim()}”.` : `${found.length} to choose from`}
        </p>
      </div>
      <PaletteList id={list} entries={found} active={active} onPoint={setAt} onChoose={choose} />
    </Dialog>
  )
}

function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    PageDown: Math.min(at + 8, count - 1),
    PageUp: Math.max(at - 8, 0),
  }
  return moves[key]
}

function useGo(): (target: Target) => void {
  const navigate = useNavigate()
  const setOpen = usePanels((panels) => panels.setOpen)
  return (target) => {
    switch (target.kind) {
      case 'address':
        if (target.to === '/home') setCurrentChat(null)
        return void navigate({ to: target.to })
      case 'new':
        setCurrentChat(null)
        return void navigate({ to: target.to })
      case 'waiting':
        return setOpen('waiting', true)
      case 'chat': {
        const params = { sessionId: target.sessionId }
        if (target.generator === 'resourceGenerator')
          return void navigate({ to: '/resource/chat/$sessionId', params })
        return void navigate({ to: '/lesson-plan/chat/$sessionId', params })
      }
      case 'saved':
        return openSaved(target, navigate)
    }
  }
}

function openSaved(
  { messageId, sessionId, resource, archived }: Extract<Target, { kind: 'saved' }>,
  navigate: ReturnType<typeof useNavigate>,
): void {
  if (archived) return void navigate({ to: '/resource/$messageId', params: { messageId } })
  showVersion(messageId, true)
  openAt({ sessionId, messageId })
  const params = { sessionId }
  void navigate({ to: resource ? '/resource/chat/$sessionId' : '/lesson-plan/chat/$sessionId', params })
}
