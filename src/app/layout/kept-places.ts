/** Where pages stood, kept over a reload (scroll-places.ts). */
export const KEPT_PLACES = 'mahere-places'

/** Whether the reader is led back to a place in this page; asked before what leads them there is here. */
export function hasKeptPlace(path: string): boolean {
  return (sessionStorage.getItem(KEPT_PLACES) ?? '').includes(JSON.stringify(path))
}
