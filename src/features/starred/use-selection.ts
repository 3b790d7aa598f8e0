import { useState } from 'react'

/** Keeps track of the selected items. An item that is no longer listed is not selected. */
export function useSelection(listed: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = listed.filter((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return { selected, isSelected: (id: string) => chosen.has(id), toggle, clear: () => setChosen(new Set()) }
}
