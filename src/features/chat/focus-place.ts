/** Gives the focus to a part of a document that has none of its own, as after a jump to it. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return
  place.tabIndex = -1
  place.style.outline = 'none'
  place.focus({ preventScroll: true })
}
