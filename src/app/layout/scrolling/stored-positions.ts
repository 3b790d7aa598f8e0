/** The key of the scroll positions that are kept over a reload (scroll-positions.ts). */
export const STORED_POSITIONS = 'mahere-places'

/**
 * Says whether the page at this path opens at a stored position. It is asked before the code that restores one has
 * loaded.
 */
export function hasStoredPosition(path: string): boolean {
  return (sessionStorage.getItem(STORED_POSITIONS) ?? '').includes(JSON.stringify(path))
}
