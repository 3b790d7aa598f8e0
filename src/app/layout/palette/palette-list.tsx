import { useEffect, useRef } from 'react'
import type { Entry } from './palette-entries.ts'

interface Props {
  id: string
  entries: Entry[]
  /** The index of the line that Enter opens. */
  active: number
  onPoint: (at: number) => void
  onChoose: (entry: Entry) => void
}

export const optionId = (list: string, entry: Entry) => `${list}-${entry.id}`

/** The lines by group. The focus stays in the field: a line is pointed at, never focused. */
export function PaletteList({ id, entries, active, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" tabIndex={-1} className="pb-3">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className="px-5 pt-3 pb-1 text-sm text-muted">
            {group}
          </p>
          {entries.map(
            (entry, at) =>
              entry.group === group && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, as the pattern for a combobox asks
                <div
                  key={entry.id}
                  id={optionId(id, entry)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={`flex min-h-11 cursor-pointer items-baseline gap-3 px-5 py-2 ${at === active ? 'bg-tint outline-2 -outline-offset-2 outline-primary' : ''}`}
                  onPointerMove={() => onPoint(at)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(entry)}
                >
                  <span className="min-w-0 shrink truncate font-semibold">{entry.title}</span>
                  <span className="min-w-24 flex-1 truncate text-sm text-muted">{entry.note}</span>
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
