import { create } from 'zustand'

/** A title while it is typed. It is kept here because its row may move or disappear, for example when another device's change arrives. */
interface Renaming {
  sessionId: string
  text: string
  /** The cursor's position when its field was removed; undefined while the field is on the screen. */
  caret?: readonly [start: number, end: number] | undefined
}

const useStore = create<{ edit: Renaming | null }>(() => ({ edit: null }))

/** The title typed for this chat so far; undefined when the chat is not being renamed. */
export function useRenaming(sessionId: string): string | undefined {
  return useStore(({ edit }) => (edit?.sessionId === sessionId ? edit.text : undefined))
}

export function readRenaming(): Renaming | null {
  return useStore.getState().edit
}

export function setRenaming(edit: Renaming | null): void {
  useStore.setState({ edit })
}
