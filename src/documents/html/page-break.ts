/** True for a value of `break-before` or `break-after` that asks for a new page; `avoid-page` does not. */
export function asksForNewPage(value: string): boolean {
  return /^(page|always|left|right|recto|verso)$/.test(value)
}
