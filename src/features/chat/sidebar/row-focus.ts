import { type RefObject, useEffect, useLayoutEffect } from 'react'

const MOVES_WITHIN_MS = 3000
let named: { sessionId: string; until: number } | undefined

/** Enter or Escape has ended the renaming of this chat: its row takes the focus. */
export function renameEndedByKey(sessionId: string): void {
  named = { sessionId, until: performance.now() + MOVES_WITHIN_MS }
}

/**
 * Focuses the row as it appears, because a key typed ahead would otherwise find nothing that has the focus; and again
 * when the new time moves the row to another day, which mounts it again. It never steals the focus if the user has
 * moved on.
 */
export function useFocusAfterRename(
  row: RefObject<HTMLElement | null>,
  sessionId: string,
  renaming: boolean,
) {
  useLayoutEffect(() => {
    if (renaming || named?.sessionId !== sessionId || performance.now() > named.until) return
    const at = document.activeElement
    if (!at?.isConnected || at === document.body) row.current?.querySelector('a')?.focus()
  }, [row, sessionId, renaming])
}

/**
 * Scrolls the open chat into sight, however far down the list it is. Only the list moves, and only when the chat
 * opens.
 */
export function useOpenInSight(row: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const list = open ? row.current?.closest('nav') : undefined
    if (!list || !row.current) return
    const { top, bottom } = row.current.getBoundingClientRect()
    const edge = list.getBoundingClientRect()
    // Well inside the list, because rows around it may still grow by a line.
    if (top < edge.top || bottom > edge.bottom) list.scrollTop += top - edge.top - edge.height / 2
  }, [row, open])
}
