import { create } from 'zustand'

/** A title while it is typed. Kept here, because its row may move or go: the day changes, another device sends news. */
interface Renaming {
  sessionId: string
  text: string
  /** Where the cursor was when its field went; undefined while it stands. */
  caret?: readonly [start: number, end: number] | undefined
}

const useStore = create<{ edit: Renaming | null }>(() => ({ edit: null }))

/** What has been typed for this chat so far; undefined when it is not being renamed. */
export function useRenaming(sessionId: string): string | undefined {
  return useStore(({ edit }) => (edit?.sessionId === sessionId ? edit.text : undefined))
}

export function readRenaming(): Renaming | null {
  return useStore.getState().edit
}

export function setRenaming(edit: Renaming | null): void {
  useStore.setState({ edit })
}
