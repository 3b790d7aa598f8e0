import { createContext, type ReactNode } from 'react'
import type { Change } from '#content/planner/read/change.ts'

/** Renders the menu that redoes one section, beside the section's heading; undefined where that cannot be asked. */
export const ChangeSectionContext = createContext<((id: string, title: string) => ReactNode) | undefined>(
  undefined,
)

/** The changes that can be asked of one part: the label of the button, and the message that it sends about the part. */
export const CHANGES: readonly { change: Change; name: string; message: (title: string) => string }[] = [
  { change: 'again', name: 'Redo it', message: (title) => `Redo “${title}” in another way.` },
  { change: 'easier', name: 'Make it easier', message: (title) => `Make “${title}” easier.` },
  { change: 'harder', name: 'Make it harder', message: (title) => `Make “${title}” harder.` },
  { change: 'shorter', name: 'Make it shorter', message: (title) => `Make “${title}” shorter.` },
  { change: 'longer', name: 'Add detail', message: (title) => `Give more detail in “${title}”.` },
]
