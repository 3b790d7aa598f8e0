import { type RefObject, useEffect, useLayoutEffect } from 'react'

const MOVES_WITHIN_MS = 3000
let named: { sessionId: string; until: number } | undefined

/** Enter or Escape has ended the renaming of this chat: the focus belongs to its row. */
export function endedByKey(sessionId: string): void {
  named = { sessionId, until: performance.now() + MOVES_WITHIN_MS }
}

/**
 * With the row itself, or a key typed ahead would find nothing that has the focus; and once more when its new time moves
 * it to another day, which makes the row anew. Never away from where the reader has gone since.
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

/** The open chat can be seen in its list, however far down it stands. Only the list moves, and only when it opens. */
export function useOpenInSight(row: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const list = open ? row.current?.closest('nav') : undefined
    if (!list || !row.current) return
    const { top, bottom } = row.current.getBoundingClientRect()
    const edge = list.getBoundingClientRect()
    // Well inside: rows around it may still grow by a line.
    if (top < edge.top || bottom > edge.bottom) list.scrollTop += top - edge.top - edge.height / 2
  }, [row, open])
}
