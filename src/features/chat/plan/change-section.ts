import { createContext, type ReactNode } from 'react'

/** What stands beside a section's heading to have that section alone redone; nothing where that cannot be asked. */
export const ChangeSectionContext = createContext<((id: string, title: string) => ReactNode) | undefined>(
  undefined,
)

/** How one part can be asked to be different: the button's word, and the message it sends about the part. */
export const CHANGES: readonly (readonly [name: string, message: (title: string) => string])[] = [
  ['Redo it', (title) => `Redo “${title}” in another way.`],
  ['Make it easier', (title) => `Make “${title}” easier.`],
  ['Make it harder', (title) => `Make “${title}” harder.`],
  ['Make it shorter', (title) => `Make “${title}” shorter.`],
  ['Add detail', (title) => `Give more detail in “${title}”.`],
]
