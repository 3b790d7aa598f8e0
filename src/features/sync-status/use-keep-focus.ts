import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus inside the dialog: when the focused row goes (sent, retried, deleted), it moves to the row in its place,
 * or to the Close button.
 */
export function useKeepFocus(rows: number | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{ element: Element; row: number }>(undefined)

  useEffect(() => {
    const region = list.current
    if (!region) return
    const remember = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('li')
      last.current = {
        element: target as Element,
        row: [...region.querySelectorAll('li')].indexOf(row as never),
      }
    }
    region.addEventListener('focusin', remember)
    return () => region.removeEventListener('focusin', remember)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row came or went
  useEffect(() => {
    const region = list.current
    const gone = last.current
    if (!region || !gone || gone.element.isConnected || document.activeElement !== document.body) return
    const next =
      region.querySelectorAll('li')[gone.row]?.querySelector('button') ??
      [...region.querySelectorAll<HTMLButtonElement>('li button')].at(-1) ??
      region.closest('dialog')?.querySelector<HTMLButtonElement>('header button')
    next?.focus()
  }, [rows])
  return list
}
